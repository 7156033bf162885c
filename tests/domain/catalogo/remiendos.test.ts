import fc from "fast-check";
import { expect, it } from "vitest";
import { editsOf, isNear } from "~/domain/catalogo/search";

const word = (letters: string) => fc.stringMatching(new RegExp(`^[${letters}]{4,7}$`));

it("the texts one mistake away from a word are those that differ from it by at most one letter (DEC 50)", () => {
  fc.assert(
    fc.property(word("ab"), word("ab"), (one, other) => {
      expect(editsOf(one).includes(other)).toBe(isNear(one, other));
    }),
  );
  fc.assert(
    fc.property(word("a-z"), (one) => {
      expect(editsOf(one).filter((edit) => !isNear(one, edit))).toEqual([]);
    }),
  );
});

it("a short word, and one with digits, may be no mistake", () => {
  expect(["gua", "bt50x", ""].flatMap(editsOf)).toEqual([]);
});
