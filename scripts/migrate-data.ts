/**
 * `npm run migrate-data -- --from file:data/ged.db --to postgres://… [--files-from DIR --files-to DIR] [--replace]`:
 * copies a whole database into another one, in either direction, compares both row by row, and copies the media files
 * from one data folder to another. An interrupted copy continues at the next call. Refuses while a site runs on either
 * database.
 */
import { parseArgs } from "node:util";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  compareDatabases,
  finishMigration,
  copyDatabase,
  type DatabaseSide,
} from "../app/domain/sistema/database-migration.server";
import { Refusal } from "../app/domain/kernel/refusal";
import { databaseIdentity } from "../app/services/db/identity.server";
import { migrate, missingMigrations } from "../app/services/db/migrate.server";
import { openRawConnection } from "../app/services/db/own.server";
import { describeServers } from "../app/services/db/server-lock.server";
import { sqlitePath } from "../app/services/env/env.server";
import { explain } from "./lib/failure.mjs";
import { copyFiles, diskFiles } from "./lib/media-files";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    to: { type: "string" },
    "files-from": { type: "string" },
    "files-to": { type: "string" },
    replace: { type: "boolean", default: false },
  },
});
const [from, to] = [values.from, values.to].map((url = "") => {
  const file = sqlitePath(url);
  if (file === null) return /^postgres(?:ql)?:/.test(url) ? url : undefined;
  return `file:${resolve(file)}`;
});
if (!from || !to || Boolean(values["files-from"]) !== Boolean(values["files-to"])) {
  console.error(
    "Use: npm run migrate-data -- --from file:data/ged.db --to postgres://user:password@host/name [--replace]",
  );
  console.error("     with --files-from and --files-to, both data folders, the media files too");
  process.exit(2);
}
const say = (line: string) => console.log(`   ${line}`);

/** Prints how many rows of a table are done, at most once a second. */
function counting(what: string): (tabla: string, filas: number) => void {
  let last = Date.now();
  return (tabla, filas) => {
    if (Date.now() - last < 1_000) return;
    last = Date.now();
    say(`${what} ${tabla}: ${filas} rows so far`);
  };
}

async function moveFiles(origen: DatabaseSide): Promise<number> {
  const [source, target] = [values["files-from"], values["files-to"]];
  if (!source || !target) return 0;
  const files = await diskFiles(origen.own);
  const { copied, differing } = await copyFiles(files, resolve(source), resolve(target));
  for (const clave of differing.slice(0, 10)) say(`media/${clave} differs or is missing in ${source}`);
  console.log(`${files.length} files, ${copied} copied, ${differing.length} differing files`);
  return differing.length;
}

/** What a database says of itself. Throws a sentence with the option that names it. */
async function asked<T>(option: "--from" | "--to", url: string, ask: (url: string) => Promise<T>): Promise<T> {
  try {
    return await ask(url);
  } catch (error) {
    process.env.DATABASE_URL = url;
    throw new Refusal(explain(error, "npm run migrate-data").sentence.replaceAll("DATABASE_URL", option));
  }
}

/** Throws when the copy would lose rows: both are the same database under two addresses, or a site runs on one. */
async function check(fromUrl: string, toUrl: string): Promise<void> {
  const source = await asked("--from", fromUrl, databaseIdentity);
  if (source === null) throw new Refusal(`${fromUrl} is not there`);
  const files = values["files-from"];
  if (files && !existsSync(join(files, "media")))
    throw new Refusal(`${files} has no folder media. Nothing was changed`);
  if (source === (await asked("--to", toUrl, databaseIdentity)))
    throw new Refusal("--from and --to are the same database by two names. Nothing was changed");
  for (const [option, url] of [
    ["--from", fromUrl],
    ["--to", toUrl],
  ] as const) {
    const server = await asked(option, url, describeServers);
    if (server) throw new Refusal(`A site runs on ${option} (${server}). Stop it first. Nothing was changed`);
  }
}

/** What differs after the copy, in words for the operator; null when nothing does. */
async function run(fromUrl: string, toUrl: string): Promise<string | null> {
  await check(fromUrl, toUrl);
  const missing = await missingMigrations(fromUrl);
  if (missing.length > 0)
    throw new Refusal(
      `${fromUrl.split(":")[0]}: start this version of the site on it once, it lacks ${missing.join(", ")}`,
    );
  await migrate(toUrl);
  const origen = { own: await openRawConnection(fromUrl), url: fromUrl };
  const destino = { own: await openRawConnection(toUrl), url: toUrl };
  try {
    await origen.own.begin("read");
    await copyDatabase(origen, destino, values.replace, say, counting("copying"));
    const { filas, distintas } = await compareDatabases(origen, destino, say, counting("comparing"));
    console.log(`${filas} rows compared, ${distintas} differing rows`);
    const files = await moveFiles(origen);
    if (distintas === 0) await finishMigration(destino);
    if (distintas > 0) return "The two are not the same. Was the site running? Stop it and do it again with --replace.";
    return files > 0
      ? "The rows are all there, those files are not: copy them into the folder of --files-to/media."
      : null;
  } finally {
    await Promise.all([origen.own.close(), destino.own.close()]);
  }
}

const differs = await run(from, to);
if (differs) console.error(differs);
process.exitCode = differs ? 1 : 0;
