/**
 * What a loader hands to its page and nobody else. Public pages are documents: their data need not be written out for
 * a browser that never reads it.
 */
export class ServerOnly<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }
}
