import type { Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "~/services/env/env.server";
import { network } from "./network";

const MOST = 2_000;
/** Of one address or IPv6 network: an office behind one address has dozens of browsers with up to six each. */
const MOST_OF_ONE = 100;

interface Use {
  /** Grows with every request of any connection. */
  last: number;
  /** Requests that are not answered yet. */
  waiting: number;
}

const uses = new WeakMap<Socket, Use>();
let serial = 0;

/** Notes that something was asked on a connection. */
export function noteUse(socket: Socket): void {
  const use = uses.get(socket);
  if (use) use.last = serial += 1;
}

/** Notes that a request waits for its answer (1), or has it (-1): its connection does not give way meanwhile. */
export function noteWaiting(socket: Socket, change: 1 | -1): void {
  const use = uses.get(socket);
  if (use) use.waiting += change;
  noteUse(socket);
}

/** Ends the connection on which nothing has been asked for longest; false when something is under way on all of them. */
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
 * Limits the connections of a server, all and of one address: the one that has been idle for longest gives way to a new
 * one. Behind a proxy (TRUSTED_IP_HEADER) all have its address, so there is only the limit for all.
 */
export function limitConnections(server: Server): void {
  // What is beyond this the system has not even told of: a last resort.
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
    const from = network(socket.remoteAddress ?? "");
    const own = open.get(from) ?? new Set();
    const full = own.size >= mostOfOne ? own : count >= MOST ? all() : null;
    if (full && !endIdlest(full)) return void socket.destroy();
    open.set(from, own.add(socket));
    count += 1;
    uses.set(socket, { last: (serial += 1), waiting: 0 });
    socket.once("close", () => leave(socket, from));
  });
}
