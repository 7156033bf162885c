/** What a plain GET or HEAD without a body says. */
export interface RequestHead {
  bodyless: boolean;
  target: string;
  host: string;
  accept: string | undefined;
  noneMatch: string | undefined;
}

const LONGEST = 8192;
const END = "\r\n\r\n";
const LINE = /^(GET|HEAD) (\/[^ ]*) HTTP\/1\.1$/;
/** Controls, and line ends that are not whole: what two parsers might read in two ways. */
const ODD = /[^\t\r\n -~\x80-\xff]|\r(?!\n)|[^\r]\n/;

/** Headers that matter here, by the length of their name. */
const NAMES: Record<number, readonly string[]> = {
  4: ["host"],
  6: ["expect"],
  7: ["upgrade", "trailer"],
  10: ["connection"],
  13: ["if-none-match"],
  14: ["content-length"],
  15: ["accept-encoding"],
  17: ["transfer-encoding"],
};

/**
 * Reads a chunk that is exactly one request, whole, without a body and without anything special. Null for all
 * others: they are for a full parser.
 */
export function readHead(chunk: Buffer): RequestHead | null {
  if (chunk.length > LONGEST) return null;
  const text = chunk.toString("latin1");
  const last = text.length - END.length;
  if (text.indexOf(END) !== last || ODD.test(text)) return null;
  let end = text.indexOf("\r\n");
  const [, method, target] = LINE.exec(text.slice(0, end)) ?? [];
  if (!method || !target) return null;
  const found = new Map<string, string>();
  for (let start = end + 2; start < last; start = end + 2) {
    end = text.indexOf("\r\n", start);
    const colon = text.indexOf(":", start);
    if (colon <= start || colon >= end || text.charCodeAt(start) <= 32 || text.charCodeAt(colon - 1) <= 32) return null;
    const names = NAMES[colon - start];
    if (!names) continue;
    const name = text.slice(start, colon).toLowerCase();
    if (!names.includes(name)) continue;
    if (found.has(name)) return null;
    found.set(name, text.slice(colon + 1, end).trim());
  }
  return plain(found, method, target);
}

function plain(found: ReadonlyMap<string, string>, method: string, target: string): RequestHead | null {
  for (const special of ["expect", "upgrade", "trailer", "content-length", "transfer-encoding"])
    if (found.has(special)) return null;
  if ((found.get("connection") ?? "keep-alive").toLowerCase() !== "keep-alive") return null;
  const host = found.get("host");
  if (!host) return null;
  const [accept, noneMatch] = [found.get("accept-encoding"), found.get("if-none-match")];
  return { bodyless: method === "HEAD", target, host, accept, noneMatch };
}
