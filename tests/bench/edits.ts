/** Measures how long after a save its change is visible, on the saving instance and on another one. */
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../support/db/postgres";
import { contentOf, seed, type Site, startSite } from "./site";
import { signIn } from "./staff";
import { median, type Options, type Row } from "./types";

const TIMES = 7;

async function shows(site: Site, text: string): Promise<boolean> {
  return (await (await fetch(`${site.origin}/nosotros`)).text()).includes(text);
}

async function edit(saver: Site, others: readonly Site[], say: (line: string) => void) {
  const staff = await signIn(saver.origin);
  let own = 0;
  const elsewhere: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const text = `Medido ${time} ${Date.now()}`;
    for (const site of [saver, ...others]) await shows(site, text);
    await staff.change(text);
    const saved = performance.now();
    if (await shows(saver, text)) own += 1;
    for (const site of others) {
      while (!(await shows(site, text))) await pause(5);
      elsewhere.push(performance.now() - saved);
    }
    await pause(130 * time);
  }
  say(`edit to visible: ${own} of ${TIMES} at the next request; elsewhere ${elsewhere.map(Math.round).join(", ")} ms`);
  return { own, elsewhere };
}

/** Measures one instance on SQLite and two on PostgreSQL. */
export async function editsVisible({ say }: Options): Promise<Row[]> {
  const group = "Edit to visible";
  const goal = "next request";
  const rows: Row[] = [];
  const folder = contentOf(1_200, say);
  const alone = await startSite({ DATA_DIR: folder, DATABASE_URL: `file:${folder}/ged.db` });
  try {
    const { own } = await edit(alone, [], say);
    rows.push({
      group,
      name: "same instance, SQLite",
      value: `${own} of ${TIMES} at the next request`,
      goal,
      ok: own === TIMES,
    });
  } finally {
    await alone.stop();
  }
  const postgres = await startPostgres().catch((error: Error) => error);
  if (postgres instanceof Error) return [...rows, { group, name: "PostgreSQL", value: postgres.message }];
  const sites: Site[] = [];
  try {
    await postgres.createDatabase("banco");
    const env = { DATABASE_URL: postgres.url("banco"), DATA_DIR: folder };
    seed(env, 300);
    for (let instance = 0; instance < 2; instance += 1) sites.push(await startSite(env));
    const [first, ...others] = sites;
    if (!first) return rows;
    const { own, elsewhere } = await edit(first, others, say);
    const most = Math.max(...elsewhere);
    const value = `median ${Math.round(median(elsewhere))} ms, most ${Math.round(most)} ms`;
    rows.push({
      group,
      name: "same instance, PostgreSQL",
      value: `${own} of ${TIMES} at the next request`,
      goal,
      ok: own === TIMES,
    });
    rows.push({
      group,
      name: "second instance, PostgreSQL",
      value,
      ratio: most / 1000,
      goal: "≤ 1 s",
      ok: most <= 1000,
    });
    return rows;
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
  }
}
