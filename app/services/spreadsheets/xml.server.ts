import { BadTable, tableLimits } from "./table.server";

/** Most characters of an escaped character. */
const WRITTEN = 12;
/** Longest attribute in characters; the attributes read here are shorter. */
const MOST_ATTRIBUTE = 4_096;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function codePoint(number: number): string {
  const sign = (number > 0 && number < 0xd800) || (number > 0xdfff && number <= 0x10ffff);
  return sign ? String.fromCodePoint(number) : "";
}

/**
 * Unescapes a text of an XML part, including Excel's _xHHHH_ for characters that XML does not allow. Throws BadTable
 * for a text longer than a cell may be.
 */
export function unescapeXml(text: string): string {
  if (text.length > tableLimits.cell * WRITTEN) throw new BadTable("celda");
  return text
    .replace(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
      (whole, hex?: string, digits?: string, name?: string) => {
        if (hex) return codePoint(Number.parseInt(hex, 16));
        return digits ? codePoint(Number(digits)) : (ENTITIES[name ?? ""] ?? whole);
      },
    )
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => codePoint(Number.parseInt(hex, 16)));
}

/** Escapes a text for XML; characters that XML cannot hold are dropped. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- they are what is left out.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "")
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      .replace(/[&<>]/g, (sign) => (sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : "&gt;"))
      .replaceAll("\r", "_x000D_")
  );
}

const patterns = new Map<string, RegExp>();

/** What finds an attribute; made once per name, for a sheet has millions of them. */
function patternOf(name: string): RegExp {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  return pattern;
}

/** The value of a tag's attribute; null when it is missing or too long. */
export function attributeOf(tag: string, name: string): string | null {
  const value = patternOf(name).exec(tag);
  const text = value?.[1] ?? value?.[2] ?? "";
  return value && text.length <= MOST_ATTRIBUTE ? unescapeXml(text) : null;
}

/** An XML element: its tag's attributes and its content. */
export interface Element {
  name: string;
  tag: string;
  inside: string;
}

/** Index where a tag's name ends. */
function nameEnd(tag: string): number {
  const end = tag.search(/[\s/]/);
  return end < 0 ? tag.length : end;
}

/**
 * Yields the elements with these names in order, ignoring name space prefixes; stops at one that is not closed. Reads
 * each character once: a tag goes from its < to the next >.
 */
export function* elements(xml: string, ...names: string[]): Generator<Element> {
  for (let open = xml.indexOf("<"); open >= 0; open = xml.indexOf("<", open)) {
    const close = xml.indexOf(">", open);
    if (close < 0) return;
    const whole = xml.slice(open + 1, close);
    const full = whole.slice(0, nameEnd(whole));
    open = close + 1;
    const name = full.slice(full.indexOf(":") + 1);
    if (!names.includes(name)) continue;
    if (whole.endsWith("/")) {
      yield { name, tag: whole.slice(full.length, -1), inside: "" };
      continue;
    }
    const end = xml.indexOf(`</${full}>`, open);
    if (end < 0) return;
    yield { name, tag: whole.slice(full.length), inside: xml.slice(open, end) };
    open = end;
  }
}

/** Reads every element of a name. Throws BadTable when there are more than `most`. */
export function mapElements<T>(xml: string, name: string, most: number, read: (element: Element) => T): T[] {
  const all: T[] = [];
  for (const element of elements(xml, name)) {
    if (all.length === most) throw new BadTable("desplegado");
    all.push(read(element));
  }
  return all;
}

/** The text of a cell or shared string, without its phonetic reading (rPh). Throws BadTable when it is too long. */
export function textIn(xml: string): string {
  let text = "";
  for (const { name, inside } of elements(xml, "t", "rPh")) {
    if (name === "t") text += unescapeXml(inside);
    if (text.length > tableLimits.cell) throw new BadTable("celda");
  }
  return text;
}
