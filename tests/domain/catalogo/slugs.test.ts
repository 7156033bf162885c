import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { findFreeSlug, freeSlug, requireSlug } = await import("~/domain/catalogo/slugs.server");
const { FieldRefusal } = await import("~/domain/kernel/refusal");

describe("a slug that may be taken", () => {
  it("is the name's own while it is free, then -2, -3 (PUB §5 Other rules)", () => {
    expect(freeSlug("perno", new Set())).toBe("perno");
    expect(freeSlug("perno", new Set(["perno"]))).toBe("perno-2");
    expect(freeSlug("perno", new Set(["perno", "perno-2", "perno-4"]))).toBe("perno-3");
    expect(freeSlug("perno", new Set(["perno-2"]))).toBe("perno");
  });

  it("is never one that is taken, however many rows share a name", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (rows) => {
        const taken = new Set<string>();
        for (let row = 0; row < rows; row += 1) taken.add(freeSlug("tuerca", taken));
        expect(taken.size).toBe(rows);
      }),
    );
  });
});

describe("a slug that is looked for among stored ones", () => {
  async function found(isTaken: (slug: string) => boolean) {
    const asked: string[][] = [];
    const slug = await findFreeSlug("perno", async (slugs) => {
      asked.push([...slugs]);
      return new Set(slugs.filter(isTaken));
    });
    return { slug, asked };
  }

  it("is the first free one of a hundred, by one question (PUB §5 Other rules)", async () => {
    for (const taken of [[], ["perno"], ["perno", "perno-2", "perno-4"], ["perno-2"]]) {
      const { slug, asked } = await found((one) => taken.includes(one));
      expect([slug, asked.length]).toEqual([freeSlug("perno", new Set(taken)), 1]);
    }
  });

  it.each([100, 101, 199, 200, 201, 50_000])("is the next number of %i, by few questions", async (count) => {
    const isTaken = (slug: string) => slug === "perno" || Number(slug.slice("perno-".length)) <= count;
    const { slug, asked } = await found(isTaken);
    expect(slug).toBe(`perno-${count + 1}`);
    expect(asked.length).toBeLessThan(20);
    expect(Math.max(...asked.map(({ length }) => length))).toBe(100);
  });

  it("is free where numbers are missing between taken ones", async () => {
    const isTaken = (slug: string) =>
      !["perno-150", "perno-777"].includes(slug) && Number(slug.slice(6) || "1") < 1_000;
    expect(isTaken((await found(isTaken)).slug)).toBe(false);
  });
});

describe("a name without a letter or digit", () => {
  it.each(["", "***", "¡!", "日本"])("%j is refused beside its field", (nombre) => {
    expect(() => requireSlug(nombre)).toThrow(FieldRefusal);
    expect(() => requireSlug(nombre, "titulo")).toThrow(expect.objectContaining({ field: "titulo" }));
  });
});
