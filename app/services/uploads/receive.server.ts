import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import { type FileType, HEAD_BYTES, typeOf } from "./file-type.server";
import { backupBytes, formBytes, limits } from "./limits";
import { isBackupUpload } from "./paths";
import { prepareTemp, tempPath } from "./temp.server";

const MB = 1024 * 1024;
const MOST_FILES = 40;
const FIELD_BYTES = MB;

export interface ReceivedFile {
  campo: string;
  nombre: string;
  bytes: number;
  /** Null when it is no type that is taken; such a file, an empty one and one over its limit are not on disk. Of an archive too. */
  tipo: FileType | null;
  problema: "tipo" | "grande" | "vacio" | null;
  path: string;
}

export interface Received {
  fields: FormData;
  files: ReceivedFile[];
  /** Deletes the temporary files that nobody stored. */
  discard: () => Promise<void>;
}

/** A form with files that cannot be read to its end. */
export class BrokenUpload extends Error {
  override name = "BrokenUpload";
}

/** Lets as many bytes through. */
async function* bounded(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > most) throw new Error("too large");
    yield chunk;
  }
}

/** Lets a file through up to the limit of what it turns out to be. */
async function* measured(source: AsyncIterable<Buffer>, file: ReceivedFile): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let known = false;
  for await (const chunk of source) {
    file.bytes += chunk.length;
    if (file.problema) continue;
    if (known) {
      if (file.tipo && file.bytes > limits[file.tipo.clase]) file.problema = "grande";
      else yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    known = true;
    file.tipo = typeOf(head);
    if (!file.tipo) file.problema = "tipo";
    else if (file.bytes > limits[file.tipo.clase]) file.problema = "grande";
    else yield head;
  }
  if (known || file.problema) return;
  file.tipo = typeOf(head);
  file.problema = head.length === 0 ? "vacio" : file.tipo ? null : "tipo";
  if (!file.problema) yield head;
}

/** Lets an archive through whole; what it is told by its directory, at its end. */
async function* counted(source: AsyncIterable<Buffer>, file: ReceivedFile): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    file.bytes += chunk.length;
    yield chunk;
  }
  if (file.bytes === 0) file.problema = "vacio";
}

async function writeFile(stream: Readable, file: ReceivedFile, filter: typeof measured): Promise<void> {
  const target = createWriteStream(file.path, { flags: "wx", flush: true });
  const closed = new Promise<void>((resolve) => target.once("close", () => resolve()));
  try {
    await pipeline(filter(stream, file), target);
  } finally {
    // A form that breaks off may do so while the file is being opened: only then is there one to delete.
    await closed;
  }
  if (file.problema) await rm(file.path, { force: true });
}

/**
 * Reads a form with files: texts into `fields`, each file straight to a temporary one, never whole in memory. Throws
 * BrokenUpload when the form ends too early or is none; nothing of it stays then.
 */
export async function receive(request: Request): Promise<Received> {
  const fields = new FormData();
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const discard = async () => {
    await Promise.allSettled(writing);
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  await prepareTemp();
  const [filter, most] = isBackupUpload(request) ? [counted, backupBytes] : [measured, formBytes];
  try {
    const parser = busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      defParamCharset: "utf8",
      limits: { fieldSize: FIELD_BYTES, fields: 1_000, files: MOST_FILES, parts: 1_100 },
    });
    const refuse = () => parser.destroy(new Error("too much of it"));
    for (const event of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(event, refuse);
    parser.on("field", (name, value, { valueTruncated }) => (valueTruncated ? refuse() : fields.append(name, value)));
    parser.on("file", (campo, stream, { filename }) => {
      if (!filename) return void stream.resume();
      const file: ReceivedFile = { campo, nombre: filename, bytes: 0, tipo: null, problema: null, path: tempPath() };
      files.push(file);
      const written = writeFile(stream, file, filter);
      // Its failure is told below, once the form has ended.
      written.catch(() => undefined);
      writing.push(written);
    });
    await pipeline(Readable.fromWeb(bodyOf(request)), (source: AsyncIterable<Buffer>) => bounded(source, most), parser);
    await Promise.all(writing);
  } catch (error) {
    await discard();
    throw new BrokenUpload("The form could not be read", { cause: error });
  }
  return { fields, files, discard };
}

function bodyOf(request: Request): ReadableStream {
  if (!request.body) throw new Error("no body");
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the same class, declared by the browser's types and by Node's.
  return request.body as ReadableStream;
}
