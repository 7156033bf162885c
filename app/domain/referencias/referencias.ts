import { z } from "zod";
import { codigoPlano } from "~/domain/catalogo/search";
import { opcion, texto, textoOpcional } from "~/domain/kernel/fields";
import { countOf, toClave } from "~/domain/kernel/text";

/** Kinds of references: a vehicle maker's number, another maker's number, and a code of ours that is retired. */
export const tiposReferencia = ["oe", "equivalente", "reemplaza"] as const;
export type TipoReferencia = (typeof tiposReferencia)[number];

/** Whether a name is that of a kind of references. */
export function isTipoReferencia(name: string): boolean {
  return tiposReferencia.some((tipo) => tipo === name);
}

/** What staff and visitors call the references of a kind. */
export const referenciaTitulos: Readonly<Record<TipoReferencia, string>> = {
  oe: "Números OE",
  equivalente: "Equivalentes",
  reemplaza: "Reemplaza a",
};

/** A number by which others, or we in earlier years, call a product; `marca` is '' where nobody said whose it is. */
export interface Referencia {
  marca: string;
  numero: string;
}

/** Most references of a kind that a product has, and the most characters of a brand and of a number. */
export const referenciasLimits = { lines: 200, marca: 60, numero: 60 };

/** A stored reference, as a backup's is checked. */
export const ReferenciaSchema = z.object({
  tipo: opcion(tiposReferencia, "Tiene un tipo que no existe"),
  marca: textoOpcional("La marca", referenciasLimits.marca),
  numero: texto("El número es requerido", "El número", referenciasLimits.numero),
});

/** The references of a product as staff write them, one per line: "Marca; Número". */
export type ReferenciasTexto = Record<TipoReferencia, string>;

const SHORTEST = 3;
const MOST_NAMED = 3;
/** Characters of all lines of a kind: brand, separator, number and line end. */
const LONGEST_TEXT = referenciasLimits.lines * (referenciasLimits.marca + referenciasLimits.numero + 3);

/** A reference as a line: "Renault; 77 01 209 242", or only the number. */
export function referenciaLine({ marca, numero }: Referencia): string {
  return marca === "" ? numero : `${marca}; ${numero}`;
}

/** The references in their order as the texts of the editor. */
export function referenciasTexto(rows: readonly (Referencia & { tipo: string })[]): ReferenciasTexto {
  const textOf = (tipo: TipoReferencia) =>
    rows
      .filter((row) => row.tipo === tipo)
      .map(referenciaLine)
      .join("\n");
  return { oe: textOf("oe"), equivalente: textOf("equivalente"), reemplaza: textOf("reemplaza") };
}

/** Splits a line at its first semicolon, or at a tab, as rows copied from a spreadsheet have it. */
function readLine(tipo: TipoReferencia, line: string): Referencia {
  const [marca = "", ...rest] = tipo === "reemplaza" ? ["", line] : line.split(/[;\t]/);
  if (rest.length === 0) return { marca: "", numero: tidy(marca) };
  return { marca: tidy(marca), numero: tidy(rest.join(";")) };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function problemOf(tipo: TipoReferencia, { marca, numero }: Referencia): string | null {
  const { length } = codigoPlano(numero);
  if (tipo === "equivalente" && (marca === "" || length === 0)) return "escriba «Marca; Número»";
  if (tipo === "reemplaza" && length === 0) return "escriba un código";
  if (tipo !== "reemplaza" && length < SHORTEST) return `el número debe tener al menos ${SHORTEST} letras o dígitos`;
  if (tipo !== "reemplaza" && numero.includes(";")) return "escriba un solo número";
  if (marca.length > referenciasLimits.marca) return `la marca no puede exceder ${referenciasLimits.marca} caracteres`;
  if (numero.length > referenciasLimits.numero)
    return `el número no puede exceder ${referenciasLimits.numero} caracteres`;
  return null;
}

/** The references in a text, each once, and what is wrong with its lines: "Línea 2: escriba «Marca; Número»". */
export function readReferencias(tipo: TipoReferencia, text: string) {
  const found = new Map<string, Referencia>();
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const referencia = readLine(tipo, line);
    const problem = problemOf(tipo, referencia);
    if (problem) problems.push(`Línea ${index + 1}: ${problem}`);
    const key = `${toClave(referencia.marca)};${codigoPlano(referencia.numero)}`;
    if (!found.has(key)) found.set(key, referencia);
  }
  if (found.size > referenciasLimits.lines)
    problems.push(`Escriba a lo sumo ${referenciasLimits.lines}; hay ${countOf(found.size, "línea", "líneas")}`);
  return { referencias: [...found.values()], problems };
}

function listed(problems: readonly string[]): string {
  const rest = problems.length - MOST_NAMED;
  return `${problems.slice(0, MOST_NAMED).join(". ")}${rest > 0 ? `. Y ${countOf(rest, "error más", "errores más")}` : ""}`;
}

/** The field for the references of a kind, one per line; repeated ones are kept once. Wrong lines are named. */
function referenciasField(tipo: TipoReferencia) {
  return textoOpcional(referenciaTitulos[tipo], LONGEST_TEXT).transform((text, context) => {
    const { referencias, problems } = readReferencias(tipo, text);
    if (problems.length > 0) context.addIssue({ code: "custom", message: listed(problems) });
    return referencias.map(referenciaLine).join("\n");
  });
}

/** The fields of a product's form with its references. */
export const referenciasFields = {
  oe: referenciasField("oe"),
  equivalente: referenciasField("equivalente"),
  reemplaza: referenciasField("reemplaza"),
};
