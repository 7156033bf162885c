import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on the loopback interface; returns its port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
