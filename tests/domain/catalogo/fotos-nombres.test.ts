import { describe, expect, it } from "vitest";
import { codesSaid } from "~/domain/catalogo/fotos/nombres";

describe("the codes that a picture's name says", () => {
  it.each([
    ["GE-1020.jpg", ["ge1020", "ge"]],
    ["GE-1020-2.JPG", ["ge10202", "ge1020", "ge"]],
    ["GE-1020 (2).jpeg", ["ge10202", "ge1020", "ge"]],
    ["ge1020_frente.webp", ["ge1020frente", "ge1020"]],
    ["AM 22.10 lado.png", ["am2210lado", "am2210", "am22", "am"]],
    ["código.png", ["codigo"]],
    ["AM-22", ["am22", "am"]],
    ["-.jpg", []],
    ["….jpg", []],
    ["", []],
  ])("%s", (nombre, said) => {
    expect(codesSaid(nombre).map(({ plano }) => plano)).toEqual(said);
  });

  it("are at most eight, those of the longest beginnings, however long the name", () => {
    const said = codesSaid(`${"a-".repeat(55)}b.jpg`);
    expect(said.length).toBe(8);
    expect(said[0]?.plano).toBe(`${"a".repeat(55)}b`);
  });

  it("tell what stands behind them, without the extension, which is the last one of the name", () => {
    const restos = (nombre: string) => codesSaid(nombre).map(({ plano, resto }) => [plano, resto]);
    expect(restos("GE-10 (2).jpg")).toEqual([
      ["ge102", ""],
      ["ge10", "2"],
      ["ge", "10 2"],
    ]);
    expect(restos("GE10.jpg.jpg")).toEqual([
      ["ge10jpg", ""],
      ["ge10", "jpg"],
    ]);
  });
});
