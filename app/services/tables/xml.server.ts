const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function codePoint(number: number): string {
  const sign = (number > 0 && number < 0xd800) || (number > 0xdfff && number <= 0x10ffff);
  return sign ? String.fromCodePoint(number) : "";
}

/** A text of an XML part, with Excel's own _xHHHH_ for signs XML does not allow. */
export function unescapeXml(text: string): string {
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

/** The same the other way round; what XML cannot hold is left out. */
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

/** An attribute of a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return value ? unescapeXml(value[1] ?? value[2] ?? "") : null;
}

/** What opens and what is inside of an element. */
export interface Element {
  tag: string;
  inside: string;
}

/** The elements of a name, one after the other, whatever their prefix; one without an end has nothing inside. */
export function* elements(xml: string, name: string): Generator<Element> {
  const open = new RegExp(`<((?:\\w+:)?${name})(\\s[^>]*?|)(/?)>`, "g");
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, full = "", tag = "", closed] = found;
    if (closed) {
      yield { tag, inside: "" };
      continue;
    }
    const end = xml.indexOf(`</${full}>`, open.lastIndex);
    if (end < 0) return;
    yield { tag, inside: xml.slice(open.lastIndex, end) };
    open.lastIndex = end;
  }
}

/** All text inside: of a cell, of a shared string; how it sounds (rPh) is not part of it. */
export function textIn(xml: string): string {
  const [first = "", ...sounds] = xml.split(/<(?:\w+:)?rPh\b/);
  const plain = first + sounds.map((part) => part.replace(/^.*?<\/(?:\w+:)?rPh>/s, "")).join("");
  return [...elements(plain, "t")].map(({ inside }) => unescapeXml(inside)).join("");
}
