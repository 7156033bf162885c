/** Fault: backups during writes, and restores into the other database. */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { manifestOf, unpack } from "../../support/files/archivo";
import { startPostgres } from "../../support/db/postgres";
import { differingRows, filesOf, rowsIn, rowsOf } from "./foto";
import { type Instancia, newInstancia } from "../lib/instancia";
import type { Fault } from "../lib/types";

const Told = z.object({
  started: z.number(),
  acknowledged: z.number(),
  slowest: z.number(),
  perSecond: z.number().optional(),
});

/** Paths of an instance's archives, the newest last. */
export function archives({ dataDir }: Pick<Instancia, "dataDir">): string[] {
  const folder = join(dataDir, "backups");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".zip"))
    .toSorted()
    .map((name) => join(folder, name));
}

async function must(instance: Instancia, script: string, args?: readonly string[]): Promise<string> {
  const { code, output } = await instance.run(script, args);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output}`);
  return output;
}
export const seeded = (instance: Instancia, products: number) =>
  must(instance, "scripts/seed.ts", ["--products", String(products)]);
export const backedUp = (instance: Instancia) => must(instance, "scripts/backup.ts");

function numberIn(row: string | undefined): number {
  return Number(/"Cambio (\d+)"/.exec(row ?? "")?.[1]);
}

async function roundTrip(from: Instancia, to: Instancia, say: (line: string) => void) {
  await seeded(from, 3000);
  let told = Told.parse({ started: 0, acknowledged: 0, slowest: 0 });
  const writer = from.spawn("tests/faults/backup/escritor.ts", [], (line) => {
    if (line.startsWith("{")) told = Told.parse(JSON.parse(line));
    else say(line);
  });
  while (told.acknowledged < 100) await pause(100);
  const before = told.acknowledged;
  await backedUp(from);
  const after = told.started;
  await pause(500);
  writer.kill("SIGTERM");
  await once(writer, "close");
  const [archive = ""] = archives(from);
  const files = await unpack(readFileSync(archive));
  const snapshot = rowsIn(files);
  const [banner] = snapshot.get("banner_home")?.values() ?? [];
  const [cta] = snapshot.get("home_cta")?.values() ?? [];
  const moment = numberIn(banner);
  const whole = moment === numberIn(cta) && moment >= before && moment <= after;
  await must(to, "scripts/restore.ts", [archive, "--yes"]);
  const { rows } = await rowsOf(to.url);
  // The restore itself adds one line to the history.
  const extra = (rows.get("auditoria")?.size ?? 0) - (snapshot.get("auditoria")?.size ?? 0);
  const differing = differingRows(snapshot, rows, ["auditoria"]);
  const said = new Map(manifestOf(files).archivos.map(({ clave, sha256 }: Record<string, string>) => [clave, sha256]));
  const here = filesOf(to.dataDir, rows);
  const wrong = [...new Set([...said.keys(), ...here.keys()])].filter(
    (key) => said.get(key) !== here.get(String(key)),
  ).length;
  say(
    `${told.perSecond} writes/s, slowest ${told.slowest} ms; write ${before} was there before, ${after} begun after, snapshot at ${moment}`,
  );
  return {
    differing,
    wrong,
    whole: whole && extra >= 1,
    total: [...snapshot.values()].reduce((sum, { size }) => sum + size, 0),
    files: said.size,
  };
}

export const backup: Fault = {
  name: "backup",
  what: "a backup under 50 writes a second, restored into an empty instance of the other database, both ways",
  goal: "0 differing rows, 0 differing files",
  // It covers both databases itself, so it runs once.
  databases: ["sqlite"],
  async run(_, say) {
    const postgres = await startPostgres();
    const figures: string[] = [];
    let ok = true;
    try {
      for (const [name, from, to] of [
        ["SQLite to PostgreSQL", null, postgres],
        ["PostgreSQL to SQLite", postgres, null],
      ] as const) {
        const [source, target] = [await newInstancia(from), await newInstancia(to)];
        const { differing, wrong, whole, total, files } = await roundTrip(source, target, say);
        figures.push(
          `${name}: ${differing} of ${total} rows differ, ${wrong} of ${files} files differ, ${whole ? "one moment" : "NOT one moment"}`,
        );
        ok &&= differing === 0 && wrong === 0 && whole;
        source.remove();
        target.remove();
      }
    } finally {
      await postgres.stop();
    }
    return { figure: figures.join("; "), ok };
  },
};
