import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { FormFields, isFieldName, formLimits, type FormMost, formMost, formProblems } from "./form-fields.server";
import { urlencodedEntries } from "./urlencoded.server";

/** A body larger than allowed. Nothing of it was kept. */
export class FormTooLarge extends Error {
  override name = "FormTooLarge";
}

/** A body that is not a form, or ends too early. */
export class BrokenForm extends Error {
  override name = "BrokenForm";
}

/** Receives a file of a form; it must read the stream to its end. */
type OnFile = (campo: string, stream: Readable, nombre: string) => void;

/** Reads a file to its end and drops it. */
export function skipFile(stream: Readable): void {
  // When a body breaks off, its file stream fails too; the form's own error reports it.
  stream.on("error", () => undefined).resume();
}

/** Bytes still read of a body that is too large: a browser that is cut off while sending does not show the answer. */
const PATIENCE = 4 * 1024 * 1024;

/** A body may come in 1,000 chunks of any size; beyond that its chunks must average at least 256 bytes. */
const [MOST_PIECES, LEAST_BYTES] = [1_000, 256];

/** Whether a body comes in too many tiny chunks: half a million chunks of one byte would take ten seconds. */
function isCrumbled(bytes: number, pieces: number): boolean {
  return pieces > MOST_PIECES && bytes / pieces < LEAST_BYTES;
}

/** Yields the body of a request, up to `bytes` bytes. Throws FormTooLarge and BrokenForm. */
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
    // The rest of the body is not waited for.
    reader.cancel().catch(() => undefined);
  }
  if (read > bytes) throw new FormTooLarge();
}

/** Reads an application/x-www-form-urlencoded form. Throws FormTooLarge and BrokenForm. */
export async function readUrlencoded(request: Request, bytes: number): Promise<FormFields> {
  const form = new FormFields();
  let entries = 0;
  for (const [name, value] of urlencodedEntries(await buffer(bodyOf(request, bytes)))) {
    entries += 1;
    if (entries > form.most.entries) return form.refuse(formProblems.entries);
    if (name || value) form.add(name, value);
  }
  return form;
}

/**
 * Makes a form fail when one of its files never ends: busboy starts a file that stands behind the form's last boundary
 * in the same chunk, and would wait for its end.
 */
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

/** Reads a multipart form; `onFile` receives its files, if it may have any. Throws FormTooLarge and BrokenForm. */
export async function readMultipart(
  request: Request,
  bytes: number,
  onFile?: OnFile,
  most: FormMost = onFile ? formMost.files : formMost.texts,
): Promise<FormFields> {
  const form = new FormFields(most);
  const body = bodyOf(request, bytes);
  // A form without files is read to its end first: a browser that is cut off while sending does not show the answer.
  const source = onFile ? body : [await buffer(body)];
  try {
    const parser = busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      defParamCharset: "utf8",
      // A UTF-16 unit takes at most three bytes in UTF-8 (four bytes make two units); one unit more shows that a text
      // is too long.
      limits: {
        fieldNameSize: formLimits.name + 1,
        fieldSize: 3 * (formLimits.value + 1),
        files: most.files,
        parts: most.entries + most.files,
      },
    });
    // busboy's types omit that a part may have no name.
    parser.on("field", (name: string | undefined, value) => form.add(name ?? "", value));
    const watch = watchEnds(parser);
    parser.on("file", (campo: string | undefined, stream, { filename }) => {
      watch(stream);
      // An empty file input sends a file without a name.
      if (!filename) return skipFile(stream);
      if (onFile && isFieldName(campo ?? "")) return onFile(campo ?? "", stream, filename);
      form.refuse(onFile ? formProblems.name : formProblems.noFiles);
      skipFile(stream);
    });
    parser.on("filesLimit", () => form.refuse(most.files === 1 ? formProblems.oneFile : formProblems.files));
    parser.on("partsLimit", () => form.refuse(formProblems.entries));
    await pipeline(source, parser);
  } catch (error) {
    if (error instanceof FormTooLarge) throw error;
    throw new BrokenForm("The form could not be read", { cause: error });
  }
  return form;
}
