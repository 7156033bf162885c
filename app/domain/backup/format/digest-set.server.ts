import { createHash } from "node:crypto";

/** Slots of an empty set; a power of two. */
const FEWEST = 1024;

/**
 * Tells lists of values apart that were seen before, in at most 24 bytes each: of a list its SHA-256's first 64 bits
 * are kept. Among five million lists two share theirs by chance once in a million archives.
 */
export class DigestSet {
  /** Two halves of each digest; both are 0 in a free slot. */
  #slots = new Uint32Array(2 * FEWEST);
  #size = 0;

  /** The offset of a digest's slot, or of the free one where it belongs. */
  #find(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    let at = (2 * low) & mask;
    while (this.#slots[at] !== 0 || this.#slots[at + 1] !== 0) {
      if (this.#slots[at] === high && this.#slots[at + 1] === low) return at;
      at = (at + 2) & mask;
    }
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(2 * old.length);
    for (let at = 0; at < old.length; at += 2) {
      const [high = 0, low = 0] = [old[at], old[at + 1]];
      if (high !== 0 || low !== 0) this.#put(this.#find(high, low), high, low);
    }
  }

  #put(at: number, high: number, low: number): void {
    this.#slots[at] = high;
    this.#slots[at + 1] = low;
  }

  #of(values: readonly unknown[]): [high: number, low: number] {
    const digest = createHash("sha256").update(JSON.stringify(values)).digest();
    return [digest.readUInt32LE(0) || 1, digest.readUInt32LE(4)];
  }

  has(values: readonly unknown[]): boolean {
    const [high, low] = this.#of(values);
    return this.#slots[this.#find(high, low)] === high;
  }

  /** Adds a list of values; returns false when it was there. */
  add(values: readonly unknown[]): boolean {
    const [high, low] = this.#of(values);
    const at = this.#find(high, low);
    if (this.#slots[at] === high) return false;
    this.#put(at, high, low);
    this.#size += 1;
    if (6 * this.#size > 2 * this.#slots.length) this.#grow();
    return true;
  }
}
