import { z } from "zod";
import type { MedioItem } from "~/domain/medios/medios";

const Medio: z.ZodType<MedioItem> = z.object({
  id: z.number(),
  almacen: z.string(),
  clave: z.string(),
  nombre: z.string(),
  mime: z.string(),
  bytes: z.number(),
  ancho: z.number().nullable(),
  alto: z.number().nullable(),
  alt: z.string(),
});
const Answer = z.union([z.object({ medio: Medio }), z.object({ error: z.string() })]);

/** What the server says of an uploaded file: the stored file, or what is wrong with it. Throws for anything else. */
export function readAnswer(text: string) {
  return Answer.parse(JSON.parse(text));
}
