import { expect, it } from "vitest";
import { productoSearchText, stem, vocabularyOf, withSingular } from "~/domain/catalogo/search";

const wordsOf = (nombre: string) => productoSearchText({ codigo: "-", nombre, categoria: "", subcategoria: "" }).trim();

it.each([
  ["Eje", "eje ejes"],
  ["Kit", "kit kits"],
  ["Rin", "rin rins rines"],
  ["Gas", "gas gases"],
  ["Led izq", "led leds izq izqs"],
  // Too short, long enough to be looked for by its beginning, a code, and such as tell nothing.
  ["Ac tapa 4x4 con las", "ac tapa 4x4 con las"],
])("a product %s has the words %s", (nombre, all) => expect(wordsOf(nombre)).toBe(all));

it("the vocabulary has the plurals of words that are too short for it", () => {
  expect(vocabularyOf(["Eje del rin", "Kit con 4x4"])).toEqual(["ejes", "rins", "rines", "kits"]);
});

it.each([
  ["ejes", ["ejes", "eje"]],
  ["rines", ["rine", "rin"]],
  ["gases", ["gase", "gas"]],
  ...["eje", "cons", "kite", "tapas", "pernos"].map((word): [string, string[]] => [word, [stem(word)]]),
])("%s may stand in a name as one of %j", (word, all) => expect(withSingular(stem(word))).toEqual(all));
