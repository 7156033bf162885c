import { boundedHeader } from "~/services/http/heads.server";

/** The head of a plain GET or HEAD request without a body. */
interface RequestHead {
  bodyless: boolean;
  target: string;
  host: string;
  accept: string | undefined;
  noneMatch: string | undefined;
}

const LONGEST = 8192;
const END = "\r\n\r\n";
const LINE = /^(GET|HEAD) (\/[^ ]*) HTTP\/1\.1$/;
/** Control characters, which a head may not contain; line ends are checked one by one. */
const ODD = /[^\t\r\n -~\x80-\xff]/;

/** Headers that only a full HTTP parser should handle. */
const SPECIAL = new Set(["expect", "upgrade", "trailer", "content-length", "transfer-encoding"]);
/** Lengths of the header names that matter here; headers with names of other lengths are skipped. */
const LENGTHS = new Set(
  [...SPECIAL, "host", "connection", "if-none-match", "accept-encoding"].map(({ length }) => length),
);

/** Index of a line's end; -1 when two parsers might disagree where it is. */
function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\r", start);
  return text.indexOf("\n", start) === end + 1 ? end : -1;
}

/**
 * Parses a chunk that is exactly one complete request, without a body and without special headers. Returns null for all
 * others: they need a full parser.
 */
export function readHead(chunk: Buffer): RequestHead | null {
  if (chunk.length > LONGEST) return null;
  const text = chunk.toString("latin1");
  const last = text.length - END.length;
  if (text.indexOf(END) !== last || ODD.test(text)) return null;
  let end = lineEnd(text, 0);
  if (end < 0) return null;
  const [, method, target] = LINE.exec(text.slice(0, end)) ?? [];
  if (!method || !target) return null;
  let [host, accept, noneMatch]: (string | undefined)[] = [];
  for (let start = end + 2; start < last; start = end + 2) {
    end = lineEnd(text, start);
    if (end < 0) return null;
    const colon = text.indexOf(":", start);
    if (colon <= start || colon >= end || text.charCodeAt(start) <= 32 || text.charCodeAt(colon - 1) <= 32) return null;
    if (!LENGTHS.has(colon - start)) continue;
    const name = text.slice(start, colon).toLowerCase();
    if (SPECIAL.has(name)) return null;
    const value = text.slice(colon + 1, end).trim();
    if (name === "host") {
      if (host !== undefined) return null;
      host = value;
    } else if (name === "accept-encoding") {
      if (accept !== undefined) return null;
      accept = value;
    } else if (name === "if-none-match") {
      if (noneMatch !== undefined) return null;
      noneMatch = value;
    } else if (name === "connection" && value.toLowerCase() !== "keep-alive") return null;
  }
  return host
    ? {
        bodyless: method === "HEAD",
        target,
        host,
        accept: boundedHeader("accept-encoding", accept),
        noneMatch: boundedHeader("if-none-match", noneMatch),
      }
    : null;
}
