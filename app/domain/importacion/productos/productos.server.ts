import { atributosPorSubcategoria } from "~/domain/medidas/publico.server";
import type { ImportKind } from "../kind";
import { productosColumns } from "./columns";
import { productosFacts } from "./facts.server";
import { medidaColumns } from "./medidas";
import type { Escribir } from "./prepare.server";
import { type Resultado, ResultadoSchema } from "./resultado";
import { writeProductos } from "./write.server";

/** The import of products: those whose code exists are updated, the others created. */
export const productosImport: ImportKind<Resultado, Escribir> = {
  tipo: "productos",
  columns: productosColumns,
  mas: async () => medidaColumns([...(await atributosPorSubcategoria()).values()].flat()),
  resultado: ResultadoSchema,
  facts: productosFacts,
  write: writeProductos,
};
