const NO_SIGN = "%EF%BF%BD";

/** A run of percent signs as it is, or as U+FFFD when it is no text: then it is simply not found. */
function mended(run: string): string {
  try {
    // The bundler leaves out a call whose result nobody uses, and with it what it would have thrown.
    return decodeURIComponent(run) === "" ? NO_SIGN : run;
  } catch {
    return NO_SIGN;
  }
}

/**
 * A request as React Router sees it: at the address visitors see, whatever Host or proxy says (decision 22). U+0000 is
 * in nobody's address, and PostgreSQL refuses to look for it.
 */
export function ownRequest(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/+/, "/").replace(/(?:%[0-9a-f]{2})+|%/gi, mended);
  return new Request(new URL((path + search).replace(/%00/g, NO_SIGN), origin), request);
}
