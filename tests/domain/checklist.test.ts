import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Entrada } from "../checklist/entrada";
import { publicSite } from "../checklist/public-site";

const named = ({ seccion, frase }: Entrada) => `${seccion}: ${frase}`;

/** Whether a test file holds a test of a title, as its source writes it: `it("…",`, or `it.each(…)("…",`. */
function holds({ archivo, titulo }: NonNullable<Entrada["prueba"]>): boolean {
  if (!existsSync(archivo)) return false;
  const title = titulo.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`\\(\\s*(["'\`])${title}\\1,`).test(readFileSync(archivo, "utf8"));
}

function waysOf({ prueba, decision }: Entrada): number {
  return [prueba, decision].filter((way) => way !== undefined).length;
}

describe("the sentences of the public specification", () => {
  it("are each settled in exactly one way: by a test or by a decision", () => {
    expect(publicSite.filter((entrada) => waysOf(entrada) !== 1).map(named)).toEqual([]);
  });

  it("name tests that are there, by their very titles", () => {
    const missing = publicSite.filter(({ prueba }) => prueba && !holds(prueba));
    expect(missing.map(({ prueba }) => prueba)).toEqual([]);
  });

  it("name decisions that there are", () => {
    const numbers = publicSite.flatMap(({ decision }) => (decision === undefined ? [] : [decision]));
    expect(numbers.filter((number) => !Number.isInteger(number) || number < 0 || number > 40)).toEqual([]);
  });

  it("stand once each, and cover all nine sections", () => {
    const names = publicSite.map(named);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const sections = new Set(publicSite.map(({ seccion }) => seccion.split(" ")[0]));
    expect([...sections]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("are counted", () => {
    const tested = publicSite.filter(({ prueba }) => prueba).length;
    const decided = publicSite.filter(({ decision }) => decision !== undefined).length;
    console.info(`PUB: ${publicSite.length} sentences, ${tested} with a test, ${decided} settled by a decision`);
    expect(tested + decided).toBe(publicSite.length);
  });
});
