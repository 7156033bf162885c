import { describe, expect, it } from "vitest";
import { codesSaid, stemOf, writtenAs } from "~/domain/catalogo/fotos/nombres";

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
    expect(codesSaid(stemOf(nombre)).map(({ plano }) => plano)).toEqual(said);
  });

  it("end at the first eight separators or with the name, however long it is", () => {
    const said = codesSaid("GE-1020 vista frontal de la pieza nueva en su caja original (2).jpg");
    expect(said.map(({ escrito }) => escrito)).toContain("ge 1020");
    expect(codesSaid(`${"a-".repeat(55)}b.jpg`).length).toBe(9);
  });

  it("tell what stands behind them, without the extension, which is the last one of the name", () => {
    const restos = (nombre: string) => codesSaid(stemOf(nombre)).map(({ plano, resto }) => [plano, resto]);
    expect(restos("GE-10 (2).jpg")).toEqual([
      ["ge102", ""],
      ["ge10", "2"],
      ["ge", "10 2"],
    ]);
    expect(writtenAs("GE_10/A")).toBe(codesSaid("ge 10-a")[0]?.escrito);
    expect(restos("GE10.jpg.jpg")).toEqual([
      ["ge10jpg", ""],
      ["ge10", "jpg"],
    ]);
  });
});
