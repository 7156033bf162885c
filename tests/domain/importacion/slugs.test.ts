import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { slugAllocator, slugKey } = await import("~/domain/importacion/productos/slugs");
const { slugify } = await import("~/domain/kernel/text");

/** Facts of a catalogue with these slugs in each subcategory, told two at a time. */
function factsOf(stored: Record<number, string[]>): Parameters<typeof slugAllocator>[2] {
  return {
    slugs: async (subcategoria_id, last) =>
      (stored[subcategoria_id] ?? [])
        .toSorted()
        .filter((slug) => slug > last)
        .slice(0, 2),
  };
}

async function allocated(stored: Record<number, string[]>, names: readonly [number, string][]) {
  const values = names.map(([subcategoria_id, nombre]) => ({ subcategoria_id, nombre }));
  const wanted = new Set(values.map(({ subcategoria_id, nombre }) => slugKey(subcategoria_id, slugify(nombre))));
  const slugs = await slugAllocator(new Set(names.map(([id]) => id)), wanted, factsOf(stored));
  return values.map((value) => slugs.ofNew(value));
}

describe("the slugs of imported products (DEC 7)", () => {
  it("are those of the names, with the first free number where they are taken", async () => {
    const stored = { 1: ["perno", "perno-2", "perno-4", "tuerca"], 2: ["perno"] };
    const names: [number, string][] = [
      [1, "Perno"],
      [1, "PERNO"],
      [2, "Perno"],
      [1, "Arandela"],
    ];
    expect(await allocated(stored, names)).toEqual(["perno-3", "perno-5", "perno-2", "arandela"]);
  });

  it("do not meet that of a name which ends in a number itself", async () => {
    const stored = { 1: ["perno-2", "perno-10", "perno-10-2"] };
    const names: [number, string][] = [
      [1, "Perno 10"],
      [1, "Perno"],
      [1, "Perno"],
    ];
    expect(await allocated(stored, names)).toEqual(["perno-10-3", "perno", "perno-3"]);
  });
});
