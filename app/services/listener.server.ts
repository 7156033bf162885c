import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import { isUploadOf } from "./uploads/paths";

/** Time for the head of a request; for all of one; for all of a form with files; for a byte of an answer to be taken. */
const HEADER_MS = 10_000;
const REQUEST_MS = 30_000;
const UPLOAD_MS = 300_000;
const IDLE_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
const MOST_CONNECTIONS = 2_000;
/** How long new requests are still taken after a stop was asked for; until a balancer has seen it, if there is one. */
const LAME_DUCK_MS = 2_000;
const LONGEST_LAME_DUCK_MS = 5_000;
/** How long a connection on which nothing is asked is left open then: a request may be on its way. */
const GRACE_MS = 1_000;

export const serverOptions = {
  headersTimeout: HEADER_MS,
  requestTimeout: UPLOAD_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1_000,
};

let draining = false;
/** A balancer asks whether this process is ready; it has been told no. */
const balancer = { asks: false, told: false };

/** Whether this process is about to end. */
export function isStopping(): boolean {
  return draining;
}

/** What a balancer that asks for readiness is told of this process: about to end, it should be sent nothing new. */
export function isDraining(): boolean {
  balancer.asks = true;
  balancer.told = draining;
  return draining;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function lameDuck(): Promise<void> {
  const end = Date.now() + LONGEST_LAME_DUCK_MS;
  await pause(LAME_DUCK_MS);
  if (!balancer.asks || balancer.told) return;
  while (!balancer.told && Date.now() < end) await pause(50);
  await pause(GRACE_MS);
}

/** Closes connections on which nothing is asked, once what has already arrived on them was read. */
function cutIdle(server: Server, closeIdle: () => void): void {
  setImmediate(() =>
    setImmediate(() => {
      server.closeIdleConnections();
      closeIdle();
    }),
  );
}

/** Cuts off a request whose body does not come: node's own limit is that of uploads, and one for all. */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || isUploadOf(request.method, request.url, request.headers["content-type"])) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    response.shouldKeepAlive = false;
    if (response.headersSent) request.socket.destroy();
    else response.writeHead(408, { "Content-Length": "0", Connection: "close" }).end(() => request.socket.destroy());
  }, REQUEST_MS);
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}

/**
 * Limits of time and number for the connections of a server; `closeIdle` ends those it does not know of. `stop` lets
 * what is under way end, then closes.
 */
export function guardConnections(server: Server, closeIdle: () => void): { stop: () => Promise<void> } {
  const open = new Set<ServerResponse>();
  server.maxConnections = MOST_CONNECTIONS;
  // Cut off are those who ask for nothing and those who take nothing of an answer, not those who wait for one.
  server.setTimeout(IDLE_MS, (socket: Socket) => {
    const answer = [...open].find((response) => response.socket === socket);
    if (!answer || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(IDLE_MS);
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    limitBody(request, response);
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  async function stop(): Promise<void> {
    draining = true;
    for (const response of open) response.shouldKeepAlive = false;
    const connections = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    if (connections > 0) await lameDuck();
    // Not the HTTP server's own close: that cuts idle connections at once, and with them what was just being sent.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    const cutting = setInterval(() => cutIdle(server, closeIdle), GRACE_MS);
    await closed;
    clearInterval(cutting);
  }
  return { stop };
}
