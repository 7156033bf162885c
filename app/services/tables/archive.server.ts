import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { BadTable } from "./table.server";

const MB = 1024 * 1024;
/** What a spreadsheet's part may grow to: a small file must not fill the memory. */
const MOST_BYTES = 150 * MB;

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > MOST_BYTES) throw new BadTable("grande");
  const stream = await promisify(zip.openReadStream.bind(zip))(entry);
  const chunks: Buffer[] = [];
  // yauzl stops a part that turns out longer than it says.
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Reads parts of an archive by name; null for one it does not have. Throws BadTable. */
export async function openArchive(bytes: Buffer): Promise<(name: string) => Promise<string | null>> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await new Promise<ZipFile>((resolve, reject) => {
      const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
      fromBuffer(bytes, options, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    await new Promise<void>((resolve, reject) => {
      zip.on("error", reject).on("end", resolve);
      zip.on("entry", (entry: Entry) => {
        entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.readEntry();
    });
  } catch {
    throw new BadTable("danado");
  }
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    try {
      return new TextDecoder().decode(await bytesOf(zip, entry));
    } catch (error) {
      throw error instanceof BadTable ? error : new BadTable("danado");
    }
  };
}
