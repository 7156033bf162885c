import type { HeadersArgs } from "react-router";

/** Cache-Control of public pages: browsers ask again each time, so an edit shows at the next request. */
export const REVALIDATE = "no-cache";

/** A text/plain answer, for requests that never reach a page. */
export function textResponse(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The headers of a screen that had no time for what was sent: when to send it again. */
export function waitHeaders({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
}
