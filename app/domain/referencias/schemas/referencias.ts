import { z } from "zod";
import { codigoPlano } from "~/domain/catalogo/search";
import { opcion, texto, textoOpcional } from "~/domain/kernel/fields";
import { countOf, toClave } from "~/domain/kernel/text";
import {
  type Referencia,
  referenciaLine,
  referenciasLimits,
  referenciaTitulos,
  type TipoReferencia,
  tiposReferencia,
} from "../referencias";

/** A stored reference, as a backup's is checked. */
export const ReferenciaSchema = z.object({
  tipo: opcion(tiposReferencia, "Tiene un tipo que no existe"),
  marca: textoOpcional("La marca", referenciasLimits.marca),
  numero: texto("El número es requerido", "El número", referenciasLimits.numero),
});

const SHORTEST = 3;
const MOST_NAMED = 3;
/** Characters of all lines of a kind: brand, separator, number and line end. */
const LONGEST_TEXT = referenciasLimits.lines * (referenciasLimits.marca + referenciasLimits.numero + 3);

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
