import { parseWithZod } from "@conform-to/zod/v4";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import {
  CotizacionConConsentimientoSchema,
  CotizacionSchema,
  type LineaCotizacion,
} from "~/domain/cotizaciones/cotizacion";
import { type Pedido, RETIRADO, SIN_PRODUCTOS } from "~/domain/cotizaciones/lista";
import { findStored, listPedidos, saysTheSame, storeCotizacion } from "~/domain/cotizaciones/solicitudes.server";
import { SELECCIONE } from "~/domain/kernel/choices";
import { cleanText } from "~/domain/kernel/text";
import { looksLikeMachine, newIdempotencyKey, parseIdempotencyKey } from "~/domain/kernel/forms.server";
import { LimitExceeded } from "~/domain/mensajes/contacto.server";
import type { TypedForm } from "~/services/http/form-fields.server";
import { log } from "~/services/log/log.server";
import type { RespuestaFormulario } from "~/site/formulario/partes";
import type { OtraLista } from "./mostrada.server";

type Envio = { enlace: string } | { enlace: null; status: number; retryAfter?: number; respuesta: RespuestaFormulario };

/** Why nothing is stored. */
interface Hindrances {
  /** The list is not the one that was seen; told before everything else. */
  otra: OtraLista | null;
  /** It cannot be sent as it is. */
  unready: { titulo: string; texto: string } | null;
}

const faults = {
  invalid: "Los datos ingresados no son válidos. Verifique la información e intente nuevamente.",
  machine: "Para evitar envíos automáticos, marque la casilla y pulse Enviar solicitud otra vez.",
  sent: "Este formulario ya envió una solicitud con otros productos o datos. Para enviar también esta, pulse Enviar solicitud otra vez.",
  fault: "Hubo un problema al enviar su solicitud. Por favor, intente nuevamente.",
};

async function lineasOf(lista: readonly Pedido[]): Promise<LineaCotizacion[]> {
  const counts = new Map(lista.map(({ id, cantidad }) => [id, cantidad]));
  return (await listPedidos(lista)).map(({ id, codigo, nombre }) => ({
    producto_id: id,
    codigo,
    nombre,
    cantidad: counts.get(id) ?? 1,
  }));
}

const TYPED = ["nombre", "telefono", "ciudad", "empresa", "nit", "email", "ubicacion_id", "mensaje", "consentimiento"];

/** Whether a list was sent by this very form. */
export async function wasSent(fields: FormData): Promise<boolean> {
  const key = parseIdempotencyKey(fields.get("idempotencia"));
  return key !== null && (await findStored(key)) !== null;
}

/** What was typed of who asks, where nothing was sent yet; undefined where nothing was. */
export async function typedDatos(fields: FormData): Promise<RespuestaFormulario | undefined> {
  const isTyped = (text: string) => text !== "" && text !== SELECCIONE;
  if (!TYPED.some((name) => isTyped(cleanText(String(fields.get(name) ?? ""))))) return undefined;
  const { initialValue } = parseWithZod(fields, { schema: CotizacionSchema }).reply();
  const key = parseIdempotencyKey(fields.get("idempotencia"));
  // After going back the form is that of a request that was sent: what it sends next is another one.
  const idempotencia = key && !(await wasSent(fields)) ? key : newIdempotencyKey();
  return { result: { initialValue }, fault: null, confirmar: false, idempotencia };
}

/**
 * Validates and stores one request with the list's products; every failure is an answer that keeps what was typed.
 */
export async function sendCotizacion(
  lista: readonly Pedido[],
  { fields, problem }: TypedForm,
  ip: string,
  { otra, unready }: Hindrances,
): Promise<Envio> {
  const key = parseIdempotencyKey(fields.get("idempotencia"));
  let idempotencia = key ?? newIdempotencyKey();
  let submission = parseWithZod(fields, { schema: CotizacionSchema });
  function refuse(status: number, titulo?: string, texto = "", confirmar = false) {
    const fault = titulo ? { titulo, texto } : null;
    return { enlace: null, status, respuesta: { result: submission.reply(), fault, confirmar, idempotencia } } as const;
  }
  try {
    const stored = key && (await findStored(key));
    if (stored) {
      // The same form again leads to the same page; the list is empty once it was sent.
      const isEmpty = lista.length === 0;
      const isAgain = submission.status === "success" && (await saysTheSame(stored, lista, submission.value));
      if (isEmpty || isAgain) return { enlace: stored.enlace };
      idempotencia = newIdempotencyKey();
      return refuse(409, "Solicitud ya enviada", faults.sent);
    }
    const { consentimiento_obligatorio, politica_version } = await getAjustesContacto();
    if (consentimiento_obligatorio) submission = parseWithZod(fields, { schema: CotizacionConConsentimientoSchema });
    if (otra) return refuse(otra.status, otra.titulo, otra.texto);
    if (problem) return refuse(400, "Datos inválidos", `${faults.invalid} ${problem}`);
    const lineas = await lineasOf(lista);
    if (lista.length === 0) return refuse(400, "Datos inválidos", SIN_PRODUCTOS);
    if (submission.status !== "success") return refuse(400);
    if (unready) return refuse(400, unready.titulo, unready.texto);
    if (lineas.length < lista.length)
      return refuse(400, RETIRADO, "Quite de la lista los productos que se señalan y envíela otra vez.");
    if (looksLikeMachine(fields, key)) return refuse(400, "Confirme su solicitud", faults.machine, true);
    return { enlace: await storeCotizacion(submission.value, lineas, { idempotencia, ip, politica_version }) };
  } catch (error) {
    if (error instanceof LimitExceeded) {
      const stored = key && (await findStored(key));
      if (stored) return { enlace: stored.enlace };
      return { ...refuse(429, "Límite excedido", error.message), retryAfter: error.retryAfterSeconds };
    }
    log.error("A request for a quote could not be stored", error);
    return refuse(500, "Error", faults.fault);
  }
}
