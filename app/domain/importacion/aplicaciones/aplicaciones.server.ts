import type { ImportKind } from "../kind";
import { aplicacionesColumns } from "./columns";
import { aplicacionesFacts } from "./facts.server";
import { type Resultado, ResultadoSchema } from "./resultado";
import { type Escribir, writeImportedAplicaciones } from "./write.server";

/** The import of applications, behind those that the products of the file have or in their place. */
export const aplicacionesImport: ImportKind<Resultado, Escribir> = {
  tipo: "aplicaciones",
  columns: aplicacionesColumns,
  resultado: ResultadoSchema,
  facts: aplicacionesFacts,
  write: writeImportedAplicaciones,
};
