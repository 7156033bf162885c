/** Bytes over the wire, as no client library would send them. */
import { connect } from "node:net";

/** Longer than the server waits for a body that does not come. */
const PATIENCE_MS = 45_000;
const STACK = /\n[ \t]{1,16}at .{1,400}:\d{1,7}:\d|node_modules|PrismaClient|Invalid `/;

/** Sends bytes, and hangs up behind them when told; reads whatever comes until the end; '' when nothing came in time. */
export async function exchange(origin: URL, bytes: Buffer, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(origin.port), origin.hostname, () =>
      hangUp ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("data", (part) => void parts.push(part));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Buffer.concat(parts).toString("latin1")));
  });
}

/** Status of an answer, interim ones left out; "none" without one. */
export function statusOf(answer: string): string {
  return /^(?:HTTP\/1\.1 1.*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none";
}

/** Whether the server failed: 5xx, no answer, or one that tells where its code is. */
export function isFault(answer: string): boolean {
  const status = statusOf(answer);
  return status.startsWith("5") || status === "none" || STACK.test(answer);
}
