/** The browser without scripts as faults use it: every answer is read to its end, none is followed, none takes for ever. */
import { parse } from "node-html-parser";
import { Client as Browser, type Sent } from "../../tests/support/client";
import { typedFields } from "../../tests/support/forms";

export type { Sent };

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
}
type Fields = Record<string, string>;

/** What the first form a selector finds would send as it stands. Throws when there is none. */
export function fieldsOf(html: string, selector: string): Fields {
  const form = parse(html).querySelector(selector);
  if (!form) throw new Error(`No form ${selector}`);
  return typedFields(form);
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Gives up after a minute. */
class Hurried extends Browser {
  protected override async send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, { ...init, signal: init.signal ?? AbortSignal.timeout(60_000) });
  }
}

export class Client {
  readonly #browser: Browser;

  constructor(
    readonly origin: string,
    readonly ip: string,
  ) {
    this.#browser = new Hurried(origin, origin, { "X-Visitor": ip });
  }

  get cookies() {
    return this.#browser.cookies;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    return answerOf(await this.#browser.fetch(path, init));
  }

  /** Posts fields, and files when there are any, as a page of the site would. */
  async post(path: string, fields: Fields, files: readonly Sent[] = []): Promise<Answer> {
    return answerOf(await this.#browser.post(path, fields, files));
  }

  /** Fills in a form of a page and sends it there. */
  async submit(path: string, selector: string, typed: Fields = {}, files: readonly Sent[] = []): Promise<Answer> {
    const { html } = await this.fetch(path);
    return this.post(path, { ...fieldsOf(html, selector), ...typed }, files);
  }

  /** Signs in; the status of the answer. */
  async signIn({ email, password }: { email: string; password: string }): Promise<number> {
    return (await this.post("/admin/login", { email, password })).status;
  }
}
