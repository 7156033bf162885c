import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkStore, findFile, isKey, placeFile, readStream, removeFile } from "./media.server";
import { env } from "~/services/env/env.server";
import type { Store } from "./driver";

/** Lists the store's files; names that are not keys are ignored. */
async function list(): Promise<Map<string, Date>> {
  const root = join(env().DATA_DIR, "media");
  const files = new Map<string, Date>();
  for (const folder of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    if (!folder.isDirectory()) continue;
    for (const name of await readdir(join(root, folder.name))) {
      const key = `${folder.name}/${name}`;
      const file = isKey(key) ? await stat(join(root, key)).catch(() => null) : null;
      if (file?.isFile()) files.set(key, file.mtime);
    }
  }
  return files;
}

/** Files under DATA_DIR/media. */
export const diskStore: Store = {
  almacen: "disco",
  newKey: (folder, extension) => `${folder}/${randomBytes(16).toString("hex")}.${extension}`,
  put: (clave, path) => placeFile(path, clave),
  remove: removeFile,
  async read(clave) {
    const file = await findFile(clave);
    return file && readStream(file.path);
  },
  owns: isKey,
  list,
  check: checkStore,
};
