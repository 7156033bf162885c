import type { Asker } from "./turns.server";

/** Works by their keys: whoever asks for one that is under way waits for its result. */
export class SharedWork<T> {
  readonly #all = new Map<string, { result: Promise<T>; askers: Asker[] }>();

  /** The result of a work that is under way, or begins now; `askers` grows with those who join. */
  join(key: string, asker: Asker, begin: (askers: readonly Asker[]) => Promise<T>): Promise<T> {
    const known = this.#all.get(key);
    known?.askers.push(asker);
    if (known) return known.result;
    const askers = [asker];
    const result = begin(askers).finally(() => {
      if (this.#all.get(key)?.result === result) this.#all.delete(key);
    });
    this.#all.set(key, { result, askers });
    return result;
  }

  /** From now on nobody joins what is under way. */
  forget(): void {
    this.#all.clear();
  }
}
