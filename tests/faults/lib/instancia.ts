/** An instance for a fault: its own folder and database, and the operator's commands on it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyDatabase, type PostgresServer } from "../../support/db/postgres";

export interface Instancia {
  dataDir: string;
  url: string;
  /** Starts a script, named by its path; `hear` gets each line of its output. */
  spawn: (script: string, args?: readonly string[], hear?: (line: string) => void) => ChildProcess;
  /** Runs a script to its end; returns its exit code and output. */
  run: (script: string, args?: readonly string[]) => Promise<{ code: number | null; output: string }>;
  remove: () => void;
}

function instanceAt(dataDir: string, url: string): Instancia {
  const place = { DATA_DIR: dataDir, DATABASE_URL: url };
  const start: Instancia["spawn"] = (script, args = [], hear = () => undefined) => {
    const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
      env: { ...process.env, ...place, LOG_LEVEL: "silent", CLOUDINARY_URL: "", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
    });
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", hear);
    return child;
  };
  return {
    dataDir,
    url,
    spawn: start,
    async run(script, args) {
      const said: string[] = [];
      const child = start(script, args, (line) => said.push(line));
      const [code] = await once(child, "close");
      return { code: typeof code === "number" ? code : null, output: said.join("\n") };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

let count = 0;

/** Makes an empty instance; with `postgres`, its database is on that server. */
export async function newInstancia(postgres: PostgresServer | null): Promise<Instancia> {
  const dataDir = mkdtempSync(join(tmpdir(), "ged-instancia-"));
  if (!postgres) return instanceAt(dataDir, `file:${join(dataDir, "ged.db")}`);
  const name = `falla_${process.pid}_${(count += 1)}`;
  await postgres.createDatabase(name);
  return instanceAt(dataDir, postgres.url(name));
}

/** Copies an instance that no process is using. */
export async function copyInstancia(from: Instancia, postgres: PostgresServer | null): Promise<Instancia> {
  const dataDir = mkdtempSync(join(tmpdir(), "ged-instancia-"));
  cpSync(from.dataDir, dataDir, { recursive: true });
  if (!postgres) return instanceAt(dataDir, `file:${join(dataDir, "ged.db")}`);
  const name = `falla_${process.pid}_${(count += 1)}`;
  await copyDatabase(postgres.url("postgres"), { from: from.url.split("/").at(-1) ?? "", to: name });
  return instanceAt(dataDir, postgres.url(name));
}
