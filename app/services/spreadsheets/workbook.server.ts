import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { BadTable, tableLimits } from "./table.server";

async function open(bytes: Buffer): Promise<ZipFile> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  // Errors reach the caller through the read that fails.
  return zip.on("error", () => undefined);
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    if (entries.size > tableLimits.parts) throw new BadTable("danado");
  }
  return entries;
}

/**
 * Opens a workbook, a zip archive; the function returned reads a part by name, null when there is none. Limits the
 * bytes of all parts together as they are unpacked, whatever sizes the archive declares. Throws BadTable.
 */
export async function openWorkbook(bytes: Buffer, unpacked: number): Promise<(name: string) => Promise<string | null>> {
  let left = unpacked;
  async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
    const chunks: Buffer[] = [];
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      left -= chunk.length;
      if (left < 0) throw new BadTable("desplegado");
      chunks.push(chunk);
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
