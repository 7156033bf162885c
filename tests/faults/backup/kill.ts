/** Fault: the restoring process is killed at random moments. */
import { once } from "node:events";
import Sqlite from "better-sqlite3";
import { sqlitePath } from "../../../app/services/env/env.server";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { archives, backedUp, seeded } from "./backup";
import { differingRows, filesOf, rowsOf, type Tablas } from "./foto";
import { copyInstancia, type Instancia, newInstancia } from "../lib/instancia";
import type { Fault } from "../lib/types";

/** Output of a restore when it begins, and when it begins to change the database. */
const MOMENTS = { inicio: "Restore", cambio: "Cambiando el contenido" };
type Moment = keyof typeof MOMENTS;
type Times = Record<Moment, number>;

/**
 * Runs a restore and kills it `after` ms past a moment, or lets it finish. Returns how many ms it ran from each moment.
 */
async function restoring(instance: Instancia, archive: string, kill?: { moment: Moment; after: number }) {
  const began: Times = { inicio: 0, cambio: 0 };
  let timer: NodeJS.Timeout | undefined;
  const child = instance.spawn("scripts/restore.ts", [archive, "--yes"], (line) => {
    for (const moment of ["inicio", "cambio"] as const) {
      if (began[moment] > 0 || !line.includes(MOMENTS[moment]) || line.startsWith("Restored")) continue;
      began[moment] = Date.now();
      if (kill?.moment === moment) timer = setTimeout(() => child.kill("SIGKILL"), kill.after);
    }
  });
  await once(child, "close");
  clearTimeout(timer);
  return { inicio: Date.now() - began.inicio, cambio: Date.now() - began.cambio };
}

/** Whether every file named by the rows exists with the stated hash, and the database passes its integrity check. */
function isWhole({ url, dataDir }: Instancia, rows: Tablas): boolean {
  const said = new Map(
    [...(rows.get("medios")?.values() ?? [])].map((row) => {
      const { clave, sha256 }: Record<string, string> = Object.fromEntries(JSON.parse(row));
      return [clave, sha256];
    }),
  );
  const files = [...filesOf(dataDir, rows)].every(([clave, sha256]) => said.get(clave) === sha256);
  const file = sqlitePath(url);
  if (file === null) return files;
  const database = new Sqlite(file);
  const integrity = database.pragma("integrity_check", { simple: true });
  const broken = database.pragma("foreign_key_check");
  database.close();
  return files && integrity === "ok" && Array.isArray(broken) && broken.length === 0;
}

const GROWING = ["auditoria", "mensajes_contacto"];

async function killed(times: number, postgres: PostgresServer | null, say: (line: string) => void) {
  const [source, target] = [await newInstancia(postgres), await newInstancia(postgres)];
  await seeded(source, 6000);
  await backedUp(source);
  const [archive = ""] = archives(source);
  await seeded(target, 2500);
  const old = (await rowsOf(target.url)).rows;
  const measured = await copyInstancia(target, postgres);
  const whole: Times = await restoring(measured, archive);
  const fresh = (await rowsOf(measured.url)).rows;
  measured.remove();
  const found = { old: 0, new: 0, mixed: 0 };
  for (let time = 0; time < times; time += 1) {
    const one = await copyInstancia(target, postgres);
    // Two of three kills come while rows are being changed.
    const moment = time % 3 === 0 ? "inicio" : "cambio";
    const after = Math.round(whole[moment] * 1.1 * Math.random());
    await restoring(one, archive, { moment, after });
    const { rows } = await rowsOf(one.url);
    const is =
      differingRows(old, rows, GROWING) === 0 ? "old" : differingRows(fresh, rows, GROWING) === 0 ? "new" : "mixed";
    found[isWhole(one, rows) ? is : "mixed"] += 1;
    say(`killed after ${after} of ${whole[moment]} ms from "${MOMENTS[moment]}": ${is}`);
    one.remove();
  }
  source.remove();
  target.remove();
  return found;
}

export const backupKill: Fault = {
  name: "backup-kill",
  what: "kill -9 of a restore at random moments, on each database",
  goal: "the old state or the new one, 0 mixtures",
  // It covers both databases itself, so it runs once.
  databases: ["sqlite"],
  async run(times = 20, say) {
    const postgres = await startPostgres();
    try {
      const figures: string[] = [];
      let mixed = 0;
      for (const [name, server] of [
        ["SQLite", null],
        ["PostgreSQL", postgres],
      ] as const) {
        const found = await killed(times, server, say);
        figures.push(`${name}: ${times} kills, ${found.old} old, ${found.new} new, ${found.mixed} mixed`);
        mixed += found.mixed;
      }
      return { figure: figures.join("; "), ok: mixed === 0 };
    } finally {
      await postgres.stop();
    }
  },
};
