/** Fault: one address holds as many idle connections as it can, while others open one connection per page. */
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const SECONDS = 15;
const READERS = 4;
const HELD = 2_000;
/** A closed connection is reopened after this time, in ms: idle clients are not a flood. */
const BACK_MS = 5_000;

/** Opens connections that request a page now and then and reopen when closed; the returned function ends them all. */
function squat(origin: URL, times: number): () => void {
  const held = new Set<Socket>();
  let going = true;
  function come(): void {
    const socket = connect({ port: Number(origin.port), host: origin.hostname, localAddress: "127.0.0.2" });
    const ask = () => void socket.write(`GET /nosotros HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`);
    const again = setInterval(ask, 3_000);
    held.add(socket.resume());
    socket.on("connect", ask).on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(again);
      held.delete(socket);
      if (going) setTimeout(come, BACK_MS).unref();
    });
  }
  for (let n = 0; n < times; n += 1) come();
  return () => {
    going = false;
    for (const socket of held) socket.destroy();
  };
}

/** Milliseconds until a page arrives on a new connection; null when it does not. */
function read(origin: URL, path: string): Promise<number | null> {
  const began = performance.now();
  return new Promise((resolve) => {
    const options = { localAddress: "127.0.0.3", agent: false, timeout: 5_000 };
    const asked = request(new URL(path, origin), options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode === 200 ? performance.now() - began : null));
    });
    asked.on("timeout", () => asked.destroy()).on("error", () => resolve(null));
    asked.end();
  });
}

async function readAll(origin: URL, going: () => boolean): Promise<(number | null)[]> {
  const answers: (number | null)[] = [];
  const paths = ["/", "/catalogo", "/nosotros", "/healthz"];
  for (let n = 0; going(); n += 1) {
    answers.push(await read(origin, paths[n % paths.length] ?? "/"));
    await pause(20);
  }
  return answers;
}

async function during(origin: URL): Promise<{ served: string; lost: number; slow: number }> {
  const end = performance.now() + SECONDS * 1000;
  const readers = Array.from({ length: READERS }, () => readAll(origin, () => performance.now() < end));
  const answers = (await Promise.all(readers)).flat();
  const times = answers.flatMap((ms) => ms ?? []).toSorted((a, b) => a - b);
  const slow = Math.round(times[Math.floor(times.length * 0.99)] ?? Infinity);
  const lost = answers.length - times.length;
  return { served: `${times.length} of ${answers.length} pages, 99 % within ${slow} ms`, lost, slow };
}

export const ociosas: Fault = {
  name: "ociosas",
  what: `${HELD} idle connections of one address, while others open one for each page`,
  goal: "everybody else served as before",
  databases: ["sqlite"],
  run: (times = HELD, say, database) =>
    inWorld(database, { demo: true, env: { TRUSTED_IP_HEADER: "" } }, async (world) => {
      const origin = new URL(world.site.origin);
      const before = await during(origin);
      say(`without them: ${before.served}`);
      const giveUp = squat(origin, times);
      await pause(2_000);
      const { served, lost, slow } = await during(origin);
      giveUp();
      const figure = `others were served ${served} (before: ${before.served})`;
      return { figure, ok: lost === 0 && slow < 250 };
    }),
};
