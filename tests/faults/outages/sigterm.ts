/** Fault: SIGTERM under load; every accepted request gets a complete answer. */
import { setTimeout as pause } from "node:timers/promises";
import { contacto } from "../lib/contacto";
import type { Fault } from "../lib/types";
import { inWorld, type World } from "../lib/world";

const CLIENTS = 16;
const pages = ["/", "/catalogo", "/contacto", "/buscar?q=perno", "/nosotros"];

interface Tally {
  good: number;
  bad: string[];
}

/** Whether the connection was refused, so that the request was never accepted. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

/** A client behind a load balancer: it sends nothing new once /readyz fails. */
async function load(world: World, serial: number, tally: Tally, sending: () => boolean): Promise<void> {
  for (let n = 0; sending(); n += 1) {
    const visitor = world.visitor(serial * 10_000 + n);
    const post = n % 5 === 4;
    try {
      const path = pages[(serial + n) % pages.length] ?? "/";
      const { status, html } = await (post
        ? visitor.post("/contacto", contacto(`Fin ${serial}-${n}`))
        : visitor.fetch(path));
      if (post ? status === 303 : status === 200 && html.includes("</html>")) tally.good += 1;
      else tally.bad.push(String(status));
    } catch (error) {
      if (!isRefused(error)) tally.bad.push(String(error instanceof Error ? (error.cause ?? error) : error));
      else await pause(20);
    }
  }
}

async function oneStop(world: World, round: number, tally: Tally): Promise<number> {
  let sending = true;
  const clients = Array.from({ length: CLIENTS }, (_, serial) =>
    load(world, round * 100 + serial, tally, () => sending),
  );
  await pause(600);
  const began = Date.now();
  const ended = world.site.kill("SIGTERM");
  while (sending) {
    const ready = await fetch(`${world.site.origin}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (ready) await pause(20);
    else sending = false;
  }
  await Promise.all(clients);
  await ended;
  return Date.now() - began;
}

export const sigterm: Fault = {
  name: "sigterm",
  what: `SIGTERM while ${CLIENTS} clients read and write without a pause`,
  goal: "0 failed in-flight requests, gone within 10 s",
  full: 50,
  run: (times = 4, say, database) =>
    inWorld(database, { demo: true }, async (world) => {
      const tally: Tally = { good: 0, bad: [] };
      let slowest = 0;
      for (let round = 1; round <= times; round += 1) {
        slowest = Math.max(slowest, await oneStop(world, round, tally));
        if (round % 10 === 0) say(`${round} of ${times}: ${tally.good} answered, ${tally.bad.length} failed`);
        await world.site.start();
      }
      for (const bad of new Set(tally.bad)) say(`failed: ${bad}`);
      const figure = `${times} stops, ${tally.good} answered, ${tally.bad.length} failed, gone in ${(slowest / 1000).toFixed(1)} s at most`;
      return { figure, ok: tally.bad.length === 0 && tally.good > 0 && slowest <= 10_000 };
    }),
};
