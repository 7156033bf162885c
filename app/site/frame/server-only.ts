/**
 * Loader data that is used only to render on the server. Public pages are documents without React, so their data is not
 * sent to the browser.
 */
export class ServerOnly<T> {
  readonly #value: T;
  /** What a visitor of this page says on WhatsApp, where it is more than the greeting of every page. */
  readonly chat?: string;

  constructor(value: T, chat?: string) {
    this.#value = value;
    this.chat = chat;
  }

  get value(): T {
    return this.#value;
  }
}
