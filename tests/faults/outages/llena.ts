/** Fault: every database connection of one instance is in use while another instance changes content. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Client } from "../lib/client";
import type { Fault } from "../lib/types";
import { inWorld } from "../lib/world";

const PAGE = "/nosotros";
const SEARCHES = 20;
/** Other instances see a change within 1 s; a page requested in that second may still show the old content. */
const FRESH_MS = 1_500;
const HELD_MS = 8_000;

interface Seen {
  oldest: number;
  asked: number;
}

/**
 * Searches again and again for texts that no cached response answers, so each search waits for the lock on products.
 */
async function keepBusy(visitor: Client, serial: number, until: number): Promise<void> {
  for (let n = 0; Date.now() < until; n += 1)
    await visitor.fetch(`/buscar?q=perno${serial}x${n}`).catch(() => undefined);
}

/** Requests a page again and again; `oldest` is how many ms after the change the last old page was requested. */
async function watch(visitor: Client, fresh: string, changed: number, until: number): Promise<Seen> {
  const seen = { oldest: 0, asked: 0 };
  while (Date.now() < until) {
    const asked = Date.now();
    const { status, html } = await visitor.fetch(PAGE);
    seen.asked += 1;
    if (status === 200 && !html.includes(fresh)) seen.oldest = asked - changed;
    await pause(50);
  }
  return seen;
}

export const llena: Fault = {
  name: "llena",
  what: "every connection of one instance is taken while another instance changes a text",
  goal: `no old page ${FRESH_MS} ms after the change`,
  databases: ["postgresql"],
  run: (times = 1, say, database) =>
    inWorld(database, { demo: true, sites: 2 }, async ({ databaseUrl, visitor }) => {
      let [oldest, asked] = [0, 0];
      for (let round = 0; round < times; round += 1) {
        const [reader, fresh] = [visitor(1, 1), `Valor de la vuelta ${round}`];
        for (let n = 0; n < 2; n += 1) await reader.fetch(PAGE);
        const holder = new pg.Client({ connectionString: databaseUrl });
        const other = new pg.Client({ connectionString: databaseUrl });
        await Promise.all([holder.connect(), other.connect()]);
        await holder.query("BEGIN; LOCK TABLE productos IN ACCESS EXCLUSIVE MODE");
        const until = Date.now() + HELD_MS;
        const busy = Array.from({ length: SEARCHES }, (_, n) => keepBusy(visitor(10 + n, 1), n, until));
        await pause(500);
        await other.query(
          `BEGIN; UPDATE nosotros_valores SET valor = '${fresh}'; UPDATE contenido_version SET version = version + 1; COMMIT`,
        );
        const seen = await watch(reader, fresh, Date.now(), until);
        await holder.query("COMMIT");
        await Promise.all([...busy, holder.end(), other.end()]);
        [oldest, asked] = [Math.max(oldest, seen.oldest), asked + seen.asked];
        say(`${round + 1} of ${times}: ${seen.asked} pages, the last old one ${seen.oldest} ms after the change`);
      }
      return { figure: `${asked} pages, the last old one ${oldest} ms after the change`, ok: oldest <= FRESH_MS };
    }),
};
