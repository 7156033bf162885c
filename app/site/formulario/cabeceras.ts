/**
 * Headers of a page that answers a form. It may stay in the browser and is asked for anew otherwise: going back to it would
 * show an error of the browser in place of what was typed.
 */
export const answerHeaders = { "Cache-Control": "private, no-cache" } as const;

/** Headers of the page of a form: it is kept nowhere, unless its answer says otherwise. */
export function formHeaders(actionHeaders: Headers): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}
