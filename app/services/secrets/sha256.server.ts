import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

type Bytes = string | NodeJS.ArrayBufferView;

/** SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(content: Bytes): string {
  return createHash("sha256").update(content).digest("hex");
}

/** SHA-256 of a stream, in hexadecimal. */
export async function sha256OfStream(stream: AsyncIterable<Bytes> | Iterable<Bytes>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}

/** SHA-256 of a file, in hexadecimal. Throws when it cannot be read. */
export async function sha256OfFile(path: string): Promise<string> {
  return sha256OfStream(createReadStream(path));
}
