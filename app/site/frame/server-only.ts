/**
 * Loader data that is used only to render on the server. Public pages are documents without React, so their data is not
 * sent to the browser.
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
