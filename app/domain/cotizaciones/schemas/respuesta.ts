import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { interruptor, opcion, texto, textoOpcional } from "~/domain/kernel/fields";
import { LineaSchema, MAX_LINEAS } from "../cotizacion";
import { MAX_PRECIO, readPesos, tarifasIva } from "../pesos";

const MAX_DIAS = 365;

/**
 * A line of an answer: a line of the request with its price without IVA, in centavos; null: to be confirmed. Answers of
 * before may hold 0, which is no price any more.
 */
const LineaRespuestaSchema = LineaSchema.extend({
  precio: z.number().int().min(0).max(MAX_PRECIO).nullable(),
  iva: z.union(tarifasIva.map((tarifa) => z.literal(tarifa))),
  /** Days for which this price is valid; null: as long as the answer. */
  dias: z.number().int().min(1).max(MAX_DIAS).nullable(),
  /** False: it cannot be had, and has no price. */
  disponible: z.boolean(),
});
export type LineaRespuesta = z.infer<typeof LineaRespuestaSchema>;

/** The lines that an answer's column `lineas` holds. Throws when it holds none. */
export function lineasRespuestaOf(json: string): LineaRespuesta[] {
  return z.array(LineaRespuestaSchema).max(MAX_LINEAS).parse(JSON.parse(json));
}

const VALIDEZ = `La validez va de 1 a ${MAX_DIAS} días`;
const DIAS = `Escriba los días, entre 1 y ${MAX_DIAS}`;
const isDias = (typed: string) => /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= MAX_DIAS;
const AGOTADA = "Quite el precio, o la marca «No disponible»";
const PRECIO = "Escriba el precio en pesos, como 38.500 o 38.500,50";
const CERO = "Escriba un precio mayor que 0. Sin precio, déjelo vacío («Por confirmar») o marque «No disponible».";

/** The fields of a line's price; in the form each name is followed by the line's place: `precio-0`. */
const campos = {
  precio: textoOpcional("El precio", 20).transform((typed, context) => {
    const precio = typed === "" ? null : readPesos(typed);
    if (typed !== "" && !precio) context.addIssue({ code: "custom", message: precio === 0 ? CERO : PRECIO });
    return precio;
  }),
  iva: opcion(
    tarifasIva.map((tarifa) => String(tarifa)),
    "Elija el IVA",
  ),
  dias: textoOpcional("Los días", 3)
    .refine((typed) => typed === "" || isDias(typed), DIAS)
    .transform((typed) => (typed === "" ? null : Number(typed))),
  agotada: interruptor(),
};
const textos = {
  /** The version that the form was shown to write; 0 where it does not say. */
  version: z.coerce.number().int().positive().catch(0),
  validez_dias: texto("Escriba los días de validez", "La validez", 3).refine(isDias, VALIDEZ).transform(Number),
  mensaje: textoOpcional("El texto", 1_000),
};

/** The form of an answer to so many lines: prices by line, days, and an optional text for the customer. */
export function respuestaSchema(count: number) {
  const lineas = Array.from({ length: count }, (_, at) =>
    Object.entries<z.ZodType>(campos).map(([name, field]) => [`${name}-${at}`, field]),
  );
  const shape: Record<string, z.ZodType> = { ...textos, ...Object.fromEntries(lineas.flat()) };
  return z.object(shape).superRefine((value, context) => {
    for (let at = 0; at < count; at += 1)
      if (value[`precio-${at}`] !== null && value[`agotada-${at}`])
        context.addIssue({ code: "custom", path: [`precio-${at}`], message: AGOTADA });
  });
}

const Typed = z.object({
  version: z.number(),
  validez_dias: z.number(),
  mensaje: z.string(),
  lineas: z.array(
    z.object({ precio: z.number().nullable(), iva: z.string(), dias: z.number().nullable(), agotada: z.boolean() }),
  ),
});
export type RespuestaTyped = z.infer<typeof Typed>;

/** What the form of an answer to so many lines gave. */
export function readRespuesta(value: Record<string, unknown>, count: number): RespuestaTyped {
  const lineas = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(Object.keys(campos).map((name) => [name, value[`${name}-${at}`]])),
  );
  return Typed.parse({ ...value, lineas });
}

/** A question of the customer's about an answer. */
export const PreguntaSchema = z.object({
  pregunta: texto("Escriba su pregunta", "La pregunta", 1_000).min(3, "La pregunta debe tener al menos 3 caracteres"),
});

/** What an outbox entry of an answer is: the answer itself, or what the customer did with it. */
const CorreoSchema = z.object({
  que: z.enum(["respuesta", "aceptada", "pregunta"]),
  /** Address of the answer's page, or of the request in the back office. */
  pagina: z.string(),
  pregunta: boundedText(1_000).default(""),
});
export type CorreoRespuesta = z.input<typeof CorreoSchema>;

/** What the `datos` of such an entry hold. Throws when they hold none. */
export const correoDe = (datos: string) => CorreoSchema.parse(JSON.parse(datos));

const correos = { respuesta: "Respuesta", aceptada: "Aceptación", pregunta: "Pregunta" } as const;

/** Which mail of a request an outbox entry is; `version` is its answer's, undefined for the request itself. */
export function correoText(datos: string, version: number | undefined): string {
  return version === undefined ? "Solicitud" : `${correos[correoDe(datos).que]}, versión ${version}`;
}
