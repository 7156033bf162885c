import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BrokenForm, readMultipart } from "../http/form-body.server";
import type { TypedForm } from "../http/form-fields.server";
import { filesOf } from "../http/form-limits.server";
import type { FileKind } from "../http/route-handle";
import { type FileType, HEAD_BYTES, detectFileType } from "./file-type.server";
import { limits, listaBytes } from "./limits";
import { prepareTemp, tempPath } from "./temp.server";

export interface FileToKeep {
  campo: string;
  nombre: string;
  bytes: number;
  /**
   * Null for a type that is not accepted, and for spreadsheets and archives. A file with a `problema` is not on disk.
   */
  tipo: FileType | null;
  problema: "tipo" | "grande" | "vacio" | null;
  path: string;
}

interface ReceivedFile extends FileToKeep {
  /** SHA-256 of what came, in hexadecimal. */
  sha256: string;
}

export interface Received extends TypedForm {
  files: ReceivedFile[];
  /** Deletes the temporary files that were not stored. */
  discard: () => Promise<void>;
}

/** Passes a media file through, up to the size limit of its type. */
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
    file.tipo = detectFileType(head);
    if (!file.tipo) file.problema = "tipo";
    else if (file.bytes > limits[file.tipo.clase]) file.problema = "grande";
    else yield head;
  }
  if (known || file.problema) return;
  file.tipo = detectFileType(head);
  file.problema = head.length === 0 ? "vacio" : file.tipo ? null : "tipo";
  if (!file.problema) yield head;
}

/** Passes a spreadsheet or archive through, up to so many bytes; whoever reads it checks its type. */
function counted(most: number) {
  return async function* (source: AsyncIterable<Buffer>, file: ReceivedFile): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      file.bytes += chunk.length;
      if (file.bytes <= most) yield chunk;
    }
    if (file.bytes > most) file.problema = "grande";
    if (file.bytes === 0) file.problema = "vacio";
  };
}

/** What a file goes through on its way to the disk, by what is expected. */
const filters: Record<FileKind, typeof measured> = {
  medios: measured,
  tabla: counted(Infinity),
  lista: counted(listaBytes),
  backup: counted(Infinity),
};

/** Passes a file through and takes its hash. */
async function* hashed(source: AsyncIterable<Buffer>, file: ReceivedFile): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  file.sha256 = hash.digest("hex");
}

/** What is done with a file on its way to the disk; one that is read once, and never stored, need not reach it. */
interface Keeping {
  filter: typeof measured;
  flush: boolean;
}

async function writeFile(stream: Readable, file: ReceivedFile, { filter, flush }: Keeping): Promise<void> {
  const target = createWriteStream(file.path, { flags: "wx", flush });
  const closed = new Promise<void>((resolve) => target.once("close", () => resolve()));
  try {
    await pipeline(hashed(stream, file), (source) => filter(source, file), target);
  } finally {
    // When the form breaks off, the file may still be being opened; it can be deleted only afterwards.
    await closed;
  }
  if (file.problema) await rm(file.path, { force: true });
}

/**
 * Reads a form with files where a route expects one: texts into `fields`, by the rules of all forms, and each file into
 * a temporary file, never whole in memory. Throws FormTooLarge, and BrokenForm for a body that ends early or is not a
 * form; nothing is left on disk then.
 */
export async function receive(request: Request): Promise<Received> {
  const expected = filesOf(request.method, new URL(request.url).pathname, request.headers.get("content-type"));
  if (!expected) throw new BrokenForm("No files are expected here");
  const isTable = expected.kind === "tabla" || expected.kind === "lista";
  const keeping = { filter: filters[expected.kind], flush: !isTable };
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  const discard = async () => {
    await Promise.allSettled(writing);
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  const keep = (campo: string, stream: Readable, nombre: string) => {
    streams.push(stream);
    const file: ReceivedFile = { campo, nombre, bytes: 0, sha256: "", tipo: null, problema: null, path: tempPath() };
    files.push(file);
    const written = writeFile(stream, file, keeping);
    // The error is thrown below, once the form has ended.
    written.catch(() => undefined);
    writing.push(written);
  };
  await prepareTemp();
  try {
    const { fields, problem } = await readMultipart(request, expected.bytes, keep, expected.most);
    await Promise.all(writing);
    return { fields, problem, files, discard };
  } catch (error) {
    // A file that follows a malformed part in the same chunk never ends; waiting for it would take for ever.
    for (const stream of streams) stream.destroy(new Error("broken off"));
    await discard();
    throw error;
  }
}
