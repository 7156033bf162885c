import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { correo, interruptor, LONGEST_NUMBER, telefono, texto, whatsapp } from "~/domain/kernel/fields";

/** Longest text of a branch's telephones, in characters. */
export const TELEFONO_MAX = 60;

/** A coordinate in degrees, typed with comma or point; null when empty, while 0 is a value (DEC 36). */
function coordenada(limit: number, message: string) {
  return z.union([boundedText(LONGEST_NUMBER).nullish(), z.number().nullish()], message).transform((typed, context) => {
    if (typeof typed === "number" && Math.abs(typed) <= limit) return typed;
    const text = String(typed ?? "").trim();
    if (text === "") return null;
    const degrees = Number(text.replace(",", ".").replace("−", "-"));
    if (/^[+−-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) && Math.abs(degrees) <= limit) return degrees;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** A branch as staff edit it (ADM §5). */
export const UbicacionSchema = z
  .object({
    nombre: texto("El nombre es requerido", "El nombre", 150),
    ciudad: texto("La ciudad es requerida", "La ciudad", 100),
    direccion: texto("La dirección es requerida", "La dirección", 250),
    telefono: telefono(TELEFONO_MAX),
    telefono_whatsapp: whatsapp(),
    correo: correo("El correo es requerido", "Email inválido"),
    horario_semana: texto("El horario de semana es requerido", "El horario de semana", 100),
    horario_sabado: texto("El horario de sábado es requerido", "El horario de sábado", 100),
    horario_domingo: texto("El horario de domingo es requerido", "El horario de domingo", 100),
    latitud: coordenada(90, "Latitud debe estar entre -90 y 90"),
    longitud: coordenada(180, "Longitud debe estar entre -180 y 180"),
    visible: interruptor(),
  })
  .superRefine(({ latitud, longitud }, context) => {
    if ((latitud === null) === (longitud === null)) return;
    const path = latitud === null ? "latitud" : "longitud";
    context.addIssue({ code: "custom", path: [path], message: "Escriba latitud y longitud, o deje las dos vacías" });
  });

export type UbicacionEdit = z.output<typeof UbicacionSchema>;
