import { yielding } from "~/services/env/yielding.server";

/**
 * Very many rows in their order, kept as JSON outside the heap of objects, because each collection of a heap that holds
 * them would hold up the site. They are read as often as wanted, a batch at a time; others are served meanwhile.
 */
export class PackedRows<T> {
  readonly #size: number;
  readonly #packed: Buffer[] = [];
  #last: T[] = [];

  /** `size`: rows of a batch. */
  constructor(size = 100) {
    this.#size = size;
  }

  get length(): number {
    return this.#packed.length * this.#size + this.#last.length;
  }

  push(row: T): void {
    this.#last.push(row);
    if (this.#last.length < this.#size) return;
    this.#packed.push(Buffer.from(JSON.stringify(this.#last)));
    this.#last = [];
  }

  /** The batches as JSON. */
  *texts(): Generator<string> {
    for (const text of this.#packed) yield text.toString();
    if (this.#last.length > 0) yield JSON.stringify(this.#last);
  }

  async *batches(): AsyncGenerator<T[]> {
    const rest = yielding();
    for (const text of this.texts()) {
      yield JSON.parse(text);
      await rest();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    const rest = yielding();
    for await (const batch of this.batches())
      for (const row of batch) {
        yield row;
        await rest();
      }
  }

  /** At most so many rows of those that are wanted, after the first `skip` of them. */
  async take(most: number, skip = 0, wanted: (row: T) => boolean = () => true): Promise<T[]> {
    const taken: T[] = [];
    for await (const batch of this.batches()) {
      for (const row of batch.filter(wanted)) if ((skip -= 1) < 0 && taken.length < most) taken.push(row);
      if (taken.length === most) break;
    }
    return taken;
  }
}
