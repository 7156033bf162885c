import { describe, expect, it } from "vitest";
import { iconNames, withIcon } from "~/domain/paginas/iconos";
import { isDrawn } from "~/ui/signo";
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
    ["Calidad", "Award"],
    ["CONFIABILIDAD total", "ShieldCheck"],
    ["Innovación", "Lightbulb"],
    ["innovacion", "Lightbulb"],
    ["Respeto", "Star"],
  ])("is chosen by the name %j otherwise (PUB §2 About us)", (valor, icono) => {
    expect(valorIcono({ valor, icono: "" })).toEqual({ icono });
    expect(valorIcono({ valor, icono: "un-nombre" })).toEqual({ icono });
  });

  it("is never two characters", () => {
    expect(valorIcono({ valor: "Respeto", icono: "★★" })).toEqual({ icono: "Star" });
  });

  it.each(iconNames())("%s, which the form offers, is drawn, however it is written (DEC 48)", (name) => {
    expect(isDrawn(name)).toBe(true);
    const dashed = name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
    for (const icono of [name, name.toUpperCase(), dashed])
      expect(valorIcono({ valor: "Calidad", icono })).toEqual({ icono: name });
  });

  it("is the picture that was chosen, else the text beside the pictures (DEC 48)", () => {
    for (const [dibujo, icono, shown] of [
      ["Award", "", "Award"],
      ["Award", "★", "Award"],
      ["", "★", "★"],
      ["", "", ""],
    ] as const)
      expect(withIcon({ dibujo, icono }, null)).toEqual({ icono: shown });
  });

  it("is the text that was typed beside the picture that the row has already (DEC 48)", () => {
    const before = { icono: "Award" };
    expect(withIcon({ dibujo: "Award", icono: "100%" }, before)).toEqual({ icono: "100%" });
    expect(withIcon({ dibujo: "Award", icono: "" }, before)).toEqual({ icono: "Award" });
    expect(withIcon({ dibujo: "Star", icono: "100%" }, { icono: "100%" })).toEqual({ icono: "Star" });
  });
});
