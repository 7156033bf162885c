import "../../support/db/temp-env";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "../../support/run/server";

const { openDatabase } = await import("~/services/db/client.server");

/** A message of PostgreSQL's protocol: its kind, its length, its body. */
function message(kind: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const isOpen = message("R", "\0\0\0\0");
const isReady = message("Z", "I");
const ends = message("E", "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");

it("a server that ends a connection in the moment it is made ends the work, not the process", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([isOpen, isReady, ends])));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const db = openDatabase(`postgres://ged@127.0.0.1:${port}/ged`);
  await expect(db.$transaction(async (tx) => tx.producto.count())).rejects.toThrow();
  await expect(db.producto.count()).rejects.toThrow();
  await db.$disconnect();
  server.close();
});
