import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { freeSlug, requireSlug } = await import("~/domain/catalogo/slugs.server");
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

describe("a name without a letter or digit", () => {
  it.each(["", "***", "¡!", "日本"])("%j is refused beside its field", (nombre) => {
    expect(() => requireSlug(nombre)).toThrow(FieldRefusal);
    expect(() => requireSlug(nombre, "titulo")).toThrow(expect.objectContaining({ field: "titulo" }));
  });
});
