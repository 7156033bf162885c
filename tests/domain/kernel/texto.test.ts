import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterColon,
  cleanText,
  countOf,
  foldAccents,
  formatNumber,
  listed,
  searchParts,
  toBusqueda,
  toClave,
  truncate,
} from "~/domain/kernel/text";
import { pageTitle, preview, seoDescription, slugify } from "~/domain/kernel/text";

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
  ])("of %j is %j (ADM §4 Products, PUB §2 Catalogue route, PUB §5 Other rules)", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("holds only a-z, 0-9 and single hyphens between them, whatever the name (PUB §5 Other rules, DEC 7)", () => {
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
  ])("of %j is %j (DEC 5)", (text, clave) => {
    expect(toClave(text)).toBe(clave);
  });

  it("ignores case, accents and repeated spaces", () => {
    expect(toClave("SEGURIDAD  VEHICULAR")).toBe(toClave("seguridad vehícular"));
  });

  it("is searched by its words: lower case, no accents, letters and digits only", () => {
    expect(toBusqueda("GL-4001", 'Guardalodo  Único, 1/2"')).toBe("gl 4001 guardalodo unico 1 2");
  });
});

describe("the parts of a search", () => {
  it("are compared like names, and each once: a part that is repeated narrows nothing and costs a reading", () => {
    expect(searchParts(" Suspensión 5%  SUSPENSION 5% % ")).toEqual(["SUSPENSION", "5%", "%"]);
    expect(searchParts("  ")).toEqual([]);
  });
});

describe("what nobody sees", () => {
  const signs =
    "\u0001\u007F\u0085\u00AD\u034F\u061C\u115F\u17B4\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2063\u2066\u2069\u206F\u2800\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFF9\uFFFB\u{E0001}\u{E0041}\u{E007F}\u{E0100}";
  const each = [...signs].map((sign) => [sign.codePointAt(0)?.toString(16) ?? "", sign] as const);

  it.each(each)("U+%s alone is no text, and makes no other name of one", (_, sign) => {
    expect([cleanText(sign), cleanText(` ${sign}\n${sign}${sign} `)]).toEqual(["", ""]);
    expect(toClave(`${sign}Per${sign === "\u2800" || sign === "\u0085" ? "" : sign}no${sign}`)).toBe("PERNO");
  });

  it("is not all of a text: an accent, a tag or a selector with nothing to stand on is none", () => {
    for (const text of ["\u0301", "\u0301\uFE0F", "\u20E3", "\uE000"]) expect(cleanText(text)).toBe("");
  });

  it.each(["👩‍🔧", "👨🏽‍🔧 Taller", "🏳️‍🌈", "1️⃣", "⚙️ Motor", "❤️‍🔥", "🇨🇴", "½″", "№ 5", "*", "ñ", "#️⃣ 2"])(
    "stays where an emoji needs it: %s",
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it("goes where no emoji needs it", () => {
    expect(cleanText("👩\u200D \u200D👧 a\u200Db 1\uFE0F a\uFE0F 👩\u200B\u200D👧")).toBe("👩 👧 ab 1 a 👩👧");
  });

  it("leaves a text that is clean as it is", () => {
    const unit = fc.oneof(
      fc.constantFrom(...signs, ..."a1é \n👩🔧❤🏽e\u0301"),
      fc.string({ unit: "binary", maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("typed text", () => {
  it("loses U+0000, carriage returns and the spaces around it", () => {
    expect(cleanText(" \u0000uno\r\ndos\rtres\u0000 ")).toBe("uno\ndos\ntres");
  });

  it("is stored composed, so that the same word is the same text", () => {
    expect(cleanText("Suspensio\u0301n")).toBe("Suspensión");
    expect(cleanText("\uFB01ltro con \uFB02uido \uFF27\uFF2C\uFF0D4018 y GL\u20114018, ½ m²")).toBe(
      "filtro con fluido GL-4018 y GL-4018, ½ m²",
    );
    expect([foldAccents("co\uFB01\u0301a"), toClave("gl\u20104018")]).toEqual(["cofia", "GL-4018"]);
  });
});

describe("texts that are cut", () => {
  it("give search engines 155 characters: 152 and three dots (DEC 34)", () => {
    expect(seoDescription("x".repeat(155))).toBe("x".repeat(155));
    expect(seoDescription("x".repeat(156))).toBe(`${"x".repeat(152)}...`);
  });

  it("never give search engines more than 155 characters, nor line breaks (PUB §5 Other rules)", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const shown = seoDescription(text);
        expect(Array.from(shown).length).toBeLessThanOrEqual(155);
        expect(shown).not.toMatch(/\s\s|\n/);
      }),
    );
  });

  it("give a table 100 characters and three dots (ADM §9)", () => {
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

  it("is the whole name, however long (DEC 43)", () => {
    const nombre = "Amortiguador delantero telescópico de gas, campero 5 puertas, lado derecho con base reforzada";
    expect(pageTitle(nombre, "GED Autopartes")).toBe(`${nombre} - GED Autopartes`);
  });

  it("does not repeat the company's name, in whatever case it stands (PUB §9 SEO and security)", () => {
    expect(pageTitle("Bienvenido a ged AUTOPARTES", "GED Autopartes")).toBe("Bienvenido a ged AUTOPARTES");
  });
});

describe("numbers", () => {
  it("have points between thousands", () => {
    expect([0, 999, 1846, 1234567].map(formatNumber)).toEqual(["0", "999", "1.846", "1.234.567"]);
  });

  it("are named in a line, of many the first ones", () => {
    expect(listed([], 3)).toBe("");
    expect(listed(["3"], 3)).toBe("3");
    expect(listed(["3", "8"], 3)).toBe("3 y 8");
    expect(listed(["3", "8", "9"], 3)).toBe("3, 8 y 9");
    expect(listed(["3", "8", "9", ...Array.from({ length: 1_284 }, String)], 3)).toBe("3, 8, 9 y 1.284 más");
  });

  it("agree with their noun", () => {
    expect(countOf(1, "producto", "productos")).toBe("1 producto");
    expect(countOf(1284, "producto", "productos")).toBe("1.284 productos");
  });
});

it("a text is cut between two signs, and names follow a colon or nothing", () => {
  expect([truncate("ab🚗", 3), truncate("ab🚗", 4), truncate("abc", 2)]).toEqual(["ab", "ab🚗", "ab"]);
  expect([afterColon([]), afterColon([{ nombre: "Duster" }, { nombre: "Logan" }])]).toEqual(["", ": Duster, Logan"]);
});
