import { referenciaTitulos, tiposReferencia } from "~/domain/referencias/referencias";
import type { SheetColumns } from "../sheet";

/** The columns of a products spreadsheet, in the order of the export. */
export const nombres = [
  ...(["codigo", "nombre", "categoria", "subcategoria", "descripcion", "visible", "universal"] as const),
  ...tiposReferencia,
];
export type Columna = (typeof nombres)[number];
export type Celdas = Partial<Record<Columna, string>>;

/** Titles of the columns. */
export const columnas: Readonly<Record<Columna, string>> = {
  codigo: "Código",
  nombre: "Nombre",
  categoria: "Categoría",
  subcategoria: "Subcategoría",
  descripcion: "Descripción",
  visible: "Visible",
  universal: "Universal",
  ...referenciaTitulos,
};
export const titulos: readonly string[] = nombres.map((columna) => columnas[columna]);
/** Widths of the columns in a workbook, in characters. */
export const anchos = [18, 60, 24, 24, 60, 10, 10, 30, 30, 20];

/** How a products spreadsheet is read. */
export const productosColumns: SheetColumns = {
  titulos: columnas,
  otros: {
    codigodelproducto: "codigo",
    referencia: "codigo",
    nombredelproducto: "nombre",
    producto: "nombre",
    estado: "visible",
    visibleenelcatalogo: "visible",
  },
  requeridas: ["codigo"],
  codigos: ["codigo", ...tiposReferencia],
  listas: tiposReferencia,
  filas: 50_000,
  varios: "productos",
};
