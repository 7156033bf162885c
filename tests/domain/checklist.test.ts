import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adminBackOffice } from "../checklist/admin";
import { type Entrada } from "../checklist/entrada";
import { publicSite } from "../checklist/public-site";

const named = ({ seccion, frase }: Entrada) => `${seccion}: ${frase}`;

/** The tests that every plain entity of the back office runs by calling `describeEntidad`. */
const shared = ["tests/support/entidad.ts", "tests/support/entidad-borrar.ts"];

/** The source of a test file, with the shared tests that it runs. */
function sourceOf(archivo: string): string {
  if (!existsSync(archivo)) return "";
  const source = readFileSync(archivo, "utf8");
  if (!source.includes("describeEntidad({")) return source;
  return [source, ...shared.map((path) => readFileSync(path, "utf8"))].join("\n");
}

/** Whether a test file holds a test of a title, as its source writes it: `it("…",`, or `it.each(…)("…",`. */
function holds({ archivo, titulo }: NonNullable<Entrada["prueba"]>): boolean {
  const title = titulo.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll('"', '\\\\?"');
  return new RegExp(`\\(\\s*(["'\`])${title}\\1,`).test(sourceOf(archivo));
}

function waysOf({ prueba, decision }: Entrada): number {
  return [prueba, decision].filter((way) => way !== undefined).length;
}

const documents = [
  { code: "PUB", document: "public-site.md", entries: publicSite },
  { code: "ADM", document: "admin-back-office.md", entries: adminBackOffice },
];

describe.each(documents)("the sentences of $document", ({ code, entries }) => {
  it("are each settled in exactly one way: by a test or by a decision", () => {
    expect(entries.filter((entrada) => waysOf(entrada) !== 1).map(named)).toEqual([]);
  });

  it("name tests that are there, by their very titles", () => {
    const missing = entries.filter(({ prueba }) => prueba && !holds(prueba));
    expect(missing.map(({ prueba }) => prueba)).toEqual([]);
  });

  it("name decisions that there are", () => {
    const numbers = entries.flatMap(({ decision }) => (decision === undefined ? [] : [decision]));
    expect(numbers.filter((number) => !Number.isInteger(number) || number < 0 || number > 40)).toEqual([]);
  });

  it("stand once each, and cover all nine sections", () => {
    const names = entries.map(named);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const sections = new Set(entries.map(({ seccion }) => seccion.split(" ")[0]));
    expect([...sections]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("are counted, and none is left", () => {
    const tested = entries.filter(({ prueba }) => prueba).length;
    const decided = entries.filter(({ decision }) => decision !== undefined).length;
    console.info(`${code}: ${entries.length} sentences, ${tested} with a test, ${decided} settled by a decision`);
    expect(tested + decided).toBe(entries.length);
  });
});
