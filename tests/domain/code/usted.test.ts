import ts from "typescript";
import { describe, expect, it } from "vitest";
import { wordsOf } from "~/domain/kernel/words";
import { lineasWords, marcasWords } from "~/domain/vehiculos/vehiculos";
import { nodesOf, shippedCode } from "../../support/site/code";

/** Files with sentences that the specification words with tú. */
const given = [
  "app/domain/kernel/words.ts",
  "app/domain/medios/medios.ts",
  "app/routes/admin/catalogo/productos/guardar.server.ts",
  "app/routes/admin/catalogo/productos/list.tsx",
];

describe("a sentence that asks to try again", () => {
  it("says usted, unless the specification words it (ADM §8 Products)", () => {
    const said = shippedCode().flatMap((file) =>
      [...nodesOf(file)].some((node) => ts.isStringLiteralLike(node) && node.text.includes("Inténtalo"))
        ? [file.fileName]
        : [],
    );
    expect(said.toSorted()).toEqual(given);
  });

  it("says usted of makes and lines, which the specification does not know", () => {
    for (const { textos } of [marcasWords, lineasWords])
      for (const said of [textos.noCreado, textos.noActualizado, textos.noEliminado])
        expect(said).toMatch(/\. Inténtelo de nuevo\.$/);
    const { textos } = wordsOf({ path: "", uno: "la categoría", varios: "categorías", ayuda: "" });
    expect(textos.noCreado).toBe("No se pudo crear la categoría. Inténtalo de nuevo.");
  });
});
