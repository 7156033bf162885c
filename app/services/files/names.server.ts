import { opendir, readdir } from "node:fs/promises";

/** Names in a folder that are read at a time: it may have a million. */
const NAMES = 1_000;

/** The names of a folder's files, a thousand at a time; none where there is no such folder. */
export async function* namesIn(folder: string): AsyncGenerator<string[], void> {
  const opened = await opendir(folder, { bufferSize: NAMES }).catch(() => null);
  if (!opened) return;
  let names: string[] = [];
  for await (const file of opened) {
    if (file.isDirectory()) continue;
    names.push(file.name);
    if (names.length < NAMES) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/** The names of the folders in a folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isDirectory()).map(({ name }) => name);
}
