/** Field names and values that no form of the site would send, and slightly altered real ones. */
import type { Azar } from "../lib/azar";

/** A field as a page shows it. */
export interface Campo {
  name: string;
  type: string;
  value: string;
  /** File types a file input accepts (`accept`). */
  accept: string;
}

const FRAGMENTS = ["x", " ", "\u00f1", "\u{1f600}", "\u200b", "e\u0301", "\n", "\t", "&", "%", "(", "[", "{", "<b>", "<p>", '"', "0", "9", "a@", ".", "-", "/", "\\", "=", "&#x", "<!--", "<a href=x>"]; // prettier-ignore
const LENGTHS = [2, 60, 256, 1_000, 5_000, 20_000, 39_999, 40_001, 120_000];
const NUMBERS = ["-1", "0", "-0", "00", "1", "2", "7", "1.5", "1,5", "1e3", "1e309", "NaN", "Infinity", "0x10", "\uff11\uff12", " 1 ", "+1", "2147483647", "2147483648", "-2147483649", "4294967296", "9007199254740993", "99999999999999999999999999"]; // prettier-ignore
const DATES = ["0000-00-00", "2026-02-30", "2026-01-01T00:00", "9999-12-31", "+275760-09-13", "-000001-01-01", "2026-13-45T00:00:00.000Z", "1", "2026-1-1", "31/12/2026"]; // prettier-ignore
const LINKS = ["javascript:alert(1)", " JaVaScRiPt:alert(1)", "java\nscript:x", "data:text/html,<b>x", "//malo.ejemplo", "\\\\malo.ejemplo", "https://", "https://[::1", "https://a:b@c/", "file:///etc/passwd", "http://169.254.169.254/", "https://xn--", "tel:+", "/../..", "/%2e%2e/%00", "https://www.google.com/maps/embed?pb=%", "https://\u202e.co", "ana@", "@b.co", "a@b@c", `${"a".repeat(64)}@${"b".repeat(190)}.co`]; // prettier-ignore
const CODES = ['{"__proto__":{"x":1}}', "[]", "{}", "null", "true", '"\\ud800"', "__proto__", "constructor", "toString", "' OR 1=1 --", "%' ESCAPE '", '"><script>alert(1)</script>', "${7*7}{{7*7}}", "a\r\nBcc: x@y.co", "*", "?", "^(a+)+$", "NEAR(a b)", '"a" OR "b', "ged.db", "../../ged.db", "%00", "%ED%A0%80", "=1+1", "@SUM(A1)", "\ufeffx", "\u202eabc", "\u0000", "a\u0000b", "\u001b[31m", "\u0085\u2028\u2029", "\u00ad", "\u115f\u3164"]; // prettier-ignore
/** Invalid UTF-8: half a surrogate pair, an overlong slash, a truncated sequence. */
const BYTES = ["eda080", "edb08078", "c0af", "fffe", "e282", "f8888080", "f4908080"].map((hex) => Buffer.from(hex, "hex")); // prettier-ignore

/** Markup that is hard to sanitize: deep, crossed, cut off, full of attributes. */
function markup(azar: Azar): string {
  const tag = azar.of(["div", "p", "b", "a", "ul", "li", "table", "td", "svg", "math", "template", "select", "style"]);
  const times = azar.of([3, 50, 1_000, 6_000]);
  return azar.of([
    () => `<${tag}>`.repeat(times),
    () => `<${tag}>x</${azar.of(["p", "b", "div", "x"])}>`.repeat(Math.min(times, 2_500)),
    () => `<${tag} ${Array.from({ length: Math.min(times, 3_000) }, (_, n) => `a${n}=${n}`).join(" ")}>x</${tag}>`,
    () => `<${tag} style="${"color:red;".repeat(Math.min(times, 3_000))}">x`,
    () => `<a href="${azar.of(LINKS)}" onclick=x>y</a><img src=x onerror=alert(1)>`,
    () => "&#x110000;&#0;&amp;&lt;&notit;".repeat(Math.min(times, 1_000)),
    () => `<${"!--".repeat(Math.min(times, 5_000))}`,
    () => `<svg><style><!--</style><img src=x onerror=alert(1)>--></svg><math><mtext></p><script>x`,
  ])();
}

/** The text with a part removed, inserted or doubled. */
function changed(azar: Azar, text: string): string {
  const [from, to] = [azar.below(text.length + 1), azar.below(text.length + 1)].sort((a, b) => a - b);
  const [head, middle, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return azar.of([
    head + tail,
    head + azar.of(FRAGMENTS) + tail,
    text + text,
    middle,
    text.toUpperCase(),
    ` ${text}\n`,
  ]);
}

/** A value to send in place of another; `known` are values seen on the site, ids of other rows included. */
export function anyValue(azar: Azar, was: string, known: readonly string[]): Buffer {
  const value = azar.of<() => string | Buffer>([
    () => changed(azar, was),
    () => changed(azar, was),
    () => (known.length > 0 ? azar.of(known) : ""),
    () => (known.length > 0 ? azar.of(known) : ""),
    () => azar.of(NUMBERS),
    () => azar.of(NUMBERS),
    () => azar.of(DATES),
    () => azar.of(LINKS),
    () => azar.of(CODES),
    () => azar.of(CODES),
    () => azar.of(BYTES),
    () => Buffer.concat([Buffer.from(was), azar.of(BYTES)]),
    () => azar.of(FRAGMENTS).repeat(azar.of(LENGTHS)),
    () => azar.of(FRAGMENTS).repeat(azar.of(LENGTHS)) + azar.of(FRAGMENTS),
    () => markup(azar),
    () => "",
  ])();
  return typeof value === "string" ? Buffer.from(value) : value;
}

/** A field name to send in place of another. */
export function anyName(azar: Azar, was: string): string {
  return azar.of([
    ...[`${was}[]`, `${was}[0]`, `${was}.x`, `${was}[x][y]`, was.toUpperCase(), was.replace("[]", ""), ` ${was}`, ""],
    ...[
      "__proto__",
      "__proto__[x]",
      "constructor",
      "constructor.prototype.x",
      "prototype",
      "toString",
      "hasOwnProperty",
    ],
    ...[
      "a[b][c]",
      "!",
      ".",
      "[]",
      "a\u0000b",
      'a"b',
      "a\r\nX: y",
      "%5B%5D",
      "\u00f1",
      "x".repeat(65),
      "x".repeat(20_000),
    ],
    ...["intent", "id", "revision", "csrf", "medio[]", "medio-accion", "orden", "password", "idempotencia"],
  ]);
}
