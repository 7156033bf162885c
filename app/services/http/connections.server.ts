import type { Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/services/env/env.server";
import { visitorNetwork } from "./network";

/** Most open connections in all. */
const MOST = 2_000;
/**
 * Most open connections per IPv4 address or IPv6 network: an office behind one address has dozens of browsers with up
 * to six each.
 */
const MOST_OF_ONE = 100;

interface Use {
  /** Serial number of the connection's last request; higher is more recent. */
  last: number;
  /** Number of requests not answered yet. */
  waiting: number;
}

const uses = new WeakMap<Socket, Use>();
let serial = 0;

/** Records that a request came on a connection. */
export function markUsed(socket: Socket): void {
  const use = uses.get(socket);
  if (use) use.last = serial += 1;
}

/**
 * Records that a request waits for its answer (1) or has it (-1); meanwhile its connection is not closed to make room.
 */
export function markPending(socket: Socket, change: 1 | -1): void {
  const use = uses.get(socket);
  if (use) use.waiting += change;
  markUsed(socket);
}

/** Closes the connection that has been idle longest; returns false when all of them are busy. */
function endIdlest(sockets: Iterable<Socket>): boolean {
  let idlest: { socket: Socket; last: number } | undefined;
  for (const socket of sockets) {
    const use = uses.get(socket);
    if (!use || use.waiting > 0 || socket.writableLength > 0 || socket.destroyed) continue;
    if (!idlest || use.last < idlest.last) idlest = { socket, last: use.last };
  }
  idlest?.socket.destroy();
  return idlest !== undefined;
}

/**
 * Limits a server's connections, in all and per address: the one idle longest is closed to make room for a new one.
 * Behind a proxy (TRUSTED_IP_HEADER) all share its address, so only the total limit applies.
 */
export function limitConnections(server: Server): void {
  // A last resort: Node drops connections beyond this before the listener below sees them.
  server.maxConnections = 2 * MOST;
  const mostOfOne = env().TRUSTED_IP_HEADER ? MOST : MOST_OF_ONE;
  const open = new Map<string, Set<Socket>>();
  let count = 0;

  function* all(): Generator<Socket> {
    for (const sockets of open.values()) yield* sockets;
  }
  function leave(socket: Socket, from: string): void {
    const own = open.get(from);
    if (!own?.delete(socket)) return;
    count -= 1;
    if (own.size === 0) open.delete(from);
  }
  server.prependListener("connection", (socket: Socket) => {
    const from = visitorNetwork(socket.remoteAddress ?? "");
    const own = open.get(from) ?? new Set();
    const full = own.size >= mostOfOne ? own : count >= MOST ? all() : null;
    if (full && !endIdlest(full)) return void socket.destroy();
    open.set(from, own.add(socket));
    count += 1;
    uses.set(socket, { last: (serial += 1), waiting: 0 });
    socket.once("close", () => leave(socket, from));
  });
}
