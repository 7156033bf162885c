import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { FormFields, isFieldName, most, problems } from "./form-fields.server";
import { urlencodedEntries } from "./urlencoded.server";

/** More than a form may have. Nothing of it was kept. */
export class FormTooLarge extends Error {
  override name = "FormTooLarge";
}

/** A form that is none, or that ends too early. */
export class BrokenForm extends Error {
  override name = "BrokenForm";
}

/** Takes a file of a form as it comes; it has to be read to its end. */
type OnFile = (campo: string, stream: Readable, nombre: string) => void;

/** Reads a file past. */
export function skipFile(stream: Readable): void {
  // A form that breaks off breaks its file off too; the form tells so.
  stream.on("error", () => undefined).resume();
}

/** What is still read of a body that is too large, in bytes: who is cut off while sending does not see the answer. */
const PATIENCE = 4 * 1024 * 1024;

/** Pieces a body may come in however small they are, and the least bytes of one behind that, on average. */
const [MOST_PIECES, LEAST_BYTES] = [1_000, 256];

/** Whether a body comes in crumbs: half a million pieces of one byte would take ten seconds. */
function isCrumbled(bytes: number, pieces: number): boolean {
  return pieces > MOST_PIECES && bytes / pieces < LEAST_BYTES;
}

/** The body of a request, up to so many bytes. Throws FormTooLarge and BrokenForm. */
async function* bodyOf(request: Request, bytes: number): AsyncGenerator<Buffer> {
  if (Number(request.headers.get("content-length")) > bytes + PATIENCE) throw new FormTooLarge();
  if (!request.body) return;
  const reader = request.body.getReader();
  let [read, pieces] = [0, 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      pieces += 1;
      if (isCrumbled(read, pieces)) throw new BrokenForm("The form comes in crumbs");
      if (read > bytes + PATIENCE) break;
      if (read <= bytes) yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } catch (error) {
    throw new BrokenForm("The form broke off", { cause: error });
  } finally {
    // What is still to come is not waited for.
    reader.cancel().catch(() => undefined);
  }
  if (read > bytes) throw new FormTooLarge();
}

/** Reads a form as plain posts send it (application/x-www-form-urlencoded). Throws FormTooLarge and BrokenForm. */
export async function readUrlencoded(request: Request, bytes: number): Promise<FormFields> {
  const form = new FormFields();
  let entries = 0;
  for (const [name, value] of urlencodedEntries(await buffer(bodyOf(request, bytes)))) {
    entries += 1;
    if (entries > most.entries) return form.refuse(problems.entries);
    if (name || value) form.add(name, value);
  }
  return form;
}

/** Ends a form with an error when a file of it never ends: busboy begins one behind the form's end, where it is in the same piece. */
function watchEnds(parser: busboy.Busboy): (stream: Readable) => void {
  const open = new Set<Readable>();
  const end = parser._final.bind(parser);
  parser._final = (done) => (open.size > 0 ? done(new BrokenForm("A file without an end")) : end(done));
  return (stream) => {
    open.add(stream);
    const push = stream.push.bind(stream);
    stream.push = (piece: unknown) => {
      if (piece === null) open.delete(stream);
      return push(piece);
    };
  };
}

/** Reads a form part by part; `onFile` takes its files, where it may have any. Throws FormTooLarge and BrokenForm. */
export async function readMultipart(request: Request, bytes: number, onFile?: OnFile): Promise<FormFields> {
  const form = new FormFields();
  const body = bodyOf(request, bytes);
  // One without files is read to its end first: who is cut off while sending does not see what is wrong with it.
  const source = onFile ? body : [await buffer(body)];
  try {
    const parser = busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      defParamCharset: "utf8",
      // A sign of a text has three bytes at most (four make two), and one more tells that it is too long.
      limits: {
        fieldNameSize: most.name + 1,
        fieldSize: 3 * (most.value + 1),
        files: most.files,
        parts: most.entries + most.files,
      },
    });
    // A part may have no name at all.
    parser.on("field", (name: string | undefined, value) => form.add(name ?? "", value));
    const watch = watchEnds(parser);
    parser.on("file", (campo: string | undefined, stream, { filename }) => {
      watch(stream);
      // A picker in which nothing was chosen sends a file without a name.
      if (!filename) return skipFile(stream);
      if (onFile && isFieldName(campo ?? "")) return onFile(campo ?? "", stream, filename);
      form.refuse(onFile ? problems.name : problems.noFiles);
      skipFile(stream);
    });
    parser.on("filesLimit", () => form.refuse(problems.files));
    parser.on("partsLimit", () => form.refuse(problems.entries));
    await pipeline(source, parser);
  } catch (error) {
    if (error instanceof FormTooLarge) throw error;
    throw new BrokenForm("The form could not be read", { cause: error });
  }
  return form;
}
