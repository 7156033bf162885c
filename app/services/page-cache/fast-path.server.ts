import type { Server } from "node:http";
import type { Socket } from "node:net";
import { markUsed } from "~/services/http/connections.server";
import { isStopping } from "~/services/http/listener.server";
import { publicOrigin } from "~/services/http/origin.server";
import { withCurrentDate } from "./cached-response.server";
import { negotiate } from "./encodings.server";
import type { PageCache } from "./finished-pages.server";
import { readHead } from "./request-head.server";

const IDLE_MS = 5_000;
/** Most unread bytes on a connection; beyond that it is handed to Node's server, which waits for slow readers. */
const MOST_UNREAD = 256 * 1024;

/**
 * Answers cached responses ahead of Node's HTTP parser: a plain GET or HEAD that comes in one chunk costs one look-up
 * and one write. A connection with any other request is handed to Node's server for good. Returns a function that ends
 * the idle connections held here.
 */
export function installFastPath(server: Server, pages: PageCache): () => void {
  const [accept] = server.listeners("connection");
  if (!accept) throw new Error("The HTTP server takes no connections");
  const open = new Set<Socket>();

  function receive(socket: Socket): void {
    open.add(socket);
    const end = () => socket.end();
    const fail = () => socket.destroy();
    const close = () => open.delete(socket);

    function handOver(chunk: Buffer): void {
      open.delete(socket);
      socket.off("data", read).off("end", end).off("error", fail).off("timeout", fail).off("close", close);
      socket.setTimeout(0);
      Reflect.apply(accept ?? fail, server, [socket]);
      socket.emit("data", chunk);
    }

    function read(chunk: Buffer): void {
      markUsed(socket);
      // During a stop Node's server answers, because only it sends "Connection: close".
      const head = isStopping() || socket.writableLength > MOST_UNREAD ? null : readHead(chunk);
      const wire = head && pages.ready(publicOrigin(head.host), head.target, negotiate(head.accept), head.noneMatch);
      if (!wire) return handOver(chunk);
      const bytes = withCurrentDate(wire);
      socket.write(head.bodyless ? bytes.subarray(0, wire.head) : bytes);
    }
    socket.on("data", read).on("end", end).on("error", fail).on("timeout", fail).on("close", close);
    socket.setTimeout(IDLE_MS);
  }

  server.removeAllListeners("connection");
  server.on("connection", receive);
  return () => {
    for (const socket of open) socket.end();
  };
}
