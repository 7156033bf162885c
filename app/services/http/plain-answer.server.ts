/** Cache-Control of public pages. An edit is on the page at the next request: browsers ask again each time. */
export const FRESH = "no-cache";

/** An answer in plain words, for what never reaches a page. */
export function plainAnswer(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
