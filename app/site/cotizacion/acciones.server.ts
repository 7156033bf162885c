import { data, redirect } from "react-router";
import { CANTIDAD_MALA, type Pedido, readLista, SIN_AGREGAR, writeLista } from "~/domain/cotizaciones/lista";
import { listaSetCookie, listaValue } from "~/services/http/cookies.server";
import { checkedForm } from "~/services/http/form-gate.server";
import { BrokenForm, FormTooLarge } from "~/services/http/form-body.server";
import { formProblems, type TypedForm } from "~/services/http/form-fields.server";
import { isMultipart } from "~/services/http/form-limits.server";
import type { RequestInfo } from "~/services/http/request-info.server";
import { type Received, receive } from "~/services/uploads/receive.server";
import { avisoOf, ownPath } from "./avisos";
import { sendCotizacion, typedDatos } from "./envio.server";
import {
  actualizar,
  agregar,
  ARCHIVO_GRANDE,
  cajaOf,
  pegar,
  type Pedir,
  recuperar,
  withCantidades,
} from "./pedir.server";
import { markOf, vistaOf } from "./vista.server";

/** The page that the form was on, for the way back. */
function cameFrom(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  const url = URL.canParse(referer) ? new URL(referer) : null;
  if (!url || url.pathname.startsWith("/cotizacion")) return "";
  return ownPath(url.href.slice(url.origin.length));
}

async function answer(request: Request, done: Pedir) {
  const { lista, cambio, hecho, status, espera, caja, visto, malas, respuesta } = done;
  const headers = {
    "Set-Cookie": listaSetCookie(writeLista(lista)),
    ...(espera === undefined ? {} : { "Retry-After": String(espera) }),
  };
  const aviso = done.aviso ?? (cambio && avisoOf(cambio));
  // A redirection would lose what is typed elsewhere in the form.
  if (aviso && (respuesta || caja || !(hecho || cambio))) {
    const vista = await vistaOf(lista, { aviso, caja, visto, malas, vuelta: cameFrom(request), respuesta });
    return data(vista, { status, headers });
  }
  const added = { mas: String(cambio?.nuevos || ""), ya: String(cambio?.cambiados || ""), de: cameFrom(request) };
  const said = hecho ?? added;
  const search = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ""));
  throw redirect(`/cotizacion${search.size > 0 ? `?${search}` : ""}#${hecho ? "resultado" : "lista"}`, {
    status: 303,
    headers,
  });
}

async function enviar(lista: readonly Pedido[], form: TypedForm, files: readonly unknown[], ip: string) {
  const { lista: counted, aviso, malas } = withCantidades(lista, form.fields);
  const { caja, visto } = cajaOf(form.fields);
  const isLeft = files.length > 0 || (caja !== "" && markOf(caja) !== visto);
  const unready = malas ? CANTIDAD_MALA : isLeft ? SIN_AGREGAR : null;
  const envio = await sendCotizacion(counted, form, ip, unready);
  if (envio.enlace !== null) {
    const headers = { "Set-Cookie": listaSetCookie("") };
    throw redirect(`/cotizacion/${envio.enlace}`, { status: 303, headers });
  }
  const { status, retryAfter, respuesta } = envio;
  const headers = {
    "Set-Cookie": listaSetCookie(writeLista(counted)),
    ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
  };
  // Beside other mistakes it is not told of what was not added.
  const told = respuesta.fault?.texto === SIN_AGREGAR ? undefined : visto;
  return data(await vistaOf(counted, { respuesta, aviso, malas, caja, visto: told }), { status, headers });
}

async function answerFields(
  request: Request,
  lista: readonly Pedido[],
  form: Omit<Received, "discard">,
  who: Pick<RequestInfo, "ip" | "asker">,
) {
  const { fields, files } = form;
  if (fields.has("vaciar")) {
    const headers = { "Set-Cookie": listaSetCookie("") };
    throw redirect(`/cotizacion?vaciada=${writeLista(lista)}#lista`, { status: 303, headers });
  }
  // The buttons of the form that sends the list keep what was typed of who asks.
  const respuesta = typedDatos(fields) ?? undefined;
  if (fields.has("actualizar") || fields.has("quitar"))
    return answer(request, { ...(await actualizar(lista, fields)), ...cajaOf(fields), respuesta });
  // A page from before the forms were one has no button of this name.
  if (fields.has("pegar") || (fields.has("lote") && !fields.has("accion")))
    return answer(request, { ...(await pegar(lista, form, who)), respuesta });
  switch (fields.get("accion")) {
    case "enviar":
      return enviar(lista, form, files, who.ip);
    case "recuperar":
      return answer(request, recuperar(lista, fields));
    default:
      return answer(request, await agregar(lista, fields));
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
 * sends. Throws the redirection; returns the page where something is wrong.
 */
export async function answerForm(request: Request, who: Pick<RequestInfo, "ip" | "asker">) {
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
  if (!form) throw data("Solicitud no válida", { status: 400 });
  try {
    return await answerFields(request, lista, form, who);
  } finally {
    await form.discard();
  }
}
