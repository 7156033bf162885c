/** Fault: servers are killed while requests for quotes arrive; each gets one number and one mail, and no number is left out. */
import { setTimeout as pause } from "node:timers/promises";
import { writeLista } from "../../../app/domain/cotizaciones/lista";
import { shownKey, solicitud } from "../../support/content/contacto-datos";
import { startPostmark } from "../../support/fakes/postmark";
import { sendUntilTaken } from "../lib/contacto";
import type { Fault } from "../lib/types";
import { addressOf, inWorld, type World } from "../lib/world";

const TOKEN = "prueba";
const SENDERS = 50;
const KILLS = 3;
const PATIENCE_MS = 180_000;

/** Sends `total` requests, 50 at once, and kills a server after each quarter. Returns the attempts and the pages' addresses. */
async function sendAll({ sites, rows }: World, total: number, say: (line: string) => void) {
  const productos = await rows("SELECT id FROM productos WHERE visible ORDER BY id LIMIT 100");
  const lista = productos.map(({ id }, at) => ({ id: Number(id), cantidad: at + 1 }));
  const answers: { sent: number; to: string }[] = [];
  let next = 0;

  /** A server that is still starting may be killed too. */
  async function kill(): Promise<void> {
    let started = Promise.resolve();
    for (let killed = 0; killed < KILLS; killed += 1) {
      while (answers.length < ((killed + 1) * total) / (KILLS + 1)) await pause(5);
      const site = sites[killed % sites.length];
      await site?.kill("SIGKILL");
      say(`killed ${killed + 1} of ${KILLS}, ${answers.length} answered`);
      started = site?.start() ?? started;
      started.catch(() => undefined);
    }
    await started;
  }

  async function sender(): Promise<void> {
    while (next < total) {
      const serial = (next += 1);
      const from = serial % sites.length;
      answers.push(
        await sendUntilTaken({
          origins: [...sites.slice(from), ...sites.slice(0, from)].map(({ origin }) => origin),
          path: "/cotizacion",
          fields: { ...solicitud, idempotencia: shownKey() },
          headers: {
            "X-Visitor": addressOf(serial),
            Cookie: `cotizacion=${writeLista(lista.slice(serial % 60, (serial % 60) + 1 + (serial % 40)))}`,
          },
        }),
      );
    }
  }

  await Promise.all([kill(), ...Array.from({ length: SENDERS }, sender)]);
  return answers;
}

export const cotizaciones: Fault = {
  name: "cotizaciones",
  what: "requests for quotes, 50 at once, kill -9 three times: of the one server on SQLite, of one of two on PostgreSQL; an answer that was lost is asked for with the same form",
  goal: "numbers unique and without gaps, each mailed once",
  full: 1000,
  async run(times = 200, say, database) {
    const postmark = await startPostmark(TOKEN);
    const env = { POSTMARK_TOKEN: TOKEN, POSTMARK_API: postmark.origin };
    const wish = { env, demo: true, sites: database === "sqlite" ? 1 : 2 };
    try {
      return await inWorld(database, wish, async (world) => {
        const answers = await sendAll(world, times, say);
        const mailed = () => new Set(postmark.taken.map(({ Subject }) => Subject)).size;
        // A mail whose server died is looked at again only after its lease.
        const waiting = () => world.count("SELECT count(*) FROM outbox WHERE estado <> 'enviada'");
        for (let waited = 0; (await waiting()) > 0 && waited < PATIENCE_MS; waited += 500) await pause(500);
        const stored = await world.rows("SELECT numero, enlace FROM cotizaciones ORDER BY numero");
        const gaps = stored.filter(({ numero }, at) => Number(String(numero).slice(-5)) !== at + 1).length;
        const counter = await world.count("SELECT ultimo FROM cotizaciones_contadores");
        const pages = new Set(answers.map(({ to }) => to));
        const lost = stored.filter(({ enlace }) => !pages.has(`/cotizacion/${String(enlace)}`)).length;
        const again = answers.filter(({ sent }) => sent > 1).length;
        const doubled = postmark.taken.length - mailed();
        const figure = `${times} forms, ${again} of them sent again: ${stored.length} rows, ${pages.size} pages, ${gaps} out of place, the counter at ${counter}, ${mailed()} mailed, ${doubled} twice`;
        const counts = [stored.length, pages.size, counter, mailed()];
        return { figure, ok: counts.every((count) => count === times) && gaps + lost + doubled === 0 };
      });
    } finally {
      postmark.close();
    }
  },
};
