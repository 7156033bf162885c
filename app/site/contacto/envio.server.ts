import { parseWithZod } from "@conform-to/zod/v4";
import { MensajeConConsentimientoSchema, MensajeSchema } from "~/domain/mensajes/contacto";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { looksLikeMachine, newIdempotencyKey, parseIdempotencyKey } from "~/domain/kernel/forms.server";
import { LimitExceeded, storeMensaje } from "~/domain/mensajes/contacto.server";
import type { TypedForm } from "~/services/http/form-fields.server";
import { log } from "~/services/log/log.server";
import type { RespuestaFormulario } from "~/site/formulario/partes";

const faults = {
  invalid: {
    titulo: "Datos inválidos",
    texto: "Los datos ingresados no son válidos. Verifique la información e intente nuevamente.",
  },
  machine: {
    titulo: "Confirme su mensaje",
    texto: "Para evitar envíos automáticos, marque la casilla y pulse Enviar mensaje otra vez.",
  },
  fault: { titulo: "Error", texto: "Hubo un problema al enviar su mensaje. Por favor, intente nuevamente." },
} as const;

type Envio = { sent: string } | { sent: null; status: number; retryAfter?: number; respuesta: RespuestaFormulario };

/** Validates and stores one contact message; every failure is an answer that keeps what was typed (PUB §8). */
export async function sendContacto({ fields, problem }: TypedForm, ip: string): Promise<Envio> {
  const key = parseIdempotencyKey(fields.get("idempotencia"));
  const idempotencia = key ?? newIdempotencyKey();
  let submission = parseWithZod(fields, { schema: MensajeSchema });
  const refuse = (status: number, fault: RespuestaFormulario["fault"], confirmar = false) =>
    ({ sent: null, status, respuesta: { result: submission.reply(), fault, confirmar, idempotencia } }) as const;
  try {
    const { consentimiento_obligatorio, politica_version } = await getAjustesContacto();
    if (consentimiento_obligatorio) submission = parseWithZod(fields, { schema: MensajeConConsentimientoSchema });
    if (problem) return refuse(400, { ...faults.invalid, texto: `${faults.invalid.texto} ${problem}` });
    if (submission.status !== "success") return refuse(400, null);
    if (looksLikeMachine(fields, key)) return refuse(400, faults.machine, true);
    return { sent: await storeMensaje(submission.value, { idempotencia, ip, politica_version }) };
  } catch (error) {
    if (error instanceof LimitExceeded) {
      const fault = { titulo: "Límite excedido", texto: error.message };
      return { ...refuse(429, fault), retryAfter: error.retryAfterSeconds };
    }
    log.error("A contact message could not be stored", error);
    return refuse(500, faults.fault);
  }
}
