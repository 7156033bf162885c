import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { limitConnections, markPending } from "./connections.server";
import { filesOf } from "./form-limits.server";

/** Time limit for the head of a request. */
const HEADER_MS = 10_000;
/** Time limit for a whole request without files. */
const REQUEST_MS = 30_000;
/** Time limit for a form with files. */
const UPLOAD_MS = 300_000;
/** Time limit for a spreadsheet that a visitor sends: 2 MB take two minutes at 140 kbit/s. */
const LIST_MS = 120_000;
/** Time limit for uploading a backup: 20 GB take three hours at 16 Mbit/s. */
const BACKUP_MS = 3 * 3_600_000;
/** A connection without activity for this long is closed, unless it waits for its answer. */
const IDLE_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/**
 * How long new requests are accepted after a stop was requested, counted from when the load balancer (if there is one)
 * was told.
 */
const LAME_DUCK_MS = 2_000;
const LONGEST_LAME_DUCK_MS = 6_000;
/** During a stop, idle connections are closed this often; until then a request may still be on its way. */
const GRACE_MS = 1_000;

export const serverOptions = {
  headersTimeout: HEADER_MS,
  requestTimeout: BACKUP_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1_000,
};

let draining = false;
/**
 * Whether a load balancer asks for readiness, and when it was first told that this process stops (performance.now()).
 */
const balancer = { asks: false, toldAt: Infinity };

/** Whether this process is shutting down. */
export function isStopping(): boolean {
  return draining;
}

/**
 * Whether a load balancer should send no new requests, because this process is shutting down. Called by the health
 * check; also records that a balancer asks.
 */
export function isDrainingForBalancer(): boolean {
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

/** Closes idle connections, after the bytes that have already arrived on them were read. */
function cutIdle(server: Server, closeIdle: () => void): void {
  setImmediate(() =>
    setImmediate(() => {
      server.closeIdleConnections();
      closeIdle();
    }),
  );
}

/** Answers to requests whose head could not be read. */
const unreadable: Record<string, [status: string, text: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "La dirección o los encabezados son demasiado largos."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "La solicitud tardó demasiado en llegar."],
};

/** Answers a request that Node's parser rejected, unless an answer has already begun. */
function tellUnreadable(error: NodeJS.ErrnoException, socket: Duplex, answered: boolean): void {
  if (!socket.writable || answered) return void socket.destroy();
  const [status, text] = unreadable[error.code ?? ""] ?? ["400 Bad Request", "La solicitud no se pudo leer."];
  const head = "Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff";
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nContent-Length: ${Buffer.byteLength(text) + 1}\r\n\r\n${text}\n`);
}

/**
 * Limits how long a request's body may take to arrive: 30 s without files, 2 min with a visitor's file, 5 min with files of staff, longer for a backup unless
 * it was answered before all of it arrived. Node's `requestTimeout` is one limit for all requests, so it is set to that
 * of backups.
 */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const kind = filesOf(method, url, headers["content-type"])?.kind;
  const late = () => {
    if (request.complete || kind) return;
    response.shouldKeepAlive = false;
    if (response.headersSent) request.socket.destroy();
    else response.writeHead(408, { "Content-Length": "0", Connection: "close" }).end(() => request.socket.destroy());
  };
  const tooLate = () => {
    if (!request.complete && (response.writableEnded || kind !== "backup")) request.socket.destroy();
  };
  const timers = [setTimeout(late, REQUEST_MS), setTimeout(tooLate, kind === "lista" ? LIST_MS : UPLOAD_MS)];
  const { socket } = request;
  const stop = () => {
    timers.forEach(clearTimeout);
    socket.off("close", stop);
  };
  request.once("end", stop).once("close", stop);
  // Of a request that was answered before its body had come, only the connection says that it ends.
  socket.once("close", stop);
}

/**
 * Limits the number and the duration of a server's connections. `closeIdle` closes idle connections that Node's HTTP
 * server does not know of. `stop` lets the requests in progress finish, then closes the server.
 */
export function guardConnections(server: Server, closeIdle: () => void): { stop: () => Promise<void> } {
  const open = new Set<ServerResponse>();
  limitConnections(server);
  // A timeout closes connections without a request and those that take no byte of their answer; a connection that waits
  // for its answer stays open.
  server.setTimeout(IDLE_MS, (socket: Socket) => {
    const answer = [...open].find((response) => response.socket === socket);
    if (!answer || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(IDLE_MS);
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    limitBody(request, response);
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    markPending(request.socket, 1);
    response.once("close", () => {
      open.delete(response);
      markPending(request.socket, -1);
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
    // `http.Server.close` would close idle connections at once and lose requests that are just arriving.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    const cutting = setInterval(() => cutIdle(server, closeIdle), GRACE_MS);
    await closed;
    clearInterval(cutting);
  }
  return { stop };
}
