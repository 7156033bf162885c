import { yielding } from "~/services/env/yielding.server";

/** A batch of rows as JSON, outside the heap of objects. */
type Batch = Uint8Array<ArrayBuffer>;

/** Batches as one thread hands them over to another. */
export interface Packed {
  batches: Batch[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The memory of the batches among a value's fields, which is handed over with it. */
export function memoryOf(value: object): ArrayBuffer[] {
  const isPacked = (field: unknown): field is Packed =>
    typeof field === "object" && field !== null && "batches" in field;
  return Object.values(value)
    .filter(isPacked)
    .flatMap(({ batches }) => batches.map(({ buffer }) => buffer));
}

/** Very many rows in batches, read as often as wanted, a batch at a time; others are served meanwhile. */
export class PackedBatches<T> {
  protected readonly packed: Batch[];

  constructor({ batches }: Packed) {
    this.packed = batches;
  }

  /** From batches that were written as JSON. */
  static async of<T>(texts: AsyncIterable<string>): Promise<PackedBatches<T>> {
    const batches: Batch[] = [];
    for await (const text of texts) batches.push(encoder.encode(text));
    return new PackedBatches<T>({ batches });
  }

  /** The batches as JSON. */
  *texts(): Generator<string> {
    for (const batch of this.packed) yield decoder.decode(batch);
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

/**
 * Very many rows in their order, which are added one by one and kept as JSON, because each collection of a heap that
 * holds them would take long.
 */
export class PackedRows<T> extends PackedBatches<T> {
  readonly #size: number;
  #last: T[] = [];
  #length = 0;

  /** `size`: rows of a batch. */
  constructor(size = 100) {
    super({ batches: [] });
    this.#size = size;
  }

  get length(): number {
    return this.#length;
  }

  push(row: T): void {
    this.#last.push(row);
    this.#length += 1;
    if (this.#last.length === this.#size) this.#pack();
  }

  #pack(): void {
    this.packed.push(encoder.encode(JSON.stringify(this.#last)));
    this.#last = [];
  }

  /** Adds all rows of another, without reading them. */
  append(other: PackedRows<T>): void {
    if (this.#last.length > 0) this.#pack();
    for (const batch of other.handOver().batches) this.packed.push(batch);
    this.#length += other.length;
  }

  override *texts(): Generator<string> {
    yield* super.texts();
    if (this.#last.length > 0) yield JSON.stringify(this.#last);
  }

  /** All rows, to be handed over to another thread; nothing can be done with them here any more. */
  handOver(): Packed {
    if (this.#last.length > 0) this.#pack();
    return { batches: this.packed };
  }
}
