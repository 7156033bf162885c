import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PackedBatches, PackedRows } from "../../../app/domain/importacion/packed.server";

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

const texts = fc.array(fc.string({ unit: "binary", maxLength: 12 }), { maxLength: 40 });

describe("rows kept outside the heap", () => {
  it("come back as they were, in their order and in batches, as often as they are asked for", async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (given, size) => {
        const rows = new PackedRows<string>(size);
        for (const one of given) rows.push(one);
        expect(rows.length).toBe(given.length);
        expect(await all(rows)).toEqual(given);
        const batches = await all(rows.batches());
        expect(batches.flat()).toEqual(given);
        expect(batches.slice(0, -1).every((batch) => batch.length === size)).toBe(true);
      }),
    );
  });

  it("are taken a page at a time of those that are wanted", async () => {
    const numbers = fc.array(fc.nat(5), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(numbers, fc.nat(10), fc.nat(10), async (given, most, skip) => {
        const rows = new PackedRows<number>(7);
        for (const one of given) rows.push(one);
        const wanted = (one: number) => one % 2 === 0;
        expect(await rows.take(most, skip, wanted)).toEqual(given.filter(wanted).slice(skip, skip + most));
        expect(await rows.take(most)).toEqual(given.slice(0, most));
      }),
    );
  });

  it("go to another thread behind those of another, as they were", async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, fc.integer({ min: 1, max: 9 }), async (first, second, size) => {
        const [rows, more] = [new PackedRows<string>(size), new PackedRows<string>(size)];
        for (const one of first) rows.push(one);
        for (const one of second) more.push(one);
        rows.append(more);
        expect(rows.length).toBe(first.length + second.length);
        const moved = structuredClone({ rows: rows.handOver() });
        expect(await all(new PackedBatches<string>(moved.rows))).toEqual([...first, ...second]);
      }),
    );
  });
});
