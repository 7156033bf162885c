import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gruposFor,
  sinonimosDefault,
  sinonimosNear,
  sinonimosOf,
  sinonimosProblem,
  withSinonimos,
} from "~/domain/busqueda/sinonimos";
import { spellings, stem } from "~/domain/busqueda/palabras";
import { toSearchQuery } from "~/domain/catalogo/search";
import { alphanumeric } from "~/domain/kernel/text";

const grupos = "bómper, Parachoques ; paragolpes\n\n  capó,cofre  ";

describe("words that mean the same", () => {
  it("are a group on each line, found by the stem of each", () => {
    expect(sinonimosProblem(grupos)).toBe(null);
    const sinonimos = sinonimosOf(grupos);
    expect(withSinonimos(sinonimos, "parachoqu")).toEqual(["parachoqu", "bomper", "paragolp"]);
    expect(sinonimos.get("bomper")).toEqual([
      { escrita: "Parachoques", raiz: "parachoqu" },
      { escrita: "paragolpes", raiz: "paragolp" },
    ]);
    const others = (typed: string) => sinonimos.get(stem(alphanumeric(typed)))?.length;
    expect(["parachoques", "parachoque", "bomperes", "bómpers"].map(others)).toEqual([2, 2, 2, 2]);
    expect(others("capos")).toBe(1);
    expect([...sinonimosOf("abs, freno").keys()].filter((raiz) => raiz.length < 3)).toEqual([]);
    expect(withSinonimos(sinonimos, "tapete")).toEqual(["tapete"]);
  });

  it.each<[string, string[]]>([
    ["luz", ["luz", "luces"]],
    ["luces", ["luce", "luz"]],
    ["raíz", ["raiz", "raices"]],
    ["matrices", ["matric", "matriz"]],
    ["cruces", ["cruc", "cruz"]],
    ...["perno", "ac", "vac", "once", "bronce", "enlace", "disco", "cruce", "brace", "cons", "ejes"].map(
      (word): [string, string[]] => [word, [word]],
    ),
  ])("%s is spelled %j", (word, all) => expect(spellings(stem(alphanumeric(word)))).toEqual(all));

  it("are found in the plural of a z, too", () => {
    expect(withSinonimos(sinonimosOf("luz, farola"), stem("luces"))).toEqual(["luce", "luz", "farola"]);
    expect(withSinonimos(sinonimosOf("luz, farola"), "farola")).toEqual(["farola", "luz", "luces"]);
    expect(sinonimosProblem("luz, luces")).toBe("«luces» está dos veces: basta una, en singular o en plural");
  });

  it("may be names of two words, both of which are looked for, or either of what means the same", () => {
    const texto = "bieleta, barra estabilizadora\ncremallera, caja de dirección\ncaja, cajón";
    expect(sinonimosProblem(texto)).toBe(null);
    const sinonimos = sinonimosOf(texto);
    const groups = (typed: string) => gruposFor(sinonimos, toSearchQuery(typed)?.raices ?? []);
    expect(groups("bieleta")).toEqual([
      ["bieleta", "barra"],
      ["bieleta", "estabilizadora"],
    ]);
    expect(groups("barras estabilizadoras larga")).toEqual([
      ["barra", "bieleta"],
      ["estabilizadora", "bieleta"],
      ["larga"],
    ]);
    expect(groups("caja de dirección")).toEqual([
      ["caja", "cremallera"],
      ["direccion", "cremallera"],
    ]);
    expect([groups("barra"), groups("estabilizadora de barra"), groups("caja")]).toEqual([
      [["barra"]],
      [["estabilizadora"], ["barra"]],
      [["caja", "cajon"]],
    ]);
    // Each word of such a name is a known one, and means no other by itself.
    expect(["estabilizadora", "direccion"].map((raiz) => sinonimos.get(raiz))).toEqual([[], []]);
    expect([sinonimosNear(sinonimos, "vieleta"), sinonimosNear(sinonimos, "bara")]).toEqual([["bieleta"], ["barra"]]);
  });

  it("ask for few groups of words at most", () => {
    const sinonimos = sinonimosOf("bieleta, barra fija, brazo largo");
    expect(gruposFor(sinonimos, ["barra", "fija"])).toHaveLength(4);
    expect(gruposFor(sinonimos, ["bieleta"])).toHaveLength(4);
  });

  it("are meant by one with a letter wrong", () => {
    expect(sinonimosNear(sinonimosOf(grupos), "bompr")).toEqual(["bomper", "parachoqu", "paragolp"]);
    expect(sinonimosNear(sinonimosOf(grupos), "tapete")).toEqual([]);
  });

  it.each([
    ["bómper", "«bómper» está sola en su línea: escriba al lado otra que signifique lo mismo"],
    [
      "caja de dirección hidráulica, cremallera",
      "«caja de dirección hidráulica» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "bómper, lh",
      "«lh» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "bómper, ---",
      "«---» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "bómper!!, parachoques",
      "«bómper!!» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "sin, guantera",
      "«sin» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "el bómper, parachoques",
      "«el bómper» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    [
      "caja ps, cremallera",
      "«caja ps» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas",
    ],
    ["barra fija, barras fijas", "«barras fijas» está dos veces: basta una, en singular o en plural"],
    ["bieleta, barra fija, barra corta, barra larga", "La línea de «bieleta» tiene más de 2 nombres de dos palabras"],
    ["bómper, bomperes", "«bomperes» está dos veces: basta una, en singular o en plural"],
    ["parachoque, parachoques", "«parachoques» está dos veces: basta una, en singular o en plural"],
    ["bómper, parachoques\nparagolpes, BOMPER", "«BOMPER» está dos veces: basta una, en singular o en plural"],
    ["uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve", "La línea de «uno» tiene más de 8 palabras"],
  ])("are refused as %j: %s", (texto, message) => expect(sinonimosProblem(texto)).toBe(message));

  it("may be none, and those of the trade are in order", () => {
    expect(["", "\n,;\n"].map(sinonimosProblem)).toEqual([null, null]);
    expect(sinonimosProblem(sinonimosDefault)).toBe(null);
  });

  it("mean each other, and no word itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", "s", "é", ",", "\n", " "), maxLength: 60 }), (texto) => {
        fc.pre(sinonimosProblem(texto) === null);
        const sinonimos = sinonimosOf(texto);
        for (const [raiz, others] of sinonimos) {
          expect(others.some((other) => other.raiz === raiz)).toBe(false);
          for (const other of others) expect(sinonimos.get(other.raiz)).toHaveLength(others.length);
        }
      }),
    );
  });
});
