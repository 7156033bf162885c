import { describe, expect, it } from "vitest";
import { valorIcono } from "~/domain/paginas/nosotros";

describe("the icon of a value", () => {
  it.each(["★", "⚙️", "👨‍👩‍👧‍👦", "🇨🇴", "👍🏽", "é", "e\u0301", "Q"])(
    "%s is one character and is shown as it is (PUB §2 About us)",
    (icono) => {
      expect(valorIcono({ valor: "Calidad", icono })).toEqual({ texto: icono });
    },
  );

  it("is shown without the spaces around it", () => {
    expect(valorIcono({ valor: "Calidad", icono: " ★ " })).toEqual({ texto: "★" });
  });

  it.each([
    ["Calidad", "calidad"],
    ["CONFIABILIDAD total", "confiabilidad"],
    ["Innovación", "innovacion"],
    ["innovacion", "innovacion"],
    ["Respeto", "otro"],
  ])("is chosen by the name %j otherwise (PUB §2 About us)", (valor, icono) => {
    expect(valorIcono({ valor, icono: "" })).toEqual({ icono });
    expect(valorIcono({ valor, icono: "un-nombre" })).toEqual({ icono });
  });

  it("is never two characters", () => {
    expect(valorIcono({ valor: "Respeto", icono: "★★" })).toEqual({ icono: "otro" });
  });
});
