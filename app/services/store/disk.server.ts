import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkStore, findFile, isKey, pathOf, readStream } from "../media.server";
import { env } from "../env.server";
import type { Store } from "./store.server";

async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function list(): Promise<Map<string, Date>> {
  const root = join(env().DATA_DIR, "media");
  const files = new Map<string, Date>();
  for (const folder of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    if (!folder.isDirectory()) continue;
    for (const name of await readdir(join(root, folder.name))) {
      const file = await stat(join(root, folder.name, name)).catch(() => null);
      if (file) files.set(`${folder.name}/${name}`, file.mtime);
    }
  }
  return files;
}

/** Files under DATA_DIR/media: flushed before they get their name, and the name flushed too. */
export const diskStore: Store = {
  almacen: "disco",
  newKey: (folder, extension) => `${folder}/${randomBytes(16).toString("hex")}.${extension}`,
  async put(clave, path) {
    const target = pathOf(clave);
    await mkdir(dirname(target), { recursive: true });
    await flush(path);
    await rename(path, target);
    await flush(dirname(target));
  },
  remove: (clave) => rm(pathOf(clave), { force: true }),
  async read(clave) {
    const file = await findFile(clave);
    return file && readStream(file.path);
  },
  owns: isKey,
  list,
  check: checkStore,
};
