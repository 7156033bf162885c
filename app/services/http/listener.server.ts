import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { limitConnections, noteWaiting } from "./connections.server";
import { filesOf } from "./form-limits.server";

/**
 * Time for the head of a request; for all of one; for all of a form with files; for all of a backup, 20 GB of which take
 * three hours at 16 Mbit/s; for a byte of an answer to be taken.
 */
const HEADER_MS = 10_000;
const REQUEST_MS = 30_000;
const UPLOAD_MS = 300_000;
const BACKUP_MS = 3 * 3_600_000;
const IDLE_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** How long new requests are still taken after a stop was asked for, or after a balancer has seen it, if there is one. */
const LAME_DUCK_MS = 2_000;
const LONGEST_LAME_DUCK_MS = 6_000;
/** How long a connection on which nothing is asked is left open then: a request may be on its way. */
const GRACE_MS = 1_000;

export const serverOptions = {
  headersTimeout: HEADER_MS,
  requestTimeout: BACKUP_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1_000,
};

let draining = false;
/** A balancer asks whether this process is ready; when it was told no. */
const balancer = { asks: false, toldAt: Infinity };

/** Whether this process is about to end. */
export function isStopping(): boolean {
  return draining;
}

/** What a balancer that asks for readiness is told of this process: about to end, it should be sent nothing new. */
export function isDraining(): boolean {
  balancer.asks = true;
  if (draining) balancer.toldAt = Math.min(balancer.toldAt, performance.now());
  return draining;
}

async function lameDuck(): Promise<void> {
  const asked = performance.now();
  for (const end = asked + LONGEST_LAME_DUCK_MS; performance.now() < end; await pause(50)) {
    if (performance.now() - (balancer.asks ? balancer.toldAt : asked) >= LAME_DUCK_MS) return;
  }
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

/** What is told of a request that could not be read to the end of its head. */
const unreadable: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "La dirección o los encabezados son demasiado largos."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "La solicitud tardó demasiado en llegar."],
};

/** Answers in words what node's parser gave up on, unless an answer has begun. */
function tellUnreadable(error: NodeJS.ErrnoException, socket: Duplex, answered: boolean): void {
  if (!socket.writable || answered) return void socket.destroy();
  const [status, text] = unreadable[error.code ?? ""] ?? ["400 Bad Request", "La solicitud no se pudo leer."];
  const head = "Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff";
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nContent-Length: ${Buffer.byteLength(text) + 1}\r\n\r\n${text}\n`);
}

/** Cuts off a request whose body does not come: node's own limit is that of backups, and one for all. */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || filesOf(request.method, request.url, request.headers["content-type"])) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    response.shouldKeepAlive = false;
    if (response.headersSent) request.socket.destroy();
    else response.writeHead(408, { "Content-Length": "0", Connection: "close" }).end(() => request.socket.destroy());
  }, REQUEST_MS);
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}

/** Cuts off a form with files that takes too long; a backup has longer, unless it was answered before it was there. */
function limitUpload(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  const isBackup = filesOf(request.method, request.url, request.headers["content-type"])?.kind === "backup";
  const timer = setTimeout(() => {
    if (!request.complete && (response.writableEnded || !isBackup)) request.socket.destroy();
  }, UPLOAD_MS);
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}

/**
 * Limits of time and number for the connections of a server; `closeIdle` ends those it does not know of. `stop` lets
 * what is under way end, then closes.
 */
export function guardConnections(server: Server, closeIdle: () => void): { stop: () => Promise<void> } {
  const open = new Set<ServerResponse>();
  limitConnections(server);
  // Cut off are those who ask for nothing and those who take nothing of an answer, not those who wait for one.
  server.setTimeout(IDLE_MS, (socket: Socket) => {
    const answer = [...open].find((response) => response.socket === socket);
    if (!answer || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(IDLE_MS);
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    limitBody(request, response);
    limitUpload(request, response);
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    noteWaiting(request.socket, 1);
    response.once("close", () => {
      open.delete(response);
      noteWaiting(request.socket, -1);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = [...open].find((response) => response.socket === socket);
    tellUnreadable(error, socket, answer?.headersSent ?? false);
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
