export interface Range {
  start: number;
  end: number;
}

/** Most chunks of tracks other than picture and sound; a camera writes one per second. */
export const MOST_PIECES = 20_000;

/** Why a film is rejected: it is cut off (`danado`) or has too many parts (`complejo`). */
export class BadVideo extends Error {
  override name = "BadVideo";
  constructor(readonly reason: "danado" | "complejo") {
    super(reason);
  }
}

/**
 * Returns a reader of a table's four-byte numbers, which follow its head. It throws BadVideo beyond the table's end.
 */
function numbers(table: Buffer | undefined, head: number): (index: number) => number {
  return (index) => {
    const at = head + index * 4;
    if (!table || at + 4 > table.length) throw new BadVideo("danado");
    return table.readUInt32BE(at);
  };
}

/** Ranges of a track's chunks in the file, from the tables among its boxes. Throws BadVideo. */
export function chunkRanges<B extends { type: string }>(boxes: readonly B[], contentOf: (box: B) => Buffer): Range[] {
  const table = (type: string) => {
    const box = boxes.find((one) => one.type === type);
    return box && contentOf(box);
  };
  const [offsets, longOffsets, samples] = [table("stco"), table("co64"), table("stsz")];
  const pieces = offsets || longOffsets ? numbers(offsets ?? longOffsets, 4)(0) : 0;
  if (pieces > MOST_PIECES || (pieces > 0 && !samples)) throw new BadVideo("complejo");
  const offset = offsets
    ? numbers(offsets, 8)
    : (piece: number) => numbers(longOffsets, 8)(piece * 2) * 2 ** 32 + numbers(longOffsets, 8)(piece * 2 + 1);
  const run = numbers(table("stsc"), 8);
  const runs = pieces > 0 ? numbers(table("stsc"), 4)(0) : 0;
  const equal = pieces > 0 ? numbers(samples, 4)(0) : 0;
  const size = numbers(samples, 12);
  const found: Range[] = [];
  for (let [piece, at, sample] = [0, 0, 0]; piece < pieces; piece += 1) {
    if (at + 1 < runs && run((at + 1) * 3) <= piece + 1) at += 1;
    const many = run(at * 3 + 1);
    let bytes = equal * many;
    for (let end = sample + many; !equal && sample < end; sample += 1) bytes += size(sample);
    const start = offset(piece);
    found.push({ start, end: start + bytes });
  }
  return found;
}

/** Sorts ranges and merges those that touch. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) all.push({ start, end });
  }
  return all;
}
