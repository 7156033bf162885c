import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { addresses } from "./ajustes";
import {
  correo,
  interruptor,
  telefono,
  telefonoGuardado,
  texto,
  textoOpcional,
  whatsapp,
} from "~/domain/kernel/fields";
import { sinonimosProblem } from "~/domain/busqueda/sinonimos";
import { isEmail, normaliseUrl } from "~/domain/kernel/links";
import { FieldRefusal } from "~/domain/kernel/refusal";

const LONGEST_POLICY = 20_000;

const destinatarios = texto("Escriba al menos un correo", "La lista de correos", 1000)
  .refine((list) => addresses(list).length > 0, "Escriba al menos un correo")
  .refine((list) => addresses(list).every(isEmail), "Separe los correos con comas; alguno no es válido");

const meses = texto("Los meses son requeridos", "Los meses", 3).regex(
  /^(?:[1-9]|[1-9]\d|1[01]\d|120)$/,
  "Escriba un número de meses entre 1 y 120",
);

const LONGEST_SINONIMOS = 5_000;

const sinonimos = textoOpcional("La lista de palabras", LONGEST_SINONIMOS).superRefine((texto, context) => {
  const message = sinonimosProblem(texto);
  if (message) context.addIssue({ code: "custom", message });
});

/** Whether a text is the address of a page, with http(s):// or without (DEC 21). */
const isWeb = (typed: string): boolean => /^https?:/i.test(normaliseUrl(typed) ?? "");
const WEB_RULE = "Escriba la dirección del sitio, como www.ejemplo.com";
const WEB_MAX = 120;

const TELEFONO_MAX = 30;

/** The settings of the whole site as staff edit them (DEC 39); each field has the name of its setting. */
export const ConfiguracionSchema = z.object({
  empresa: texto("El nombre de la empresa es requerido", "El nombre de la empresa", 60),
  lema: texto("El lema es requerido", "El lema", 120),
  ciudades: texto("Las ciudades son requeridas", "El texto de ciudades", 120),
  direccion: texto("La dirección es requerida", "La dirección", 250),
  telefono: telefono(TELEFONO_MAX),
  whatsapp: whatsapp(),
  correo: correo("El correo es requerido", "Email inválido"),
  web: texto("El sitio web es requerido", "El sitio web", WEB_MAX).refine(isWeb, WEB_RULE),
  horario_semana: texto("El horario de semana es requerido", "El horario de semana", 120),
  horario_fin_de_semana: texto("El horario de fin de semana es requerido", "El horario de fin de semana", 120),
  whatsapp_saludo: texto("El saludo de WhatsApp es requerido", "El saludo de WhatsApp", 300),
  correo_destinatarios: destinatarios,
  correo_remitente: correo("El correo remitente es requerido", "Email inválido"),
  correo_asunto: texto("El comienzo del asunto es requerido", "El comienzo del asunto", 80).transform(
    (text) => `${text} `,
  ),
  mensaje_enviado: texto("El mensaje de confirmación es requerido", "El mensaje de confirmación", 300),
  condiciones: textoOpcional("El texto de condiciones", 2000),
  sinonimos,
  consentimiento_obligatorio: interruptor(),
  retencion_meses: meses,
  politica: texto("La política es requerida", "La política", LONGEST_POLICY),
});
export type Configuracion = z.output<typeof ConfiguracionSchema>;

/** The stored value of a setting that is switched on; '' is off. */
export const SI = "sí";

/** The row that locks all settings; it is there once staff have saved them. */
export const CONFIGURACION = "configuracion";
/** The row that marks that demo content was loaded once. */
export const DEMO = "demo_cargada";
/** Its value while demo content is being loaded. */
export const CARGANDO = "cargando";

/** Stored settings that have no field in the form, or whose stored value differs from the typed one. */
const guardados: Record<string, z.ZodType<string>> = {
  telefono: telefonoGuardado(TELEFONO_MAX),
  web: boundedText(WEB_MAX),
  consentimiento_obligatorio: z.enum(["", SI]),
  politica_version: boundedText(20).regex(/^\d{4}-\d\d-\d\d(?:-\d{1,4})?$/, "La versión no es válida"),
  [CONFIGURACION]: z.literal(""),
  [DEMO]: z.enum(["true", CARGANDO]),
};
const campos: Record<string, z.ZodType> = { ...ConfiguracionSchema.shape, ...guardados };

/**
 * Checks a stored setting and returns its value. Throws FieldRefusal for an unknown setting and for an invalid value.
 */
export function ajusteGuardado(clave: string, valor: string): string {
  const schema = Object.hasOwn(campos, clave) ? campos[clave] : undefined;
  if (!schema) throw new FieldRefusal("clave", "No es un ajuste de este sitio");
  const { data, error } = schema.safeParse(valor);
  if (typeof data === "string") return data;
  throw new FieldRefusal(clave, error?.issues[0]?.message ?? "El valor no es válido");
}
