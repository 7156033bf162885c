import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { correo, orden, seleccion, texto, textoOpcional } from "~/domain/kernel/fields";
import { isEmail } from "~/domain/kernel/links";
import { cleanText, foldAccents, formatNumber, toClave, withoutEnd } from "~/domain/kernel/text";
import { boundedText } from "~/services/http/bounded-text";

describe("a text that is too long", () => {
  const long = "El nombre no puede exceder 10 caracteres";

  it.each([11, 100, 50_000])("of %i signs is told so, and nothing else is tried on it", (length) => {
    const [refined, changed] = [vi.fn(() => true), vi.fn((text: string) => text)];
    const fields = [texto("Falta", "El nombre", 10), textoOpcional("El nombre", 10)];
    for (const field of fields) {
      const { error } = field.refine(refined).transform(changed).safeParse("x".repeat(length));
      expect(error?.issues.map(({ message }) => message)).toEqual([long]);
    }
    expect([refined.mock.calls, changed.mock.calls]).toEqual([[], []]);
  });

  it("is not cleaned either", () => {
    const cleaned = vi.fn((text: string) => text);
    boundedText(10).overwrite(cleaned).safeParse("x".repeat(11));
    expect(cleaned).not.toHaveBeenCalled();
  });

  it("counts without edge spaces, and line ends once", () => {
    expect(texto("Falta", "El nombre", 10).parse(` \r\n${"a\r\n".repeat(5)}\r\n `)).toBe("a\na\na\na\na");
  });

  it("may be a number or a choice", () => {
    expect(orden().safeParse("9".repeat(50)).error?.issues[0]?.message).toBe("El orden no puede exceder 999.999");
    expect(seleccion("Elija").safeParse("1".repeat(50)).error?.issues[0]?.message).toBe("Elija");
    expect(correo("Falta", "Email inválido").safeParse(`${"a".repeat(300)}@b.co`).error?.issues).toHaveLength(1);
  });
});

describe("a mail address", () => {
  /** The pattern of PUB §5 as it is written there, with what headers are made of left out. */
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- what it says, tried on twelve signs.
  const written = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;
  const signs = fc.array(fc.constantFrom("a", "@", ".", " ", "<", "ñ", ",", "-", "\n"), { maxLength: 12 });

  it("is told as the specification's pattern tells it", () => {
    const typed = fc.oneof(
      signs.map((all) => all.join("")),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(typed, (text) => isEmail(text) === written.test(text)),
      { numRuns: 2_000 },
    );
  });
});

describe("marks on a letter", () => {
  it("are kept as far as they are writing, and are not sorted without end", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    const stack = `a${"\u0316\u0301".repeat(20_000)}b`;
    for (const change of [cleanText, foldAccents, toClave]) change(stack);
    expect(Math.max(...normalize.mock.contexts.map((text) => String(text).length))).toBeLessThan(100);
    normalize.mockRestore();
    expect(cleanText("Vie\u0323\u0302t Nam")).toBe("Vi\u1ec7t Nam");
    expect(foldAccents(stack)).toBe("ab");
  });
});

describe("what patterns did before", () => {
  it("takes the signs of a kind off an end, and no others", () => {
    const text = fc.array(fc.constantFrom("a", "/", " "), { maxLength: 10 }).map((all) => all.join(""));
    fc.assert(
      fc.property(text, (typed) => {
        const kept = withoutEnd(typed, /\//);
        expect([kept.endsWith("/"), kept + "/".repeat(typed.length - kept.length)]).toEqual([false, typed]);
      }),
    );
  });

  it("writes numbers with points", () => {
    const written = [0, 7, 999, 1000, 1846, 12345, 1234567, -1234].map(formatNumber);
    expect(written).toEqual(["0", "7", "999", "1.000", "1.846", "12.345", "1.234.567", "-1.234"]);
  });
});
