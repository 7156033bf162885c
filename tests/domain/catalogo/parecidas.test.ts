import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closest } from "~/domain/catalogo/resemblance";
import { slugify } from "~/domain/kernel/text";
import { categoriasFijas } from "~/domain/paginas/home";

const fixed = categoriasFijas.map(({ nombre }) => ({ nombre, slug: slugify(nombre) }));

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const section = fc.constantFrom(...fixed);
const ending = fc.oneof(
  letter,
  fc.tuple(letter, letter).map((two) => two.join("")),
);
const anything = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.array(fc.stringMatching(/^[a-z0-9]{1,9}$/), { maxLength: 5 }).map((words) => words.join("-")),
);

function spelled(nombre: string) {
  return fc
    .record({ upper: fc.boolean(), separator: fc.constantFrom("-", " ", "--", "", "  ", "-  "), accents: fc.boolean() })
    .map(({ upper, separator, accents }) => {
      const words = (accents ? nombre : slugify(nombre)).split(/[ -]/).join(separator);
      return upper ? words.toUpperCase() : words;
    });
}

describe("the sections that a text resembles", () => {
  it("are the one whose name it is, however it is spelled (PUB §5 Other rules)", () => {
    const given = section.chain((one) => fc.tuple(fc.constant(one), spelled(one.nombre)));
    fc.assert(fc.property(given, ([one, text]) => void expect(closest(text, fixed)).toEqual([one])));
  });

  it("are the one with a letter or two less than the text (PUB §5 Other rules)", () => {
    fc.assert(fc.property(section, ending, (one, more) => void expect(closest(one.slug + more, fixed)).toEqual([one])));
  });

  it("are the one whose word has some letters more than the text, or are several with that part", () => {
    const given = section.chain((one) =>
      fc.tuple(fc.constant(one), fc.constantFrom(...one.slug.split("-")), fc.nat(6), fc.integer({ min: 3, max: 20 })),
    );
    fc.assert(
      fc.property(given, ([one, word, from, length]) => {
        const part = word.slice(from, from + length);
        if (part.length < 3) return;
        const found = closest(part, fixed);
        expect(found).toContain(one);
        for (const { slug } of found) expect(slug).toContain(part);
      }),
    );
  });

  it("share a word of three letters or more with it: nothing else is ever one of them (PUB §5 Other rules)", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const asked = slugify(text);
        for (const { slug } of closest(text, fixed)) {
          if (slug.replaceAll("-", "") === asked.replaceAll("-", "")) continue;
          const pairs = asked.split("-").flatMap((word) => slug.split("-").map((own) => [word, own] as const));
          const near = pairs.filter(
            ([word, own]) =>
              word.length >= 3 && (own.includes(word) || (word.startsWith(own) && word.length <= own.length + 2)),
          );
          expect(near).not.toEqual([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("are none for a text whose words share no three letters with any name", () => {
    const far = fc.stringMatching(/^[bhjkqwxyz]{1,12}(-[bhjkqwxyz]{1,12}){0,4}$/);
    fc.assert(fc.property(far, (text) => void expect(closest(text, fixed)).toEqual([])));
    for (const text of ["", "-", "???", "日本", "de", "4x", "carrocerialista", "ferreteroautos"])
      expect(closest(text, fixed), text).toEqual([]);
  });

  it("are the same whatever the order of the list and the case of the text", () => {
    fc.assert(
      fc.property(anything, fc.shuffledSubarray(fixed, { minLength: 7 }), (text, shuffled) => {
        const names = closest(text, fixed).map(({ nombre }) => nombre);
        const again = closest(text.toUpperCase(), shuffled).map(({ nombre }) => nombre);
        if (slugify(text) === slugify(text.toUpperCase())) expect(again.toSorted()).toEqual(names.toSorted());
      }),
    );
  });

  it("are all that share as many words: a choice, not a guess (DEC 6)", () => {
    expect(closest("accesorios", fixed).map(({ slug }) => slug)).toEqual(["accesorios-4x4", "accesorios-automoviles"]);
    expect(closest("accesorios-automovil", fixed).map(({ slug }) => slug)).toEqual(["accesorios-automoviles"]);
  });
});
