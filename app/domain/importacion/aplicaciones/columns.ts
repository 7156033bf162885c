import type { SheetColumns } from "../sheet";

/** The columns of a spreadsheet of applications, in the order of the export. */
export const claves = ["codigo", "marca", "linea", "desde", "hasta", "posicion", "motor", "nota"] as const;
export type Columna = (typeof claves)[number];
export type Celdas = Partial<Record<Columna, string>>;

/** Titles of the columns. */
export const columnas: Readonly<Record<Columna, string>> = {
  codigo: "Código",
  marca: "Marca",
  linea: "Línea",
  desde: "Desde",
  hasta: "Hasta",
  posicion: "Posición",
  motor: "Motor",
  nota: "Nota",
};
export const titulos: readonly string[] = claves.map((columna) => columnas[columna]);
/** Widths of the columns in a workbook, in characters. */
export const anchos = [18, 20, 24, 8, 8, 20, 20, 50];

/** How a spreadsheet of applications is read. */
export const aplicacionesColumns: SheetColumns = {
  titulos: columnas,
  otros: { codigodelproducto: "codigo", referencia: "codigo", anoinicial: "desde", anofinal: "hasta" },
  requeridas: ["codigo", "marca", "linea", "desde"],
  codigos: ["codigo", "posicion", "motor", "nota"],
  filas: 100_000,
  varios: "aplicaciones",
};

/** Whether the applications of a file are put behind those that its products have, or in their place. */
export const modos = ["agregar", "reemplazar"] as const;
export type Modo = (typeof modos)[number];
