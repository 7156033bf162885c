import { data, redirect } from "react-router";
import { type Pedido, readLista, writeLista } from "~/domain/cotizaciones/lista";
import { listaSetCookie, listaValue } from "~/services/http/cookies.server";
import { checkedForm } from "~/services/http/form-gate.server";
import type { TypedForm } from "~/services/http/form-fields.server";
import { isMultipart } from "~/services/http/form-limits.server";
import type { RequestInfo } from "~/services/http/request-info.server";
import type { RespuestaFormulario } from "~/site/formulario/partes";
import { ownPath } from "./avisos";
import { sendCotizacion, typedDatos } from "./envio.server";
import { actualizar, agregar, pegar, type Pedir, recuperar, withCantidades } from "./pedir.server";
import { vistaOf } from "./vista.server";

/** The page that the form was on, for the way back. */
function cameFrom(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  const url = URL.canParse(referer) ? new URL(referer) : null;
  if (!url || url.pathname.startsWith("/cotizacion")) return "";
  return ownPath(url.href.slice(url.origin.length));
}

async function answer(
  request: Request,
  { lista, cambio, hecho, aviso, status, espera, caja, malas }: Pedir,
  respuesta?: RespuestaFormulario,
) {
  const headers = {
    "Set-Cookie": listaSetCookie(writeLista(lista)),
    ...(espera === undefined ? {} : { "Retry-After": String(espera) }),
  };
  if (aviso && (respuesta || !hecho)) {
    const vista = await vistaOf(lista, { aviso, caja, malas, vuelta: cameFrom(request), respuesta });
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

async function enviar(lista: readonly Pedido[], form: TypedForm, ip: string) {
  const { lista: counted, aviso, malas } = withCantidades(lista, form.fields);
  const envio = await sendCotizacion(counted, form, ip, malas !== undefined);
  if (envio.enlace !== null) {
    const headers = { "Set-Cookie": listaSetCookie("") };
    throw redirect(`/cotizacion/${envio.enlace}`, { status: 303, headers });
  }
  const { status, retryAfter, respuesta } = envio;
  const headers = {
    "Set-Cookie": listaSetCookie(writeLista(counted)),
    ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
  };
  return data(await vistaOf(counted, { respuesta, aviso, malas }), { status, headers });
}

/**
 * Does what a form of the list asks for: adds products, pasted lines or another list, saves quantities, removes, empties,
 * sends. Throws the redirection; returns the page where something is wrong.
 */
export async function answerForm(request: Request, { ip, asker }: Pick<RequestInfo, "ip" | "asker">) {
  const lista = readLista(listaValue(request));
  if (isMultipart(request.headers.get("content-type")))
    return answer(request, await pegar(lista, request, { ip, asker }));
  const form = await checkedForm(request);
  if (!form) throw data("Solicitud no válida", { status: 400 });
  const { fields } = form;
  if (fields.has("vaciar")) {
    const headers = { "Set-Cookie": listaSetCookie("") };
    throw redirect(`/cotizacion?vaciada=${writeLista(lista)}#lista`, { status: 303, headers });
  }
  // The buttons of the list, in the form that sends it.
  if (fields.has("actualizar") || fields.has("quitar"))
    return answer(request, await actualizar(lista, fields), typedDatos(fields) ?? undefined);
  switch (fields.get("accion")) {
    case "enviar":
      return enviar(lista, form, ip);
    case "recuperar":
      return answer(request, recuperar(lista, fields));
    default:
      return answer(request, await agregar(lista, fields));
  }
}
