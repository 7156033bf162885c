import type { Context, Next } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { FRESH } from "~/services/http/plain-answer.server";
import { env } from "~/services/env/env.server";
import { requestInfo } from "~/services/http/request-info.server";
import { publicOrigin } from "~/services/http/origin.server";
import { keptAddress } from "~/services/page-cache/page-key.server";
import type { EncodedResponse } from "~/services/page-cache/cached-response.server";
import { negotiate } from "~/services/page-cache/encodings.server";
import { builtFiles } from "~/services/page-cache/built-files.server";
import { Pages } from "~/services/page-cache/finished-pages.server";
import { inRequest, newRequestId, requestId } from "~/services/log/request-id.server";

const MEGABYTE = 1024 * 1024;

/** All of these routes but the back office's, which has no pages to keep. */
function withoutAdmin<T extends { path?: string }>(
  routes: Record<string, T | undefined>,
): Record<string, T | undefined> {
  const isAdmin = (id: string, path = "") => /^routes\/(?:admin|acceso)\//.test(id) || /^admin(?:\/|$)/.test(path);
  return Object.fromEntries(Object.entries(routes).filter(([id, route]) => !isAdmin(id, route?.path)));
}

/** The public site alone: a page is matched against every route there is, several times. */
function publicBuild(): ServerBuild {
  const assets = { ...build.assets, routes: withoutAdmin(build.assets.routes) };
  return { ...build, routes: withoutAdmin(build.routes), assets };
}

/** The finished pages of the site; with PAGE_CACHE_MB=0 only the files of the build. */
export function createSitePages(): Pages {
  const handle = createRequestHandler(publicBuild(), env().NODE_ENV);
  const bytes = env().PAGE_CACHE_MB * MEGABYTE;
  const addressOf = bytes > 0 ? keptAddress : () => null;

  /** A page as it is for everybody: nothing of any visitor's request reaches it, so nothing on it can be theirs. */
  async function render(origin: string, path: string): Promise<Response> {
    const context = new RouterContextProvider();
    // Only the page of a fault shows its code, and that is never kept.
    const id = requestId() ?? newRequestId();
    context.set(requestInfo, { ip: "", nonce: "", originUnknown: true, id });
    const response = await inRequest(id, () => handle(new Request(new URL(path, origin)), context));
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", FRESH);
    return response;
  }
  return new Pages({ bytes: Math.max(bytes, 1), addressOf, render, files: builtFiles() });
}

function toResponse({ status, headers, bytes, head }: EncodedResponse, bodyless: boolean): Response {
  const answer = new Response(bodyless || status === 304 ? null : new Uint8Array(bytes.subarray(head)), { status });
  for (let index = 0; index < headers.length; index += 2) {
    answer.headers.set(headers[index] ?? "", headers[index + 1] ?? "");
  }
  return answer;
}

/** Answers with a finished page, and finishes those that are not. */
export function servePages(pages: Pages) {
  return async ({ req }: Context, next: Next): Promise<Response | undefined> => {
    if (req.method === "GET" || req.method === "HEAD") {
      const { pathname, search } = new URL(req.url);
      const encoding = negotiate(req.header("Accept-Encoding"));
      const noneMatch = req.header("If-None-Match");
      const wire = await pages.get(publicOrigin(req.header("Host")), pathname + search, encoding, noneMatch);
      if (wire) return toResponse(wire, req.method === "HEAD");
    }
    await next();
    return undefined;
  };
}
