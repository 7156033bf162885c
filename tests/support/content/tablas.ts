import type { HTMLElement } from "node-html-parser";
import readBook, { readSheet } from "read-excel-file/node";
import { texts } from "../site/reading";
import type { Page, Visitor } from "../site/site";

const path = "/admin/productos";
export const TITULOS =
  "Código;Nombre;Categoría;Subcategoría;Descripción;Visible;Universal;Números OE;Equivalentes;Reemplaza a";

async function send(visitor: Visitor, to: string, bytes: Buffer | string, nombre: string, modo?: string) {
  const body = new FormData();
  if (modo) body.set("modo", modo);
  body.set("archivo", new File([new Uint8Array(Buffer.from(bytes))], nombre));
  const init = { method: "POST", body, headers: visitor.formHeaders };
  return visitor.follow(await visitor.fetch(to, init), to);
}

/** Sends a file to the import; returns the resulting page. */
export async function sendTable(visitor: Visitor, bytes: Buffer | string, nombre = "productos.csv"): Promise<Page> {
  return send(visitor, `${path}/importar`, bytes, nombre);
}

export const aplicacionesPath = "/admin/vehiculos/aplicaciones";
export const APLICACIONES = "Código;Marca;Línea;Desde;Hasta;Posición;Motor;Nota";

/** Sends a file to the import of applications; returns the resulting page. */
export async function sendAplicaciones(visitor: Visitor, modo: string, bytes: Buffer | string): Promise<Page> {
  return send(visitor, aplicacionesPath, bytes, "aplicaciones.csv", modo);
}

/** Sends these lines below the usual column titles. */
export async function sendLines(visitor: Visitor, ...lines: string[]): Promise<Page> {
  return sendTable(visitor, [TITULOS, ...lines].join("\r\n"));
}

/** The error about the file itself. */
export function fileError(page: Page): string {
  return texts(page, "#archivo-e")[0] ?? "";
}

/** The counts of the import preview's tabs, such as "Errores (1)". */
export function counts(page: Page): number[] {
  return texts(page, "nav[aria-label=Resultados] a").map((tab) =>
    Number(/\(([^()]*)\)/.exec(tab)?.[1]?.replace(".", "")),
  );
}

/** The rows shown: number, code, outcome. */
export function results(page: Page): string[] {
  return page.$$("tbody tr").map((row) => row.querySelectorAll("th, td").map(read).join(" | "));
}

function read(cell: HTMLElement): string {
  const parts = cell.querySelectorAll("li");
  const all = (parts.length > 0 ? parts : [cell]).map((part) => part.textContent.replace(/\s+/g, " ").trim());
  return all.join("; ");
}

/** Confirms the import on a page; returns the resulting page. */
export async function confirm(visitor: Visitor, page: Page): Promise<Page> {
  return visitor.submit(page, "form[aria-label='Confirmar la importación']");
}

/** Downloads the export. */
export async function exported(visitor: Visitor, formato: "csv" | "xlsx", search = "", of = path): Promise<Buffer> {
  const response = await visitor.fetch(`${of}/exportar?formato=${formato}${search && `&${search}`}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The cells of a workbook, read by a library other than the product's. */
export async function sheetOf(bytes: Buffer): Promise<unknown[][]> {
  return readSheet(bytes);
}

/** The names of a workbook's sheets, read by the same. */
export async function sheetNames(bytes: Buffer): Promise<string[]> {
  return (await readBook(bytes)).map(({ sheet }) => sheet);
}
