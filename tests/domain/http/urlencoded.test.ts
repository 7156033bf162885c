import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeEntry, urlencodedEntries } from "~/services/http/urlencoded.server";

describe("a plain form", () => {
  it("reads any text as URLSearchParams does, and writes what both read alike", () => {
    const signs = fc.array(fc.constantFrom("a", "%", "%4", "%41", "%c3%b1", "%FF", "%26", "%3D", "+", " ", "=", "&"));
    const text = fc.oneof(
      signs.map((all) => all.join("")),
      // Node reads "ñ%" otherwise than the standard does.
      fc.string({ unit: "grapheme" }).map((typed) => typed.replaceAll("%", "")),
    );
    const property = fc.property(text, (body) => {
      const entries = [...urlencodedEntries(Buffer.from(body))].filter(([name, value]) => name || value);
      // An ampersand in front: URLSearchParams takes a question mark at the beginning for a query's own.
      const expected = [...new URLSearchParams(`&${body}`)].filter(([name, value]) => name || value);
      expect(entries).toEqual(expected);
      const written = entries.map(([name, value]) => encodeEntry(name, value)).join("&");
      expect([...urlencodedEntries(Buffer.from(written))]).toEqual(expected);
    });
    fc.assert(property, { numRuns: 1_000, examples: [["?"], ["?a=1"]] });
  });

  it("has an entry between any two ampersands, so that whoever counts them can stop", () => {
    expect([...urlencodedEntries(Buffer.from("&&a&"))]).toEqual([
      ["", ""],
      ["", ""],
      ["a", ""],
    ]);
  });
});
