import { z } from "zod";
import { parseJson } from "~/services/archive/json";
import { boundedText } from "~/services/http/bounded-text";
import { estadosCotizacion } from "~/domain/cotizaciones/estados";
import { cotizacionBusqueda, lineasOf, MAX_LINEAS, maxLengths } from "~/domain/cotizaciones/cotizacion";
import { lineasRespuestaOf } from "~/domain/cotizaciones/schemas/respuesta";
import type { RowSchema } from "./row-schemas";

const NO_PUEDE_SER = "tiene un valor que no puede ser";
/** Most values of a list of lines: six of each, and the line itself. */
const LINEAS_MAX = { depth: 2, values: 2 + 9 * MAX_LINEAS };
const randomKey = () => boundedText(100).regex(/^[\w-]+$/, NO_PUEDE_SER);

/** The column `lineas`, as `read` understands it. */
function lineas(read: (json: string) => unknown) {
  return boundedText(400_000).refine((json) => {
    try {
      parseJson(json, LINEAS_MAX);
      read(json);
      return true;
    } catch {
      return false;
    }
  }, NO_PUEDE_SER);
}

/** Rules for the rows of requests for quotes, their answers and their numbers in an archive. */
export const cotizacionRowSchemas = {
  cotizaciones_contadores: {
    escritas: z.object({
      clave: boundedText(4).regex(/^\d{4}$/, NO_PUEDE_SER),
      ultimo: z.number().min(1).max(99_999_999),
    }),
  },
  /** Written by visitors, as messages are. */
  cotizaciones: {
    escritas: z.object({
      idempotencia: randomKey(),
      enlace: randomKey(),
      numero: boundedText(30).regex(/^COT-\d{4}-\d{5,8}(?:-[\w-]{4})?$/, NO_PUEDE_SER),
      nombre: boundedText(maxLengths.nombre),
      telefono: boundedText(maxLengths.telefono),
      ciudad: boundedText(maxLengths.ciudad),
      email: boundedText(maxLengths.email).regex(/^[^\s\p{Cc},;<>]*$/u, NO_PUEDE_SER),
      empresa: boundedText(maxLengths.empresa),
      nit: boundedText(maxLengths.nit),
      mensaje: boundedText(maxLengths.mensaje),
      ubicacion_id: z.number().min(1).nullable(),
      sede: boundedText(300),
      lineas: lineas(lineasOf),
      estado: z.enum(
        estadosCotizacion.map(({ value }) => value),
        NO_PUEDE_SER,
      ),
      nota: boundedText(10_000),
      responsable: boundedText(300),
      politica_version: boundedText(40),
    }),
    computed: {
      busqueda: (fila) =>
        cotizacionBusqueda(
          {
            numero: String(fila.numero),
            nombre: String(fila.nombre),
            telefono: String(fila.telefono),
            ciudad: String(fila.ciudad),
            email: String(fila.email),
            empresa: String(fila.empresa),
            nit: String(fila.nit),
            mensaje: String(fila.mensaje),
          },
          lineasOf(String(fila.lineas)),
        ),
    },
  },
  cotizaciones_respuestas: {
    escritas: z.object({
      enlace: randomKey(),
      cotizacion: randomKey(),
      version: z.number().min(1).max(1_000),
      validez_dias: z.number().min(1).max(365),
      mensaje: boundedText(10_000),
      condiciones: boundedText(10_000),
      lineas: lineas(lineasRespuestaOf),
      autor: boundedText(300),
      pregunta: boundedText(20_000),
    }),
  },
} satisfies Record<string, RowSchema>;
