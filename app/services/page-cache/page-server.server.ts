import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { textResponse } from "~/services/http/plain-answer.server";
import { env } from "~/services/env/env.server";
import { boundedHeader, readHost, readTarget } from "~/services/http/heads.server";
import { serverOptions } from "~/services/http/listener.server";
import { publicOrigin } from "~/services/http/origin.server";
import { withCurrentDate, dateText } from "./cached-response.server";
import { negotiate } from "./encodings.server";
import { installFastPath } from "./fast-path.server";
import type { PageCache } from "./finished-pages.server";

/** Answers with a cached response, in the same bytes as the fast path; returns false when there is none. */
function answerReady(pages: PageCache, { method, url, headers }: IncomingMessage, outgoing: ServerResponse): boolean {
  if ((method !== "GET" && method !== "HEAD") || !url) return false;
  const encoding = negotiate(boundedHeader("accept-encoding", headers["accept-encoding"]?.toString()));
  const noneMatch = boundedHeader("if-none-match", headers["if-none-match"]);
  const wire = pages.ready(publicOrigin(headers.host), url, encoding, noneMatch);
  if (!wire) return false;
  const connection = outgoing.shouldKeepAlive ? ["Connection", "keep-alive"] : [];
  outgoing.writeHead(wire.status, ["Date", dateText(), ...connection, ...wire.headers]);
  outgoing.end(method === "HEAD" ? undefined : withCurrentDate(wire).subarray(wire.head));
  return true;
}

/** Answer to a request that could not be parsed. */
function unreadable(error: unknown): Response {
  const known = error instanceof RequestError;
  return textResponse(known ? 400 : 500, known ? "La solicitud no se pudo leer." : "Ocurrió un error.");
}

/** The last answer of each connection, begun or not. */
const last = new WeakMap<Socket, ServerResponse>();

/**
 * Answers what comes at once on a connection one by one: a next answer is begun when the last was taken, so that who reads
 * none of them has one wait, not hundreds.
 */
function oneByOne({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const before = last.get(socket);
  last.set(socket, response);
  if (!before || before.closed) return answer();
  before.once("close", () => {
    if (!socket.destroyed) answer();
  });
}

/**
 * Creates the HTTP server: it answers with cached responses and passes all other requests to `fetch`. `closeIdle` ends
 * idle connections that Node's server does not know of. With the fast path a plain request is answered ahead of Node's
 * parser; with FAST_PATH=off that parser reads every request, and the answers are the same, byte for byte.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  pages: PageCache,
  fastPath = env().FAST_PATH === "on",
): { server: Server; closeIdle: () => void } {
  const listener = getRequestListener(fetch, { errorHandler: unreadable });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (answerReady(pages, request, response)) return;
    // The libraries build a URL from target and host, and fail when they are invalid.
    request.url = readTarget(request.url);
    request.headers.host = readHost(request.headers.host) ?? "localhost";
    void listener(request, response);
  };
  const server = createServer(serverOptions, (request, response) => {
    oneByOne(request, response, () => answer(request, response));
  });
  return { server, closeIdle: fastPath ? installFastPath(server, pages) : () => undefined };
}
