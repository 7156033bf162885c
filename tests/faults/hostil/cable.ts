/** Raw bytes over the wire, which no HTTP library would send. */
import { connect } from "node:net";

/** How long to wait for an answer, in ms; longer than the server waits for a missing body. */
const PATIENCE_MS = 45_000;
const STACK = /\n[ \t]{1,16}at .{1,400}:\d{1,7}:\d|node_modules|PrismaClient|Invalid `/;

/**
 * Sends bytes and reads until the connection ends; '' when nothing came in time. `hangUp` closes the sending side after
 * the bytes.
 */
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

/** Status of an answer without interim (1xx) ones; "none" without an answer. */
export function statusOf(answer: string): string {
  return /^(?:HTTP\/1\.1 1.*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none";
}

/** Whether the server failed: 5xx, no answer, or an answer that reveals a path of its code. */
export function isFault(answer: string): boolean {
  const status = statusOf(answer);
  return status.startsWith("5") || status === "none" || STACK.test(answer);
}
