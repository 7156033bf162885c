import { PassThrough } from "node:stream";
import type { ReactElement } from "react";
import { type PipeableStream, renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { TooBusy } from "~/services/env/turns.server";
import { requestInfo } from "~/services/http/request-info.server";
import { compressOnce, negotiate } from "~/services/page-cache/encodings.server";
import { tidyBytes, tidyHtml } from "~/services/page-cache/tidy-html.server";
import { log } from "~/services/log/log.server";
import { captureHtml } from "~/services/page-cache/render-context.server";
import { drawIconsOnce } from "./ui/icon";

const RENDER_TIMEOUT_MS = 10_000;

drawIconsOnce(renderToStaticMarkup);

/** Renders the whole page: a browser without JavaScript would keep the placeholder of a deferred part. */
async function render(page: ReactElement, nonce: string): Promise<Buffer> {
  const body = new PassThrough();
  const rendering = new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(stream);
      },
      onShellError: reject,
      onError: (error) => log.error("Rendering failed", error),
    });
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  });
  const chunks: Buffer[] = await (await rendering).pipe(body).toArray();
  return Buffer.concat(chunks);
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
  const page = <ServerRouter context={entryContext} url={request.url} nonce={nonce} />;
  // Cached responses are documents without deferred parts or hydration, and rendering them to one string is faster.
  const html = nonce
    ? tidyBytes(await render(page, nonce))
    : Buffer.from(tidyHtml(`<!DOCTYPE html>${renderToStaticMarkup(page)}`));
  forget(entryContext);
  const taken = captureHtml(html) || request.method === "HEAD";
  return taken ? new Response(null, { status, headers }) : encoded(request, html, { status, headers });
}

/** Logs unexpected errors only; refusals (status below 500) are answers. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (error instanceof TooBusy || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (!request.signal.aborted) log.error(`${request.method} ${new URL(request.url).pathname}`, error);
}
