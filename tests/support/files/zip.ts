import { crc32, deflateRawSync } from "node:zlib";

/** A zip entry whose headers may contradict its content. */
export interface RawEntry {
  name: string;
  data: Buffer;
  /** Stored instead of deflated. */
  stored?: boolean;
  /** Values the central directory states instead of the true ones. */
  said?: Partial<Record<"method" | "flags" | "crc" | "compressed" | "bytes" | "offset", number>>;
  extra?: Buffer;
  comment?: Buffer;
  /** Shares the content of the entry before it. */
  overlaps?: boolean;
}

/** Values the end record states instead of the true ones. */
interface End {
  count?: number;
  offset?: number;
  disk?: number;
  comment?: Buffer;
  /** Offset of a ZIP64 end record that does not exist. */
  zip64?: bigint;
}

function header(signature: number, values: readonly [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(4 + values.reduce((sum, [size]) => sum + size, 0));
  bytes.writeUInt32LE(signature, 0);
  let at = 4;
  for (const [size, value] of values) {
    if (size === 2) bytes.writeUInt16LE(value % 0x10000, at);
    else bytes.writeUInt32LE(value % 0x100000000, at);
    at += size;
  }
  return bytes;
}

/** A zip archive written header by header, because libraries refuse to write an invalid one. */
export function rawZip(entries: readonly RawEntry[], end: End = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let [at, last] = [0, 0];
  for (const {
    name,
    data,
    stored = false,
    said = {},
    extra = Buffer.alloc(0),
    comment = Buffer.alloc(0),
    overlaps,
  } of entries) {
    const named = Buffer.from(name);
    const content = stored ? data : deflateRawSync(data);
    const { method = stored ? 0 : 8, flags = 0x800, crc = crc32(data) } = said;
    const { compressed = content.length, bytes = data.length } = said;
    const facts: [2 | 4, number][] = [
      ...(
        [
          [2, 20],
          [2, flags],
          [2, method],
          [2, 0],
          [2, 33],
        ] as const
      ).map(([size, value]): [2 | 4, number] => [size, value]),
      [4, crc],
      [4, compressed],
      [4, bytes],
      [2, named.length],
    ];
    if (!overlaps) {
      last = at;
      const local = Buffer.concat([header(0x04034b50, [...facts, [2, 0]]), named, content]);
      parts.push(local);
      at += local.length;
    }
    const places: [2 | 4, number][] = [
      [2, extra.length],
      [2, comment.length],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, said.offset ?? last],
    ];
    directory.push(header(0x02014b50, [[2, 20], ...facts, ...places]), named, extra, comment);
  }
  const index = Buffer.concat(directory);
  const { count = entries.length, offset = at, disk = 0, comment = Buffer.alloc(0), zip64 } = end;
  const locator = Buffer.alloc(zip64 === undefined ? 0 : 20);
  if (zip64 !== undefined) {
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(zip64, 8);
    locator.writeUInt32LE(1, 16);
  }
  const closing = header(0x06054b50, [
    [2, disk],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, comment.length],
  ]);
  return Buffer.concat([...parts, index, locator, closing, comment]);
}

/** The ZIP64 extra field of an entry, with these numbers. */
export function zip64Field(...numbers: bigint[]): Buffer {
  const field = Buffer.alloc(4 + numbers.length * 8);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(numbers.length * 8, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(number, 4 + index * 8);
  return field;
}
