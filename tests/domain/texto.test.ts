import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, countOf, foldAccents, formatNumber, toBusqueda, toClave } from "~/domain/texto";
import { pageTitle, preview, seoDescription, slugify } from "~/domain/texto";

const anyText = fc.string({ unit: "grapheme", maxLength: 80 });

describe("the slug of a name", () => {
  it.each([
    ["Suspensión", "suspension"],
    ["Carrocería", "carroceria"],
    ["Ñandú & Cía.", "nandu-cia"],
    ["  Accesorios   4X4  ", "accesorios-4x4"],
    ['Perno hexagonal 1/2" × 2"', "perno-hexagonal-12-2"],
    ["--Ya - - está--", "ya-esta"],
    ["ÁÉÍÓÚÜÑ áéíóúüñ", "aeiouun-aeiouun"],
    ["¡¿…?!", ""],
  ])("of %j is %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("holds only a-z, 0-9 and single hyphens between them, whatever the name", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it("is its own slug", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });

  it("does not depend on how an accent is encoded", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text.normalize("NFD"))).toBe(slugify(text.normalize("NFC")));
      }),
    );
  });

  it("keeps every plain letter and digit of the name, in order", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."abcXYZ019 -áÑü") });
    fc.assert(
      fc.property(plain, (text) => {
        const kept = foldAccents(text).toLowerCase().replace(/[ -]/g, "");
        expect(slugify(text).replaceAll("-", "")).toBe(kept);
      }),
    );
  });
});

describe("the identity of a name", () => {
  it.each([
    ["  Carrocería ", "CARROCERIA"],
    ["accesorios\t 4x4", "ACCESORIOS 4X4"],
    ["fe-1/2-13", "FE-1/2-13"],
  ])("of %j is %j", (text, clave) => {
    expect(toClave(text)).toBe(clave);
  });

  it("ignores case, accents and repeated spaces", () => {
    expect(toClave("SEGURIDAD  VEHICULAR")).toBe(toClave("seguridad vehícular"));
  });

  it("is searched by its words: lower case, no accents, letters and digits only", () => {
    expect(toBusqueda("GL-4001", 'Guardalodo  Único, 1/2"')).toBe("gl 4001 guardalodo unico 1 2");
  });
});

describe("typed text", () => {
  it("loses U+0000, carriage returns and the spaces around it", () => {
    expect(cleanText(" \u0000uno\r\ndos\rtres\u0000 ")).toBe("uno\ndos\ntres");
  });

  it("is stored composed, so that the same word is the same text", () => {
    expect(cleanText("Suspensio\u0301n")).toBe("Suspensión");
  });
});

describe("texts that are cut", () => {
  it("give search engines 155 characters: 152 and three dots", () => {
    expect(seoDescription("x".repeat(155))).toBe("x".repeat(155));
    expect(seoDescription("x".repeat(156))).toBe(`${"x".repeat(152)}...`);
  });

  it("never give search engines more than 155 characters, nor line breaks", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const shown = seoDescription(text);
        expect(Array.from(shown).length).toBeLessThanOrEqual(155);
        expect(shown).not.toMatch(/\s\s|\n/);
      }),
    );
  });

  it("give a table 100 characters and three dots", () => {
    expect(preview("y".repeat(100))).toBe("y".repeat(100));
    expect(preview("y".repeat(101))).toBe(`${"y".repeat(100)}...`);
  });

  it("do not cut an emoji in two", () => {
    expect(preview("🔧".repeat(101))).toBe(`${"🔧".repeat(100)}...`);
  });
});

describe("the title of a page", () => {
  it("ends in the company's name", () => {
    expect(pageTitle("Catálogo", "GED Autopartes")).toBe("Catálogo - GED Autopartes");
  });

  it("does not repeat the company's name, in whatever case it stands", () => {
    expect(pageTitle("Bienvenido a ged AUTOPARTES", "GED Autopartes")).toBe("Bienvenido a ged AUTOPARTES");
  });
});

describe("numbers", () => {
  it("have points between thousands", () => {
    expect([0, 999, 1846, 1234567].map(formatNumber)).toEqual(["0", "999", "1.846", "1.234.567"]);
  });

  it("agree with their noun", () => {
    expect(countOf(1, "producto", "productos")).toBe("1 producto");
    expect(countOf(1284, "producto", "productos")).toBe("1.284 productos");
  });
});
