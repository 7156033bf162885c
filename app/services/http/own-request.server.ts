import { isUtf8 } from "node:buffer";

const NO_SIGN = "%EF%BF%BD";

/** A run of percent escapes as it is, or U+FFFD when it is not valid UTF-8; such a path is simply not found. */
function mended(run: string): string {
  // Decoding inside try/catch would take a tenth of a second for thousands of errors.
  const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
  return bytes.length > 0 && isUtf8(bytes) ? run : NO_SIGN;
}

/**
 * The request with the site's own origin, whatever Host or a proxy says (DEC 22). U+0000 is replaced: no address
 * has it, and PostgreSQL refuses it in a query.
 */
export function withPublicOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/+/, "/").replace(/(?:%[0-9a-f]{2})+|%+/gi, mended);
  return new Request(new URL((path + search).replace(/%00/g, NO_SIGN), origin), request);
}
