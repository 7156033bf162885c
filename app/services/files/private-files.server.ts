import { chmod, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env, sqlitePath } from "~/services/env/env.server";

/** Permission bits of users who are neither the owner nor in its group. */
const OTHERS = 0o007;
const ENTER = 0o001;
const FOLDERS = ["backups", "cache", "media", "outbox", "tmp"];

/** Paths that hold personal or secret data; files in a folder are as reachable as the folder. */
function ownPaths(): string[] {
  const { DATA_DIR, DATABASE_URL } = env();
  const database = sqlitePath(DATABASE_URL);
  const files = database ? [database, `${database}-wal`, `${database}-shm`] : [];
  return [...files, ...["secret", ...FOLDERS].map((name) => join(DATA_DIR, name))];
}

async function othersMay(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return (found?.mode ?? 0) & OTHERS;
}

/** Whether every parent folder lets other users enter. */
async function isReachable(path: string): Promise<boolean> {
  const above = dirname(path);
  return above === path || (Boolean((await othersMay(above)) & ENTER) && (await isReachable(above)));
}

/** Paths of this site's data that every user of the machine can read. */
export async function worldReadablePaths(): Promise<string[]> {
  const found: string[] = [];
  for (const path of ownPaths()) if ((await othersMay(path)) && (await isReachable(resolve(path)))) found.push(path);
  return found;
}

/** Removes other users' permissions where this process may; older versions wrote files that everybody could read. */
export async function restrictPermissions(): Promise<void> {
  for (const path of ownPaths()) {
    if (!(await othersMay(path))) continue;
    const { mode } = await stat(path);
    await chmod(path, mode & ~OTHERS & 0o7777).catch(() => undefined);
  }
}
