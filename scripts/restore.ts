/**
 * `npm run restore -- file.zip [--yes]`: checks a backup, shows what would change, asks, and replaces the content with
 * it. Makes a backup of the present content first.
 */
import { access, constants, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreArchive, checkArchive } from "../app/domain/backup/restore.server";
import { archivePath } from "../app/domain/backup/backups.server";
import { Refusal } from "../app/domain/kernel/refusal";
import { db } from "../app/services/db/client.server";
import { confirmed } from "./lib/ask";
import { progress } from "./lib/progress";
import { prepareDatabase } from "./lib/prepare";

const { values, positionals } = parseArgs({
  options: { yes: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [file, ...others] = positionals;
if (!file || others.length > 0) {
  console.error("Use: npm run restore -- path/to/backup.zip [--yes]");
  process.exit(2);
}
const path = resolve(file);
const found = await stat(path).catch(() => null);
if (!found?.isFile()) throw new Refusal(`${path} is ${found ? "no file" : "not there"}`);
await access(path, constants.R_OK).catch(() => {
  throw new Refusal(`${path} cannot be read by the user who runs this`);
});
await prepareDatabase();
const { cambios, archivos } = await checkArchive(path, progress("Check"));
console.log("What would change (added, changed, removed):");
for (const { titulo, nuevas, cambiadas, quitadas } of [...cambios, archivos])
  console.log(`  ${titulo.padEnd(42)} +${nuevas}  ~${cambiadas}  -${quitadas}`);
if (values.yes || (await confirmed("Restore it? Everybody is signed out."))) {
  const archivo = basename(path);
  const { done } = await restoreArchive({ path, archivo, sesion: null, onProgress: progress("Restore") });
  const { antes } = await done;
  console.log(`Restored ${archivo}. The state before: ${archivePath(antes)}`);
} else {
  console.error("Nothing was changed. --yes answers the question.");
  process.exitCode = 1;
}
await db.$disconnect();
