import { data, redirect } from "react-router";
import {
  ARCHIVO_SIN_AGREGAR,
  CANTIDAD_MALA,
  type Pedido,
  readLista,
  SIN_AGREGAR,
  writeLista,
} from "~/domain/cotizaciones/lista";
import { listaSetCookie, listaValue } from "~/services/http/cookies.server";
import { badRequest, checkedForm } from "~/services/http/form-gate.server";
import { BrokenForm, FormTooLarge } from "~/services/http/form-body.server";
import { formProblems } from "~/services/http/form-fields.server";
import { isMultipart } from "~/services/http/form-limits.server";
import type { RequestInfo } from "~/services/http/request-info.server";
import { type Received, receive } from "~/services/uploads/receive.server";
import { answerHeaders } from "~/site/formulario/cabeceras";
import { ownPath } from "./avisos";
import { otraLista, withOtra } from "./mostrada.server";
import { sendCotizacion, typedDatos, wasSent } from "./envio.server";
import {
  actualizar,
  agregar,
  ARCHIVO_GRANDE,
  cajaOf,
  pegar,
  pedidosOf,
  type Pedir,
  saidOf,
  withCantidades,
  withMalas,
} from "./pedir.server";
import { recuperar } from "./recuperar.server";
import { marcaDe, markOf, vistaOf } from "./vista.server";

/** The page that the form was on, for the way back. */
function cameFrom(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  const url = URL.canParse(referer) ? new URL(referer) : null;
  if (!url || url.pathname.startsWith("/cotizacion")) return "";
  return ownPath(url.href.slice(url.origin.length));
}

async function answer(request: Request, done: Pedir) {
  const { lista, cambio, antes = [], dejadas = [], hecho, status, espera, ...shown } = done;
  const headers = {
    "Set-Cookie": listaSetCookie(writeLista(lista)),
    ...(espera === undefined ? {} : { "Retry-After": String(espera) }),
  };
  const aviso = saidOf(done);
  // A redirection would lose what is typed elsewhere in the form.
  if (shown.respuesta || shown.caja || (aviso && !(hecho || cambio)))
    return data(await vistaOf(lista, { ...shown, aviso, vuelta: cameFrom(request) }), {
      status,
      headers: { ...answerHeaders, ...headers },
    });
  const { nuevos = 0, cambiados = 0 } = cambio ?? {};
  const isIgual = cambio && (cambio.dejados || nuevos + cambiados === 0);
  const added = {
    ...{ mas: String(nuevos || ""), ya: cambiados > 0 ? writeLista(antes) : "", de: cameFrom(request) },
    igual: isIgual ? String(cambio.iguales || "") : "",
    deja: writeLista(dejadas),
  };
  // What is told is true of this list alone.
  const said = { ...(hecho ?? added), lista: marcaDe(lista) };
  const search = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ""));
  throw redirect(`/cotizacion${search.size > 0 ? `?${search}` : ""}#${aviso && hecho ? "resultado" : "lista"}`, {
    status: 303,
    headers,
  });
}

async function enviar(request: Request, lista: readonly Pedido[], form: Omit<Received, "discard">, ip: string) {
  // The page from which a list was sent, and which the browser kept, still shows it: its quantities may be other ones.
  const shown = lista.length === 0 && (await wasSent(form.fields)) ? pedidosOf(form.fields) : lista;
  const { lista: counted, aviso, malas } = withCantidades(shown, form.fields, true);
  const { caja, visto } = cajaOf(form.fields);
  const archivo = form.files.length > 0;
  const isLeft = caja !== "" && markOf(caja) !== visto;
  const left = archivo ? ARCHIVO_SIN_AGREGAR : isLeft ? SIN_AGREGAR : null;
  const unready = malas
    ? { titulo: "Datos inválidos", texto: CANTIDAD_MALA }
    : left && { titulo: "Faltan productos por agregar", texto: left };
  const otra = await otraLista(lista, form.fields);
  const envio = await sendCotizacion(counted, form, ip, { otra, unready });
  if (envio.enlace !== null) {
    const headers = { "Set-Cookie": listaSetCookie("") };
    throw redirect(`/cotizacion/${envio.enlace}`, { status: 303, headers });
  }
  const { status, retryAfter: espera, respuesta } = envio;
  // Beside other mistakes it is not told of what was not added.
  const told = respuesta.fault?.texto === SIN_AGREGAR ? undefined : visto;
  const typed = { respuesta, malas, caja, archivo, visto: told };
  const done = { ...typed, lista: counted, aviso, status, espera };
  if (!otra?.quitadas || respuesta.fault?.texto !== otra.texto) return answer(request, done);
  const idos = { mal: Boolean(aviso), texto: [otra.idos, aviso?.texto].filter(Boolean).join(" ") };
  return answer(request, { ...done, aviso: counted.length > 0 ? idos : undefined, quitadas: otra.quitadas });
}

/** Names of the buttons of the list's form that change it. */
const PRESSED = ["actualizar", "quitar", "vaciar", "recuperar"];

async function answerFields(
  request: Request,
  lista: readonly Pedido[],
  form: Omit<Received, "discard">,
  who: Pick<RequestInfo, "ip" | "asker">,
) {
  const { fields, files, problem } = form;
  const isPressed = PRESSED.some((name) => fields.has(name));
  const isSent = fields.get("accion") === "enviar" && !isPressed;
  // Whatever is pressed, nothing is lost that was typed elsewhere in the form.
  const typed = { ...cajaOf(fields), respuesta: await typedDatos(fields) };
  const told = async (done: Pedir) => answer(request, await withOtra(done, lista, fields));
  const paste = async () => told({ ...typed, visto: undefined, ...(await pegar(lista, form, who)) });
  if (fields.has("pegar")) return paste();
  const { lista: counted, malas } = withCantidades(lista, fields);
  if ((problem && !isSent) || (isPressed && files.length > 0)) {
    const aviso = { mal: true, texto: problem ?? ARCHIVO_SIN_AGREGAR };
    return told({ ...typed, lista: counted, malas, aviso, archivo: files.length > 0, status: 400 });
  }
  if (fields.has("vaciar")) {
    const quitadas = writeLista(counted);
    return told({ ...typed, lista: [], quitadas, hecho: { quitadas } });
  }
  if (fields.has("recuperar")) {
    const done = await recuperar(counted, fields.get("recuperar"), fields.get("puesto"));
    return told({ ...typed, ...withMalas(done, malas) });
  }
  if (fields.has("actualizar") || fields.has("quitar")) return told({ ...(await actualizar(lista, fields)), ...typed });
  switch (fields.get("accion")) {
    case "enviar":
      return enviar(request, lista, form, who.ip);
    case "recuperar":
      return answer(request, await recuperar(lista, fields.get("lista")));
    default:
      // A page from before the forms were one has no button to paste.
      return fields.has("lote") ? paste() : answer(request, await agregar(lista, fields));
  }
}

/** A form of the list, with its file where the browser sends one; null for what is no form. */
async function readForm(request: Request): Promise<Received | null> {
  if (isMultipart(request.headers.get("content-type"))) return receive(request);
  const form = await checkedForm(request);
  return form && { ...form, files: [], discard: async () => undefined };
}

/**
 * Does what a form of the list asks for: adds products, pasted lines or another list, saves quantities, removes, empties,
 * sends. Throws the redirection, and TooBusy where too many wait; returns the page where something is wrong.
 */
export async function answerForm(request: Request, who: Pick<RequestInfo, "ip" | "asker" | "turn">) {
  const lista = readLista(listaValue(request));
  const refuse = (texto: string, status: number) => answer(request, { lista, aviso: { mal: true, texto }, status });
  let form;
  try {
    form = await readForm(request);
  } catch (error) {
    if (error instanceof FormTooLarge) return refuse(ARCHIVO_GRANDE, 413);
    if (error instanceof BrokenForm) return refuse(formProblems.broken, 400);
    throw error;
  }
  if (!form) throw badRequest();
  try {
    // Files are read in an order of their own.
    if (form.files.length === 0) await who.turn?.();
    return await answerFields(request, lista, form, who);
  } finally {
    await form.discard();
  }
}
