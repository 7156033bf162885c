import { isUtf8 } from "node:buffer";

const NO_SIGN = "%EF%BF%BD";

/** A run of percent signs as it is, or as U+FFFD when it is no text: then it is simply not found. */
function mended(run: string): string {
  // Not tried by decoding it: thousands of errors would take a tenth of a second.
  const bytes = Buffer.from(run.replaceAll("%", ""), "hex");
  return bytes.length > 0 && isUtf8(bytes) ? run : NO_SIGN;
}

/**
 * A request as React Router sees it: at the address visitors see, whatever Host or proxy says (decision 22). U+0000 is
 * in nobody's address, and PostgreSQL refuses to look for it.
 */
export function ownRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/+/, "/").replace(/(?:%[0-9a-f]{2})+|%+/gi, mended);
  return new Request(new URL((path + search).replace(/%00/g, NO_SIGN), origin), request);
}
