import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FaultSite, faultSite } from "../../faults/lib/site";

let site: FaultSite;
let behind: FaultSite;
const held: Socket[] = [];

beforeAll(async () => {
  site = await faultSite({});
  behind = await faultSite({ TRUSTED_IP_HEADER: "X-Real-IP" });
  await Promise.all([site.start(), behind.start()]);
});
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});
afterAll(() => Promise.all([site.remove(), behind.remove()]));

/** A connection from an address of this machine on which something is asked; what comes back is thrown away. */
async function hold(localAddress: string, asked: string, { origin } = site): Promise<Socket> {
  const { port, host } = new URL(origin);
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
  held.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(asked.replace("\r\n", `\r\nHost: ${host}\r\n`));
  return socket;
}

/** The same, left idle once it was answered. */
async function idle(localAddress: string, path: string, at = site): Promise<Socket> {
  const socket = await hold(localAddress, `GET ${path} HTTP/1.1\r\n\r\n`, at);
  await once(socket, "data");
  socket.resume();
  return socket;
}

/** The status that a new connection from an address gets for /healthz. */
function statusFor(localAddress: string, { origin } = site): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/healthz`, { localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", () => resolve(0)).end();
  });
}

const isOpen = (socket: Socket) => !socket.destroyed && socket.readable;

describe("idle connections of one address", () => {
  it.each([
    ["that asked for finished pages", "/nosotros"],
    ["that asked for anything else", "/healthz"],
  ])("%s give way to new ones, the oldest first, and nobody else's do", async (_, path) => {
    const other = await idle("127.0.0.3", path);
    const all: Socket[] = [];
    for (let n = 0; n < 150; n += 1) all.push(await idle("127.0.0.2", path));
    expect(await statusFor("127.0.0.2")).toBe(200);
    await expect.poll(() => all.filter(isOpen).length).toBeLessThanOrEqual(100);
    const open = all.map(isOpen);
    expect(open.lastIndexOf(false)).toBeLessThan(open.indexOf(true));
    const again = once(other, "data");
    other.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(String(await again)).toContain("200 OK");
  });

  it("stay where they all come from a trusted proxy", async () => {
    const all: Socket[] = [];
    for (let n = 0; n < 150; n += 1) all.push(await idle("127.0.0.2", "/nosotros", behind));
    expect(await statusFor("127.0.0.2", behind)).toBe(200);
    expect(all.filter(isOpen)).toHaveLength(150);
  });
});

describe("a connection on which something is asked again and again", () => {
  it("does not give way to newer ones that only wait", async () => {
    const busy = await idle("127.0.0.4", "/nosotros");
    for (let n = 0; n < 150; n += 1) {
      await idle("127.0.0.4", "/nosotros");
      const answered = once(busy, "data");
      busy.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
      await answered;
    }
    expect(isOpen(busy)).toBe(true);
  });
});

describe("connections on which something is under way", () => {
  it("do not give way: one more of their address is refused, others are served", async () => {
    const head = ["POST /contacto HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", "Content-Length: 9"];
    const post = [...head, `Origin: ${site.origin}`, "", "a=b"].join("\r\n");
    const all = await Promise.all(Array.from({ length: 100 }, () => hold("127.0.0.5", post)));
    expect(await statusFor("127.0.0.6")).toBe(200);
    await expect.poll(() => statusFor("127.0.0.5")).toBe(0);
    expect(all.filter(isOpen)).toHaveLength(100);
  });
});
