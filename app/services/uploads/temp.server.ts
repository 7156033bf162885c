import { randomUUID } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { machineTime } from "~/services/env/clock.server";
import { env } from "~/services/env/env.server";
import { foldersIn, namesIn } from "~/services/files/names.server";
import { makeFolder } from "~/services/files/whole-file.server";

const LEFT_BEHIND_MS = 3_600_000;

function folder(): string {
  return join(env().DATA_DIR, "tmp");
}

/** Creates the folder of temporary files. */
export async function prepareTemp(): Promise<void> {
  await makeFolder(folder());
}

/** A new path for a temporary file, on the same disk as the store, so that it can be moved there by renaming. */
export function tempPath(): string {
  return join(folder(), `${randomUUID()}.part`);
}

/** Does work with a path for a temporary file, which is deleted afterwards. */
export async function withTempFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = tempPath();
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Deletes temporary and partial files older than an hour, of backups too, left behind by a process that died. */
export async function sweepTemp(): Promise<void> {
  const data = env().DATA_DIR;
  const halves = await foldersIn(join(data, "media"));
  const places = [
    folder(),
    join(data, "outbox"),
    join(data, "backups"),
    ...halves.map((name) => join(data, "media", name)),
  ];
  for (const place of places)
    for await (const names of namesIn(place))
      for (const name of names.filter((one) => one.endsWith(".part"))) {
        const path = join(place, name);
        const file = await stat(path).catch(() => null);
        if (file && machineTime().getTime() - file.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
      }
}
