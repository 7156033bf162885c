import { data, redirect } from "react-router";
import { acceptOferta, askOferta } from "~/domain/cotizaciones/oferta.server";
import { respuestaHref } from "~/domain/cotizaciones/respuesta";
import { PreguntaSchema } from "~/domain/cotizaciones/schemas/respuesta";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { LimitExceeded } from "~/domain/mensajes/contacto.server";
import { badRequest, checkedForm } from "~/services/http/form-gate.server";
import { log } from "~/services/log/log.server";
import { looksLikeMachine, parseIdempotencyKey } from "~/domain/kernel/forms.server";
import { answerHeaders } from "~/site/formulario/cabeceras";
import { sinCotizacion } from "./avisos";
import type { RespuestaOferta } from "./oferta-formularios";

const FAULT = "Hubo un problema al guardar su respuesta. Por favor, intente nuevamente.";

/** Answers the forms of an answer's page: 303 to the page, or the page with what is wrong and what was typed. */
export async function answerOferta(request: Request, enlace: string, from: { ip: string; origin: string }) {
  const form = await checkedForm(request);
  const accion = form?.fields.get("accion");
  if (!form || (accion !== "aceptar" && accion !== "preguntar")) throw badRequest();
  const typed = String(form.fields.get("pregunta") ?? "");
  const refuse = (status: number, given: Partial<RespuestaOferta>, headers?: Record<string, string>) =>
    data<RespuestaOferta>(
      { accion, fault: null, pregunta: typed, error: null, confirmar: false, ...given },
      { status, headers: { ...answerHeaders, ...headers } },
    );
  try {
    if (accion === "aceptar") await acceptOferta(enlace, from.origin);
    else {
      const question = PreguntaSchema.safeParse({ pregunta: typed });
      const error = form.problem ?? question.error?.issues[0]?.message;
      if (!question.success || error) return refuse(400, { error });
      if (looksLikeMachine(form.fields, parseIdempotencyKey(form.fields.get("idempotencia"))))
        return refuse(400, { confirmar: true, error: "Marque la casilla y pulse Enviar pregunta otra vez." });
      await askOferta(enlace, question.data.pregunta, from);
    }
  } catch (error) {
    if (error instanceof NotFound) throw sinCotizacion();
    if (error instanceof LimitExceeded) {
      const headers = { "Retry-After": String(error.retryAfterSeconds) };
      return refuse(429, { fault: { titulo: "Límite excedido", texto: error.message } }, headers);
    }
    if (error instanceof Refusal) return refuse(409, { fault: { titulo: "No se guardó", texto: error.message } });
    log.error("What a customer did with an answer could not be stored", error);
    return refuse(500, { fault: { titulo: "Error", texto: FAULT } });
  }
  throw redirect(`${respuestaHref(enlace)}#${accion === "aceptar" ? "contenido" : "preguntar"}`, {
    status: 303,
  });
}
