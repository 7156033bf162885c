import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codigoPlano, mendedText } from "~/domain/catalogo/search";
import { cotejo, distance, esqueleto, neighbours } from "~/domain/referencias/parecidos";

const SIGNS = Array.from("0123456789abcdefghijklmnopqrstuvwxyz");
const sign = fc.constantFrom(...SIGNS);
const code = fc.array(sign, { minLength: 3, maxLength: 12 }).map((signs) => signs.join(""));
const at = fc.nat(11);

/** One mistake of each kind that people make in a code. */
const mistakes = {
  "a wrong sign": (codigo: string, n: number, other: string) => codigo.slice(0, n) + other + codigo.slice(n + 1),
  "a missing sign": (codigo: string, n: number) => codigo.slice(0, n) + codigo.slice(n + 1),
  "a doubled sign": (codigo: string, n: number) => codigo.slice(0, n) + (codigo[n] ?? "") + codigo.slice(n),
  "two swapped signs": (codigo: string, n: number) =>
    codigo.slice(0, n) + (codigo[n + 1] ?? "") + (codigo[n] ?? "") + codigo.slice(n + 2),
  "a sign behind it": (codigo: string, _: number, other: string) => codigo + other,
};

describe("a misread code (DEC 50)", () => {
  it.each(Object.entries(mistakes))("with %s leads to the code, whatever the code", (_, mistake) => {
    fc.assert(
      fc.property(code, at, sign, (codigo, n, other) => {
        const typed = mistake(codigo, n % codigo.length, other);
        expect(neighbours(typed)).toContain(esqueleto(codigo));
      }),
    );
  });

  it.each([
    ["GL-4O18", "GL-4018"],
    ["GL-40I8", "GL-4018"],
    ["gl 40l8", "GL-4018"],
    ["5V-6O1B", "SV-6018"],
    ["OOl7", "0017"],
  ])("%s with any number of misread signs is nearest to %s", (typed, codigo) => {
    expect(esqueleto(codigoPlano(typed))).toBe(esqueleto(codigoPlano(codigo)));
    expect(distance(codigoPlano(typed), codigoPlano(codigo))).toBe(0);
  });

  it("is the nearer, the likelier the mistake", () => {
    const places = ["gl40i8", "gl4018a", "gl4081", "gl40018", "gl4019", "gl418", "xgl4018"];
    expect(places.map((typed) => distance(typed, "gl4018"))).toEqual([0, 1, 2, 2, 3, 4, 4]);
  });

  it("asks for so many codes that the length of the text bounds them, and for none of a long text", () => {
    expect(neighbours("gl4018").length).toBeLessThan(64 * 7);
    expect(neighbours("a".repeat(20)).length).toBeLessThan(64 * 21);
    expect(neighbours("a".repeat(21))).toEqual([]);
    expect(neighbours("")).toEqual([]);
  });

  it.each([
    ["GL-40I8", "GL-4018", "GL-40[I]8", "GL-40[1]8"],
    ["GL-4018A", "GL-4018", "GL-4018[A]", "GL-4018"],
    ["gl 418", "GL-4018", "gl 418", "GL-4[0]18"],
    ["GL-4081", "GL-4018", "GL-40[81]", "GL-40[18]"],
    ["GL4O18X", "GL-4018", "GL4[O]18[X]", "GL-4[0]18"],
  ])("%s beside %s shows the signs that differ", (typed, codigo, escrito, shown) => {
    const text = (trozos: readonly { texto: string; distinto: boolean }[]) =>
      trozos.map(({ texto, distinto }) => (distinto ? `[${texto}]` : texto)).join("");
    const both = cotejo(typed, codigo);
    expect([text(both.escrito), text(both.codigo)]).toEqual([escrito, shown]);
  });
});

describe("a mended text (DEC 50)", () => {
  it("keeps all that was typed, but the words that were taken for others", () => {
    const mended = (raiz: string) => (raiz === "amortigador" ? "amortiguador" : undefined);
    expect(mendedText("Amortigadores  Duster, 2015", () => undefined)).toEqual(
      ["Amortigadores", "  ", "Duster", ", ", "2015"].map((texto) => ({ texto, distinto: false })),
    );
    expect(mendedText("el Amortigador Duster", mended)[2]).toEqual({ texto: "amortiguador", distinto: true });
  });
});
