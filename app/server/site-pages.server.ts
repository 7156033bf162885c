import type { Context, Next } from "hono";
import { RouterContextProvider } from "react-router";
import { REVALIDATE } from "~/services/http/plain-answer.server";
import { env } from "~/services/env/env.server";
import { asAnswer } from "~/services/env/yielding.server";
import { requestInfo } from "~/services/http/request-info.server";
import { clientIp } from "~/services/http/client-ip.server";
import { visitorNetwork } from "~/services/http/network";
import { publicOrigin } from "~/services/http/origin.server";
import { isInvented, keptAddress } from "~/services/page-cache/page-key.server";
import type { EncodedResponse } from "~/services/page-cache/cached-response.server";
import { negotiate } from "~/services/page-cache/encodings.server";
import { builtFiles } from "~/services/page-cache/built-files.server";
import { PageCache } from "~/services/page-cache/finished-pages.server";
import { anybody, type Asker, TooBusy } from "~/services/env/turns.server";
import { provider } from "~/services/db/client.server";
import { handle } from "./branches.server";
import { busyAnswer } from "./busy.server";
import type { Known } from "./request-log.server";
import { inRequest, newRequestId, requestId } from "~/services/log/request-id.server";

const MEGABYTE = 1024 * 1024;
/** Searches at a time: on SQLite one reads; on PostgreSQL more than two make few more, and pages wait longer. */
const SEARCHES = provider === "sqlite" ? 1 : 2;

/** Creates the cached responses of the public pages; with PAGE_CACHE_MB=0 only files of the build are cached. */
export function createPageCache(): PageCache {
  const bytes = env().PAGE_CACHE_MB * MEGABYTE;
  const addressOf = bytes > 0 ? keptAddress : () => null;

  /** Renders a page for everybody: nothing of any visitor's request reaches it, so it shows nothing of theirs. */
  async function render(origin: string, path: string): Promise<Response> {
    const context = new RouterContextProvider();
    // Only error pages show the request id, and error pages are never cached.
    const id = requestId() ?? newRequestId();
    context.set(requestInfo, { ip: "", asker: anybody, nonce: "", originUnknown: true, id });
    const response = await inRequest(id, () => asAnswer(() => handle(new Request(new URL(path, origin)), context)));
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", REVALIDATE);
    return response;
  }
  return new PageCache({ bytes: Math.max(bytes, 1), addressOf, render, files: builtFiles(), width: SEARCHES });
}

function toResponse({ status, headers, bytes, head }: EncodedResponse, bodyless: boolean): Response {
  const answer = new Response(bodyless || status === 304 ? null : new Uint8Array(bytes.subarray(head)), { status });
  for (let index = 0; index < headers.length; index += 2) {
    answer.headers.set(headers[index] ?? "", headers[index + 1] ?? "");
  }
  return answer;
}

/** Who asks for what a request is for. */
export function askerOf(context: Context<Known>): Asker {
  return { network: visitorNetwork(clientIp(context)), isGone: () => context.env?.outgoing?.destroyed === true };
}

/**
 * Middleware that answers with a cached response, and renders those that are not cached yet; where more searches wait
 * than can be made soon, it says so.
 */
export function pageCacheMiddleware(pages: PageCache) {
  async function answer(context: Context<Known>, next: Next): Promise<Response | undefined> {
    const { req } = context;
    const { pathname, search } = new URL(req.url);
    const [target, asker] = [pathname + search, askerOf(context)];
    const encoding = negotiate(req.header("Accept-Encoding"));
    const noneMatch = req.header("If-None-Match");
    const wire = await pages.get(publicOrigin(req.header("Host")), target, encoding, noneMatch, asker);
    if (wire) return toResponse(wire, req.method === "HEAD");
    await (isInvented(target) ? pages.inTurn(asker, next) : next());
    return undefined;
  }
  return async (context: Context<Known>, next: Next): Promise<Response | undefined> => {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") return void (await next());
    try {
      return await answer(context, next);
    } catch (error) {
      if (error instanceof TooBusy) return busyAnswer();
      throw error;
    }
  };
}
