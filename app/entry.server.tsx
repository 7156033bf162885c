import { text } from "node:stream/consumers";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { TooBusy } from "~/services/env/turns.server";
import { requestInfo } from "~/services/http/request-info.server";
import { compressOnce, negotiate } from "~/services/page-cache/encodings.server";
import { tidyHtml } from "~/services/page-cache/tidy-html.server";
import { log } from "~/services/log/log.server";
import { captureHtml } from "~/services/page-cache/render-context.server";

/**
 * The context with what the loaders give to the browser's scripts, read whole, where React Router looks for it. Nothing is
 * left to wait for, so that the page is rendered to one text: React's streams encode each of its pieces by itself, which
 * was a third of the time of a screen of the back office. A part that waits for a promise (`Await`) would remain its
 * placeholder.
 */
async function withHandoff(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const result = { done: true, value: await text(context.serverHandoffStream) };
  return { ...context, renderMeta: { streamCache: { 0: Object.assign(Promise.resolve(), { result }) } } };
}

type Head = Pick<ResponseInit, "status"> & { headers: Headers };

/**
 * Lets go of what the loaders read, once the page is rendered. React Router's router for the server has a getter that is
 * made for each page, and what such a getter leads to is freed by full collections of the heap alone.
 */
function forget({ staticHandlerContext }: EntryContext): void {
  staticHandlerContext.loaderData = {};
  staticHandlerContext.matches = [];
}

/** The response with a page in the encoding that the browser prefers: bytes, because text is copied twice on its way. */
function encoded(request: Request, html: Buffer<ArrayBuffer>, { status, headers }: Head): Response {
  const encoding = negotiate(request.headers.get("Accept-Encoding") ?? undefined);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  return new Response(compressOnce(html, encoding), { status, headers });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A response that will be cached has no nonce.
  const nonce = loadContext.get(requestInfo).nonce || undefined;
  const context = nonce ? await withHandoff(entryContext) : entryContext;
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  // Cached responses are documents without hydration.
  const markup = nonce ? renderToString(page) : renderToStaticMarkup(page);
  const html = Buffer.from(tidyHtml(`<!DOCTYPE html>${markup}`));
  forget(entryContext);
  const taken = captureHtml(html) || request.method === "HEAD";
  return taken ? new Response(null, { status, headers }) : encoded(request, html, { status, headers });
}

/** Logs unexpected errors only; refusals (status below 500) are answers. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (error instanceof TooBusy || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (!request.signal.aborted) log.error(`${request.method} ${new URL(request.url).pathname}`, error);
}
