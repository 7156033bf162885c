import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.server";

/** A longer answer is made each time. */
const MOST_OF_ALL = 1 / 8;

/**
 * Finished answers in bounded memory, the least used ones go first. Addresses that anybody can make up (searches,
 * what is not there, odd spellings) share an eighth of it, so that they push out nothing but each other.
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

  /** Keeps an answer; `own`: its address is one of the site's own. */
  set(key: string, answer: CachedResponse, own: boolean): void {
    const cache = own ? this.#pages : this.#others;
    cache.set(key, answer);
    answer.onGrowth = () => {
      if (cache.peek(key) !== answer) return;
      // Its size counts anew only when it comes anew.
      cache.delete(key);
      cache.set(key, answer);
    };
  }

  clear(): void {
    this.#pages.clear();
    this.#others.clear();
  }

  /** Answers and bytes it holds. */
  get held(): { answers: number; bytes: number } {
    return {
      answers: this.#pages.size + this.#others.size,
      bytes: this.#pages.calculatedSize + this.#others.calculatedSize,
    };
  }
}
