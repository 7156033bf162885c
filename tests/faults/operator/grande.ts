/** Fault: everything an operator does with a big site, run whole, killed half way, and run again. */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { textos } from "../../../app/domain/backup/backup";
import { migrate } from "../../../app/services/db/migrate.server";
import { archives, backedUp, seeded } from "../backup/backup";
import { copyInstancia, type Instancia, newInstancia } from "../lib/instancia";
import type { Database, Fault } from "../lib/types";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { peakMb } from "../../support/run/memory";
import { contentOf, countOf } from "./grande-contenido";
import { serves } from "./grande-sitio";

const LOOK_MS = 100;
const [TRIES, WAIT_MS] = [8, 5_000];
/** Most memory of a command, with tsx, however many rows there are. */
const MOST_MB = 750;

type Say = (line: string) => void;

interface Ran {
  code: number | null;
  ms: number;
  mb: number;
  /** Longest time without a line of output, in ms. */
  silent: number;
  lines: string[];
}

/** Runs a command, or kills it with SIGKILL after `kill` ms. */
async function ran(instance: Instancia, command: string, args: readonly string[], kill?: number): Promise<Ran> {
  const began = performance.now();
  let [mb, silent, last] = [0, 0, began];
  const lines: string[] = [];
  const child = instance.spawn(`scripts/${command}.ts`, args, (line) => {
    lines.push(line);
    [silent, last] = [Math.max(silent, performance.now() - last), performance.now()];
  });
  const looking = setInterval(() => {
    // A process that has just ended has no memory any more.
    if (child.exitCode === null && child.signalCode === null) mb = Math.max(mb, peakMb(child.pid) || 0);
  }, LOOK_MS);
  const killing = setTimeout(() => child.kill("SIGKILL"), kill ?? 2 ** 31 - 1);
  await once(child, "close");
  clearInterval(looking);
  clearTimeout(killing);
  const ms = performance.now() - began;
  return { code: child.exitCode, ms, mb, silent: Math.max(silent, performance.now() - last), lines };
}

/** Runs a command again after it was killed: a job of a dead process is over half a minute later. */
async function ranAgain(instance: Instancia, command: string, args: readonly string[]): Promise<Ran> {
  for (let left = TRIES; ; left -= 1) {
    const again = await ran(instance, command, args);
    if (left === 0 || !again.lines.some((line) => line.includes(textos.ocupado))) return again;
    await pause(WAIT_MS);
  }
}

interface Step {
  command: string;
  /** Its arguments; `name` is another one for the run that is killed. */
  args: (instance: Instancia, name: string) => readonly string[];
  /** The instance that it works on. */
  on: Instancia;
  /** What of an instance may be only as before the command or as after it. */
  state: (instance: Instancia) => Promise<string>;
  /** A killed one begins again where it was, and has no old state to leave. */
  resumes?: boolean;
  /** Whether a whole run did what it should; by default its exit code says so. */
  right?: (instance: Instancia, lines: readonly string[]) => Promise<boolean> | boolean;
}

/** Runs a command on copies of an instance: whole, then killed half way and run again. Returns whether all was right. */
async function step(
  { command, args, on, state, resumes, right = () => true }: Step,
  server: PostgresServer | null,
  say: Say,
) {
  const [whole, cut] = [await copyInstancia(on, server), await copyInstancia(on, server)];
  try {
    const old = await state(on);
    const all = await ran(whole, command, args(whole, "entero"));
    const fresh = await state(whole);
    const done = all.code === 0 && (await right(whole, all.lines));
    const killed = await ran(cut, command, args(cut, "cortado"), all.ms / 2);
    const left = await state(cut);
    const is = left === old ? "old" : left === fresh ? "new" : resumes ? "begun" : "MIXED";
    const again = await ranAgain(cut, command, args(cut, "cortado"));
    const repeated = again.code === 0 && (await right(cut, again.lines)) && (await state(cut)) === fresh;
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    say(
      `${command}: ${seconds(all.ms)}, ${Math.round(all.mb)} MB at most, ${all.lines.length} lines, silent for ${seconds(all.silent)} at most${done ? "" : ", FAILED"}; ` +
        `killed after ${seconds(killed.ms)}: ${is} state; again: ${repeated ? "done" : `FAILED: ${again.lines.at(-1)}`}`,
    );
    return done && repeated && is !== "MIXED" && killed.code === null && Math.max(all.mb, again.mb) <= MOST_MB;
  } finally {
    whole.remove();
    cut.remove();
  }
}

async function operated(products: number, database: Database, say: Say): Promise<boolean> {
  const server = await startPostgres();
  const own = database === "postgresql" ? server : null;
  const [empty, big, small] = [await newInstancia(own), await newInstancia(own), await newInstancia(own)];
  try {
    const oks: boolean[] = [];
    const number = async (instance: Instancia) => String(await countOf(instance.url, "productos"));
    await migrate(empty.url);
    const seed = () => ["--products", String(products)];
    oks.push(await step({ command: "seed", args: seed, on: empty, state: number, resumes: true }, own, say));
    await seeded(big, products);
    const content = (instance: Instancia) => contentOf(instance.url);
    oks.push(
      await step(
        { command: "backup", args: () => [], on: big, state: content, right: (one) => archives(one).length === 1 },
        own,
        say,
      ),
    );
    await backedUp(big);
    await seeded(small, Math.ceil(products / 2));
    const restore = () => [archives(big)[0] ?? "", "--yes"];
    oks.push(await step({ command: "restore", args: restore, on: small, state: content }, own, say));
    if (!own) {
      for (const name of ["entero", "cortado"]) await server.createDatabase(name);
      const move = ({ url }: Instancia, name: string) => ["--from", url, "--to", server.url(name)];
      const same = (_: Instancia, lines: readonly string[]) => lines.some((line) => line.endsWith(" 0 differing rows"));
      oks.push(await step({ command: "migrate-data", args: move, on: big, state: content, right: same }, own, say));
    }
    oks.push(await serves(big, products, say));
    return oks.every(Boolean);
  } finally {
    for (const one of [empty, big, small]) one.remove();
    await server.stop();
  }
}

export const grande: Fault = {
  name: "grande",
  what: "a big site (--times: its products) is filled, backed up, restored, moved, exported and imported into, killed half way each time",
  goal: "the old state or the new one, all of it possible again; a command ≤ 750 MB, the server ≤ 400 MB",
  full: 1_000_000,
  async run(products = 4_000, say, database) {
    const ok = await operated(products, database, say);
    return {
      figure: `${products} products: ${ok ? "old or new after each kill, and done again" : "not all was right"}`,
      ok,
    };
  },
};
