import { expect, it } from "vitest";
import { productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import { stem, withSingular } from "~/domain/busqueda/palabras";

const wordsOf = (nombre: string) => productoSearchText({ codigo: "-", nombre, categoria: "", subcategoria: "" }).trim();

it.each([
  ["Eje", "eje ejes"],
  ["Kit", "kit kits"],
  ["Rin", "rin rins rines"],
  ["Gas", "gas gases"],
  ["Led izq", "led leds ledes izq izqs"],
  ["Red luz", "red reds redes luz"],
  // Too short, long enough to be looked for by its beginning, a code, and such as tell nothing.
  ["Ac tapa 4x4 con las", "ac tapa 4x4 con las"],
])("a product %s has the words %s", (nombre, all) => expect(wordsOf(nombre)).toBe(all));

it("the vocabulary has such words, and no plurals that nobody wrote", () => {
  expect(vocabularyOf(["Eje del rin", "Kit con 4x4", "Ac"])).toEqual(["eje", "rin", "kit"]);
});

it.each([
  ["ejes", ["ejes", "eje"]],
  ["rines", ["rine", "rin"]],
  ["gases", ["gase", "gas"]],
  ...["eje", "cons", "kite", "luzs", "tapas", "pernos"].map((word): [string, string[]] => [word, [stem(word)]]),
])("%s may stand in a name as one of %j", (word, all) => expect(withSingular(stem(word))).toEqual(all));
