/** Fault: a page that is kept shows something else than the same page made afresh. */
import { setTimeout as pause } from "node:timers/promises";
import { entities } from "../../../app/domain/entities.server";
import { staffAt } from "../../support/site/client";
import { Azar } from "../lib/azar";
import type { Fault } from "../lib/types";
import { inWorld, staff, type World } from "../lib/world";
import { type Edicion, Editor } from "./ediciones";
import { Aparte, difference, Paginas, readAt } from "./paginas";

/** All instances say the same of themselves. */
const PUBLIC_ORIGIN = "http://ejemplo.com";
/** How soon another instance has to show an edit. */
const WITHIN_MS = 1_000;
/** The process that makes pages afresh is replaced so often: it may remember something that no edit throws away. */
const RENEW = 200;
/** Every entity whose rows visitors see: a request for a quotation has its own page, which is never kept. */
const publicNames = entities
  .filter((one) => one.name !== "cotizaciones" && (!("public" in one) || one.public !== false))
  .map(({ name }) => name);

class Ronda {
  paginas = 0;
  distintas = 0;
  slowest = 0;
  #aparte: Aparte;

  constructor(
    readonly world: World,
    readonly known: Paginas,
    readonly say: (line: string) => void,
  ) {
    this.#aparte = new Aparte(world, PUBLIC_ORIGIN);
  }

  renew(): void {
    this.stop();
    this.#aparte = new Aparte(this.world, PUBLIC_ORIGIN);
  }

  stop(): void {
    this.#aparte.stop();
  }

  /** Reads pages once at every instance, so that they are kept. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const { origin } of this.world.sites) for (const path of paths) await readAt(origin, path);
  }

  #differ(path: string, what: string, where: string, how: string): void {
    this.distintas += 1;
    this.say(`DIFFERENT ${path} ${where}, after ${what}: ${how}`);
  }

  /** Compares pages after an edit that was answered at `since`: twice at the first instance, and at the others. */
  async compare(paths: readonly string[], what: string, since: number): Promise<void> {
    const [first, ...others] = this.world.sites;
    for (const path of paths) {
      const made = [await readAt(first?.origin ?? "", path), await readAt(first?.origin ?? "", path)];
      const afresh = await this.#aparte.read(path);
      this.paginas += 1;
      for (const [index, kept] of made.entries()) {
        const how = difference(kept, afresh);
        if (how) this.#differ(path, what, index === 0 ? "at the next request" : "as kept", how);
      }
      this.known.learn(path, afresh);
      for (const other of others) {
        for (;;) {
          const asked = performance.now() - since;
          const how = difference(await readAt(other.origin, path), afresh);
          if (!how) this.slowest = Math.max(this.slowest, asked);
          else if (asked > WITHIN_MS)
            this.#differ(path, what, `at another instance after ${Math.round(asked)} ms`, how);
          if (!how || asked > WITHIN_MS) break;
          await pause(40);
        }
      }
    }
  }
}

/** Waits until no restore is running. Throws after two minutes. */
async function settled({ count }: World): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await count("SELECT count(*) FROM backup_trabajo WHERE estado = 'corriendo'")) === 0) return;
    await pause(200);
  }
  throw new Error("A restore did not end within two minutes");
}

/** Makes one edit and compares the pages around it; returns whether the edit was accepted. */
async function once(ronda: Ronda, edit: Edicion): Promise<boolean> {
  const paths = ronda.known.around(edit.texts);
  await ronda.warm(paths);
  const { taken, said } = await edit.send();
  if (edit.what.includes("/backup/")) await settled(ronda.world);
  await ronda.compare(paths, `${edit.what} (${said})`, performance.now());
  return taken;
}

export const diferencial: Fault = {
  name: "diferencial",
  what: "random edits through every form that writes public content, each followed by pages as kept and made afresh",
  goal: "0 pages differ, at the next request and at another instance within a second; every such form and entity edited",
  full: 2_000,
  run: (times = 250, say, database, { seed = Math.floor(Math.random() * 1e9) } = {}) =>
    inWorld(
      database,
      { demo: true, sites: database === "postgresql" ? 2 : 1, env: { PUBLIC_ORIGIN } },
      async (world) => {
        say(`seed ${seed}, ${times} edits`);
        const azar = new Azar(seed);
        const client = await staffAt(PUBLIC_ORIGIN, staff.email, staff.password, world.site.origin);
        // What a restore among the edits brings back.
        await client.submit(await client.visit("/admin/backup"), 'form[action="/admin/backup"]');
        await settled(world);
        const editor = new Editor(azar, client);
        const ronda = new Ronda(world, new Paginas(azar), say);
        const touched = new Set<string>();
        try {
          for (let made = 0, tried = 0; made < times && tried < 4 * times; tried += 1) {
            if (!(await once(ronda, await editor.next()))) continue;
            made += 1;
            // Looked at after each edit: a restore brings back the history of its backup.
            for (const { entidad } of await world.rows("SELECT DISTINCT entidad FROM auditoria"))
              touched.add(String(entidad));
            if (made % RENEW === 0) ronda.renew();
            if (made % 100 === 0)
              say(
                `${made} of ${times} edits, ${editor.refused} forms refused, ${ronda.paginas} pages, ${ronda.distintas} differ`,
              );
          }
          const missed = [...editor.taken].filter(([, count]) => count === 0).map(([id]) => id);
          const without = publicNames.filter((name) => !touched.has(name));
          if (missed.length > 0) say(`no form accepted: ${missed.join(", ")}`);
          if (without.length > 0) say(`no edit of: ${without.join(", ")}`);
          const edits = [...editor.taken.values()].reduce((sum, count) => sum + count, 0);
          const slow =
            world.sites.length > 1 ? `, at the other instance after ${Math.round(ronda.slowest)} ms at most` : "";
          const figure = `${edits} edits (${editor.taken.size - missed.length} of ${editor.taken.size} routes, ${without.length} entities missed), ${ronda.paginas} pages, ${ronda.distintas} differ${slow}, seed ${seed}`;
          return { figure, ok: ronda.distintas === 0 && missed.length + without.length === 0 && edits >= times };
        } finally {
          ronda.stop();
        }
      },
    ),
};
