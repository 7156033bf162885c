import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BrokenForm, readMultipart } from "../http/form-body.server";
import type { TypedForm } from "../http/form-fields.server";
import { filesOf } from "../http/form-limits.server";
import { type FileType, HEAD_BYTES, typeOf } from "./file-type.server";
import { limits } from "./limits";
import { prepareTemp, tempPath } from "./temp.server";

export interface ReceivedFile {
  campo: string;
  nombre: string;
  bytes: number;
  /** Null when it is no type that is taken; such a file, an empty one and one over its limit are not on disk. Of an archive too. */
  tipo: FileType | null;
  problema: "tipo" | "grande" | "vacio" | null;
  path: string;
}

export interface Received extends TypedForm {
  files: ReceivedFile[];
  /** Deletes the temporary files that nobody stored. */
  discard: () => Promise<void>;
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

/** Lets a spreadsheet or an archive through whole: who reads it finds out what it is. */
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
 * Reads a form with files where one is expected: texts into `fields`, by the rules of all forms, each file straight to a
 * temporary one, never whole in memory. Throws FormTooLarge, and BrokenForm when it ends too early or is none; nothing of
 * it stays then.
 */
export async function receive(request: Request): Promise<Received> {
  const expected = filesOf(request.method, new URL(request.url).pathname, request.headers.get("content-type"));
  if (!expected) throw new BrokenForm("No files are expected here");
  const filter = expected.kind === "medios" ? measured : counted;
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  const discard = async () => {
    await Promise.allSettled(writing);
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  const keep = (campo: string, stream: Readable, nombre: string) => {
    streams.push(stream);
    const file: ReceivedFile = { campo, nombre, bytes: 0, tipo: null, problema: null, path: tempPath() };
    files.push(file);
    const written = writeFile(stream, file, filter);
    // Its failure is told below, once the form has ended.
    written.catch(() => undefined);
    writing.push(written);
  };
  await prepareTemp();
  try {
    const { fields, problem } = await readMultipart(request, expected.bytes, keep);
    await Promise.all(writing);
    return { fields, problem, files, discard };
  } catch (error) {
    // A file behind a malformed part in the same piece begins and is never told its end: it would be waited for.
    for (const stream of streams) stream.destroy(new Error("broken off"));
    await discard();
    throw error;
  }
}
