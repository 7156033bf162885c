import { z } from "zod";
import type { Borrador } from "./drafts";

const CamposSchema = z.array(z.tuple([z.string(), z.string()]));

/** Reads stored fields; an empty list when they are not of the right form. */
export function camposOf(json: string): Borrador["campos"] {
  return CamposSchema.catch([]).parse(JSON.parse(json));
}
