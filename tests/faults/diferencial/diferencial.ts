/** Fault: a page that is kept shows something else than the same page made afresh. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entities } from "../../../app/domain/entities.server";
import { staffAt } from "../../support/site/client";
import { Azar } from "../lib/azar";
import type { Fault } from "../lib/types";
import { backupsEnded, inWorld, staff, type World } from "../lib/world";
import { Editor } from "./ediciones";
import { Hechos } from "./hechos";
import { Paginas } from "./paginas";
import { Ronda } from "./ronda";

/** All instances say the same of themselves. */
const PUBLIC_ORIGIN = "http://ejemplo.com";
/** Share of the edits that are sent at the same moment as another one. */
const PAIRS = 0.1;
/** Other pages that are asked for while an edit is made. */
const CROWD = 10;
/** After so many edits pages are made in a new process. */
const RENEW = 50;
const TELL_MS = 15_000;
/** Every entity whose rows visitors see: a request for a quotation has its own page, which is never kept. */
const publicNames = entities
  .filter((one) => one.name !== "cotizaciones" && (!("public" in one) || one.public !== false))
  .map(({ name }) => name);

interface Prueba {
  world: World;
  editor: Editor;
  ronda: Ronda;
  known: Paginas;
  azar: Azar;
}

/** Makes one edit at one of the instances, or two at once, and compares the pages around; returns how many were accepted. */
async function step({ world, editor, ronda, known, azar }: Prueba): Promise<number> {
  const at = azar.of(world.sites).origin;
  editor.client.server = at;
  const edits = [await editor.next()];
  if (azar.chance(PAIRS)) edits.push(await editor.next());
  const paths = known.around(edits.flatMap(({ texts }) => texts));
  const vuelta = await ronda.before(paths, known.some(CROWD), at);
  const version = () => world.count("SELECT version FROM contenido_version WHERE id = 1");
  const before = await version();
  const { done, raced } = await ronda.during(vuelta, () => Promise.all(edits.map((edit) => edit.send())));
  const restored = edits.some(({ what }) => what.includes("/backup/"));
  if (restored) await backupsEnded(world);
  const said = edits.map(({ what }, index) => `${what} (${done[index]?.said})`).join(" beside ");
  const since = restored ? performance.now() : Math.max(...done.map((one) => one.since));
  const accepted = (await version()) !== before;
  const pages = await ronda.after(vuelta, raced, { what: said, since, accepted });
  for (const [index, page] of pages.entries()) known.learn(vuelta.paths[index] ?? "", page);
  for (const { follow } of done) await follow();
  return done.filter(({ taken }) => taken).length;
}

/** Makes edits until enough were accepted, and tells how far it is; returns how many were. */
async function makeAll(prueba: Prueba, times: number, hechos: Hechos, say: (line: string) => void): Promise<number> {
  const { world, editor, ronda } = prueba;
  const began = performance.now();
  let [made, told] = [0, began];
  await hechos.look(world);
  for (let tried = 0, renewed = 0; made < times && tried < 4 * times; tried += 1) {
    made += await step(prueba);
    await hechos.look(world);
    if (made - renewed >= RENEW) {
      await ronda.renew();
      renewed = made;
    }
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    const left = Math.round((((told - began) / Math.max(1, made)) * (times - made)) / 1000);
    say(
      `${made} of ${times} edits, ${editor.refused} forms refused, ${ronda.paginas} pages, ${ronda.distintas} differ; ${editor.untaken.length} routes and ${hechos.missed(publicNames).length} entities to come; about ${left} s more`,
    );
  }
  return made;
}

export const diferencial: Fault = {
  name: "diferencial",
  what: "random edits through every form that writes public content, each followed by pages as kept and made afresh",
  goal: "0 pages differ, at the next request and at another instance within a second; every such form and entity edited",
  full: 2_000,
  run: async (times = 250, say, database, { seed = Math.floor(Math.random() * 1e9) } = {}) => {
    // Instances share their files, as they do where there are several.
    const DATA_DIR = mkdtempSync(join(tmpdir(), "ged-diferencial-"));
    const sites = database === "postgresql" ? 2 : 1;
    return inWorld(database, { demo: true, sites, env: { PUBLIC_ORIGIN, DATA_DIR } }, async (world) => {
      say(`seed ${seed}, ${times} edits`);
      const azar = new Azar(seed);
      const client = await staffAt(PUBLIC_ORIGIN, staff.email, staff.password, world.site.origin);
      // What a restore among the edits brings back.
      await client.submit(await client.visit("/admin/backup"), 'form[action="/admin/backup"]');
      await backupsEnded(world);
      const editor = new Editor(azar, client);
      const origins = world.sites.map(({ origin }) => origin);
      const env = { DATA_DIR, DATABASE_URL: world.databaseUrl, PUBLIC_ORIGIN };
      const ronda = new Ronda({ origins, env }, new Azar(seed + 1), say);
      const hechos = new Hechos();
      try {
        const edits = await makeAll({ world, editor, ronda, known: new Paginas(azar), azar }, times, hechos, say);
        const routes = editor.untaken;
        for (const line of hechos.lines) say(line);
        for (const [button, { taken, vain }] of editor.pressed)
          say(`sent ${button}: ${taken} accepted, ${vain} refused`);
        if (routes.length > 0) say(`no form accepted: ${routes.join(", ")}`);
        const missed = hechos.missed(publicNames);
        if (missed.length > 0) say(`no edit of: ${missed.join(", ")}`);
        const slow =
          sites > 1 ? `, at the other instance old ${Math.round(ronda.slowest)} ms after an edit at most` : "";
        const figure = `${edits} edits (${hechos.moved} times content changed, ${editor.taken.size - routes.length} of ${editor.taken.size} routes, ${missed.length} entities missed), ${ronda.paginas} pages, ${ronda.distintas} differ${slow}, seed ${seed}`;
        const all = routes.length + missed.length === 0 && edits >= times;
        return { figure, ok: ronda.distintas === 0 && all };
      } finally {
        ronda.stop();
      }
    }).finally(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  },
};
