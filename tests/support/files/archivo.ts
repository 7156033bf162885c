/** The files of a backup's archive in memory, to be altered. */
import { buffer } from "node:stream/consumers";
import { writeFileSync } from "node:fs";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { volumePath } from "../../../app/domain/backup/backup";
import { sha256 } from "../../../app/services/secrets/sha256.server";

/** The files of an archive, by name. */
export type Files = Map<string, Buffer>;

export const MANIFEST = "manifest.json";

/** Reads all files of a zip into memory. */
export async function unzip(archive: Buffer): Promise<Files> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const files: Files = new Map();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

export const LIST = "archivos.json";
const HASH = "manifest.sha256";
const isVolume = (name: string) => name.startsWith("volumenes/");

/** Names of an archive's volumes. */
export function volumesIn(files: Files): string[] {
  return [...files.keys()].filter(isVolume);
}

/**
 * Reads all files of a small archive into memory. Those of a backup's volumes lie beside its tables, and the manifest
 * lists them: edition 1 of the format, in which an alteration is easily made.
 */
export async function unpack(archive: Buffer): Promise<Files> {
  const files = await unzip(archive);
  const volumes = volumesIn(files);
  if (!files.has(MANIFEST)) return files;
  const { volumenes: _, ...manifest } = manifestOf(files);
  Object.assign(manifest, { edicion: 1, archivos: [], faltantes: [] });
  for (const name of volumes) {
    const { archivos, faltantes } = await unfold(files, name);
    manifest.archivos.push(...archivos);
    manifest.faltantes.push(...faltantes);
  }
  sign(files, manifest);
  return files;
}

/** Puts a volume's files into its place; returns its list. */
async function unfold(files: Files, name: string) {
  const volume = await unzip(files.get(name) ?? Buffer.alloc(0));
  const list = JSON.parse(volume.get(LIST)?.toString() ?? "{}");
  files.delete(name);
  volume.delete(LIST);
  for (const [path, bytes] of volume) files.set(path, bytes);
  return list;
}

export async function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, { compress: !isVolume(name) });
  zip.end();
  return buffer(zip.outputStream);
}

/** Writes an archive of these files, as they are. */
export async function pack(files: Files, path: string): Promise<void> {
  writeFileSync(path, await zipOf(files));
}

/** Files of each volume that `folded` makes. */
const IN_A_VOLUME = 4;

/**
 * The files of edition 1 as edition 2 has them, in volumes of 4. What is wrong with them stays wrong: the manifest's
 * hash, lists that are none, files that no list names.
 */
export async function folded(files: Files): Promise<Files> {
  const { archivos, faltantes, ...manifest } = manifestOf(files);
  if (!Array.isArray(archivos) || !Array.isArray(faltantes) || manifest.edicion !== 1) return files;
  const whole = new Map([...files].filter(([name]) => !name.startsWith("medios/")));
  const left = new Map([...files].filter(([name]) => name.startsWith("medios/")));
  Object.assign(manifest, { edicion: 2, volumenes: [] });
  for (let start = 0; start < Math.max(archivos.length, 1); start += IN_A_VOLUME) {
    const some = archivos.slice(start, start + IN_A_VOLUME);
    const last = start + IN_A_VOLUME >= archivos.length;
    const list = Buffer.from(JSON.stringify({ archivos: some, faltantes: last ? faltantes : [] }));
    const names = last ? [...left.keys()] : some.map((one) => String(one?.ruta));
    const volume: Files = new Map([[LIST, list]]);
    for (const name of names) {
      const bytes = left.get(name);
      if (bytes) volume.set(name, bytes);
      left.delete(name);
    }
    whole.set(volumePath(manifest.volumenes.length), await zipOf(volume));
    manifest.volumenes.push({ bytes: list.length, sha256: sha256(list) });
  }
  const altered = whole.get(HASH)?.toString() !== hashLine(files.get(MANIFEST));
  const said = whole.get(HASH);
  sign(whole, manifest);
  if (altered && said) whole.set(HASH, said);
  return whole;
}

/** The two editions of the format, for `describe.each`. */
export const editions: [string, (files: Files) => Promise<Files>][] = [
  ["in one archive", async (files) => files],
  ["in volumes", folded],
];

/** The parsed manifest, untyped so that a test can alter it. */
export function manifestOf(files: Files) {
  return JSON.parse(files.get(MANIFEST)?.toString() ?? "{}");
}

/** Writes a manifest with a matching hash, so that the alteration is not found by the hash. */
export function sign(files: Files, manifest: unknown): void {
  signText(files, JSON.stringify(manifest));
}

/** Writes a text as the manifest, with a matching hash. */
export function signText(files: Files, json: string): void {
  files.set(MANIFEST, Buffer.from(json));
  files.set(HASH, Buffer.from(hashLine(json)));
}

function hashLine(json: string | Buffer | undefined): string {
  return `${sha256(json ?? "")}  ${MANIFEST}\n`;
}

/** Replaces the rows of a table; size, count and hash match. */
export function setRows(files: Files, table: string, edit: (rows: Record<string, unknown>[]) => unknown[]): void {
  const name = `tablas/${table}.ndjson`;
  const rows = (files.get(name)?.toString() ?? "").trimEnd().split("\n").filter(Boolean);
  const edited = edit(rows.map((row) => JSON.parse(row)));
  const bytes = Buffer.from(edited.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join(""));
  files.set(name, bytes);
  const manifest = manifestOf(files);
  const entry = manifest.tablas.find(({ nombre }: { nombre: string }) => nombre === table);
  Object.assign(entry, { filas: edited.length, bytes: bytes.length, sha256: sha256(bytes) });
  sign(files, manifest);
}

/** Alters the manifest; its hash matches. */
export function withManifest(change: (manifest: ReturnType<typeof manifestOf>) => void) {
  return (files: Files) => {
    const manifest = manifestOf(files);
    change(manifest);
    sign(files, manifest);
  };
}

/** Name of the first media file. */
export function firstMedia(files: Files): string {
  return [...files.keys()].find((name) => name.startsWith("medios/")) ?? "";
}

/** Alters one file. */
export function edited(files: Files, name: string, edit: (bytes: Buffer) => Buffer): void {
  files.set(name, edit(Buffer.from(files.get(name) ?? "")));
}

/** Turns a bit in the middle. */
export function flip(bytes: Buffer): Buffer {
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  return bytes;
}
