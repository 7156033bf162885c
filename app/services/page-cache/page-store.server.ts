import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.server";

/** Share of its cache that one answer may take; a larger one is rendered each time. */
const MOST_OF_ALL = 1 / 8;

/**
 * Cached responses in bounded memory; the least recently used are dropped first. Addresses that visitors can invent
 * (searches, unknown paths, odd spellings) share an eighth of it, so that they push out only each other.
 */
export class PageStore {
  readonly #pages: LRUCache<string, CachedResponse>;
  readonly #others: LRUCache<string, CachedResponse>;

  constructor(bytes: number) {
    const cache = (share: number) =>
      new LRUCache<string, CachedResponse>({
        maxSize: Math.ceil(bytes * share),
        maxEntrySize: Math.ceil(bytes * share * MOST_OF_ALL),
        sizeCalculation: (answer, key) => answer.size + 2 * key.length,
      });
    this.#pages = cache(7 / 8);
    this.#others = cache(1 / 8);
  }

  get(key: string): CachedResponse | undefined {
    return this.#pages.get(key) ?? this.#others.get(key);
  }

  /** Stores an answer; `own`: visitors cannot invent its address. */
  set(key: string, answer: CachedResponse, own: boolean): void {
    const cache = own ? this.#pages : this.#others;
    cache.set(key, answer);
    answer.onGrowth = () => {
      if (cache.peek(key) !== answer) return;
      // LRUCache measures the size only when an entry is added.
      cache.delete(key);
      cache.set(key, answer);
    };
  }

  clear(): void {
    this.#pages.clear();
    this.#others.clear();
  }

  /** Number of answers held, and their bytes. */
  get held(): { answers: number; bytes: number } {
    return {
      answers: this.#pages.size + this.#others.size,
      bytes: this.#pages.calculatedSize + this.#others.calculatedSize,
    };
  }
}
