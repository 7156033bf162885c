import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { BadTable, tableLimits } from "./table.server";

async function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
    fromBuffer(bytes, options, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on("error", reject).on("end", resolve);
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > tableLimits.parts) reject(new BadTable("danado"));
      else zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

/**
 * Opens a zip archive; the function returned reads a part by name, null when there is none. Limits the unpacked size of
 * all parts together as they are unpacked, whatever sizes the archive declares. Throws BadTable.
 */
export async function openArchive(bytes: Buffer): Promise<(name: string) => Promise<string | null>> {
  let left = tableLimits.unpacked;
  async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
    const stream = await promisify(zip.openReadStream.bind(zip))(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      const part = Buffer.from(chunk);
      left -= part.length;
      if (left < 0) throw new BadTable("desplegado");
      chunks.push(part);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
  }
  const broken = (error: unknown) => {
    throw error instanceof BadTable ? error : new BadTable("danado");
  };
  const zip = await open(bytes).catch(broken);
  const entries = await entriesOf(zip).catch(broken);
  return async (name) => {
    const entry = entries.get(name);
    return entry ? unpack(zip, entry).catch(broken) : null;
  };
}
