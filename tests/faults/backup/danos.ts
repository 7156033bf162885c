/** Fault: restoring damaged archives, and forged archives whose hashes match. */
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Files, folded, pack, unpack } from "../../support/files/archivo";
import { damage, rawDamage } from "../../support/files/danos";
import { volumeDamage } from "../../support/files/danos-volumenes";
import { dudosas, malas } from "../../support/files/forjas";
import { volumes, zips } from "../../support/files/forjas-zip";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { Azar } from "../lib/azar";
import { archives, backedUp, seeded } from "./backup";
import { type Estado, stateOf } from "./foto";
import { type Instancia, newInstancia } from "../lib/instancia";
import type { Fault, Outcome } from "../lib/types";

const KINDS_FIRST = 110;
const PATIENCE_MS = 180_000;
const SEED = Number(process.env.SEED ?? 20261120);
/** Files that a forged path would create outside the data folder. */
const ROBBED = ["/tmp/robado.txt"];

interface Archivo {
  que: string;
  /** True when the archive must be refused. */
  malo: boolean;
  write: (files: Files, path: string, azar: Azar) => Promise<string>;
}

/** Yields every kind of archive once, then random kinds, `total` in all. */
function* chosen(total: number, original: string, azar: Azar): Generator<Archivo> {
  /** Kinds that must be refused, each of which writes the archive itself. */
  const bad = <H>(kinds: Record<string, H>, write: (harm: H, files: Files, path: string) => unknown) =>
    Object.entries(kinds).map(([que, harm]): Archivo => {
      const harmed = async (files: Files, path: string) => {
        await write(harm, files, path);
        return "";
      };
      return { que, malo: true, write: harmed };
    });
  const packed = (que: string, malo: boolean, forge: (files: Files, azar: Azar) => unknown): Archivo => ({
    ...{ que, malo },
    async write(files, path) {
      const told = forge(files, azar);
      const inVolumes = azar.chance(0.5);
      await pack(inVolumes ? await folded(files) : files, path);
      return `${typeof told === "string" ? told : ""} ${inVolumes ? "in volumes" : ""}`.trim();
    },
  });
  const kinds: Archivo[] = [
    ...Object.entries(damage).map(([que, harm]) => packed(que, true, harm)),
    ...bad(rawDamage, (harm, _, path) => {
      copyFileSync(original, path);
      harm(path);
    }),
    ...bad(volumeDamage, async (harm, files, path) => {
      const whole = await folded(files);
      await harm(whole);
      await pack(whole, path);
    }),
    ...bad({ ...zips, ...volumes }, async (forge, files, path) => writeFileSync(path, await forge(files, azar))),
  ];
  const forged = [
    ...Object.entries(malas).map(([que, forge]) => packed(que, true, forge)),
    ...Object.entries(dudosas).map(([que, forge]) => packed(que, false, forge)),
  ];
  for (let made = 0; made < total; made += 1) yield kinds[made] ?? azar.of(forged);
}

const Told = z.object({ taken: z.boolean(), reason: z.string(), held: z.number(), memory: z.number() });
type Told = z.infer<typeof Told>;

/** Starts a process that restores the archives it is told to. */
async function restorer(instance: Instancia) {
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  const child = instance.spawn("tests/faults/backup/restaurador.ts", [], (line) => {
    lines.push(line);
    heard();
  });
  async function line(): Promise<string> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const found = lines.shift();
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > end)
        throw new Error("the process is gone, or hangs");
      await Promise.race([new Promise<void>((resolve) => (heard = resolve)), pause(1_000)]);
    }
  }
  while ((await line()) !== "ready");
  return {
    async restore(path: string) {
      child.stdin?.write(`${path}\n`);
      for (;;) {
        const told = await line();
        if (told.startsWith("{")) return Told.parse(JSON.parse(told));
      }
    },
    kill: () => child.kill("SIGKILL"),
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, "close");
    },
  };
}

interface Suma {
  made: number;
  refused: number;
  taken: number;
  held: number;
  memory: number;
  wrong: string[];
}

/** What a refused restore may change, and what an accepted one may. */
const MAY = {
  refused: /^ajena backup_trabajo$/,
  taken: /^(propia|media) |^ajena (outbox|contenido_version|admin_sessions|borradores|backups|backup_trabajo)$/,
  /** After restoring the same original again: only the history grows. */
  again: /^propia auditoria$|^ajena /,
};

function differing(before: Estado, after: Estado, may: RegExp): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name) && !may.test(name));
}

async function forged(instance: Instancia, times: number, say: (line: string) => void): Promise<Suma> {
  await seeded(instance, 200);
  await backedUp(instance);
  const [original = ""] = archives(instance);
  const bytes = readFileSync(original);
  const bad = join(instance.dataDir, "backups", "malo.part");
  const azar = new Azar(SEED);
  let worker = await restorer(instance);
  const sum: Suma = { made: 0, refused: 0, taken: 0, held: 0, memory: 0, wrong: [] };
  try {
    await worker.restore(original);
    const first = (await worker.restore(original)).memory;
    let before = await stateOf(instance);
    for (const { que, malo, write } of chosen(times, original, azar)) {
      sum.made += 1;
      const what = `${que} ${await write(await unpack(bytes), bad, azar)}`.trim();
      let told: Told;
      try {
        told = await worker.restore(bad);
      } catch (error) {
        sum.wrong.push(`${what}: ${String(error)}`);
        worker.kill();
        worker = await restorer(instance);
        // The job lease of a killed process expires after 30 s.
        while (!(await worker.restore(original)).taken) await pause(5_000);
        before = await stateOf(instance);
        continue;
      }
      const { taken, reason, held, memory } = told;
      const after = await stateOf(instance);
      const wrong = differing(before, after, taken ? MAY.taken : MAY.refused);
      if (taken && malo) wrong.push("it was taken");
      if (!taken && !/^El (backup|archivo) /.test(reason)) wrong.push(reason);
      if (ROBBED.some((path) => existsSync(path))) wrong.push("a file outside");
      say(`${taken ? "taken  " : "refused"} ${what}: ${reason.split("\n")[0]} (${held} ms)`);
      if (wrong.length > 0) sum.wrong.push(`${what}: ${wrong.join("; ")}`);
      sum[taken ? "taken" : "refused"] += 1;
      sum.held = Math.max(sum.held, held);
      sum.memory = Math.max(sum.memory, memory - first);
      if (!taken) {
        before = after;
        continue;
      }
      // A forged media key would be deleted by the next restore, so the original is restored again.
      const back = await worker.restore(original);
      const now = await stateOf(instance);
      const lost = differing(before, now, MAY.again);
      if (!back.taken || lost.length > 0)
        sum.wrong.push(`${what}: the original does not come back: ${lost.join(", ")}`);
      before = now;
      for (const path of archives(instance)) if (path !== original) rmSync(path);
    }
  } finally {
    await worker.stop();
  }
  return sum;
}

export const backupDanos: Fault = {
  name: "backup-danos",
  what: `damaged archives, and forged ones with hashes that fit (seed ${SEED}; SEED=… for others)`,
  goal: "all that must be are refused with a reason; 0 files outside media and 0 rows outside the listed tables touched, the old state kept; others wait at most 1,000 ms, memory at most +100 MB",
  full: 200,
  async run(times = KINDS_FIRST, say, database): Promise<Outcome> {
    let postgres: PostgresServer | null = null;
    try {
      if (database === "postgresql") postgres = await startPostgres();
      const instance = await newInstancia(postgres);
      const { made, refused, taken, held, memory, wrong } = await forged(instance, times, say);
      instance.remove();
      for (const line of wrong) say(`WRONG ${line}`);
      const figure = `${made} archives, ${refused} refused, ${taken} taken, ${wrong.length} wrong, others waited ${held} ms, memory +${memory} MB`;
      return { figure, ok: wrong.length === 0 && held <= 1_000 && memory <= 100 };
    } finally {
      await postgres?.stop();
    }
  },
};
