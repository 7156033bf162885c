/**
 * The client without scripts, as the faults use it: it reads every answer to its end, follows no redirect, and times
 * out.
 */
import { parse } from "node-html-parser";
import { Client as Browser, type Sent } from "../../support/site/client";
import { typedFields } from "../../support/site/forms";

export type { Sent };

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
}
type Fields = Record<string, string>;

/** The fields of the first form that matches a selector, as it stands. Throws when there is none. */
export function fieldsOf(html: string, selector: string): Fields {
  const form = parse(html).querySelector(selector);
  if (!form) throw new Error(`No form ${selector}`);
  return typedFields(form);
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Whether a kept connection was closed by the other side just when it was used again. */
function wasClosed(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof Error && error.cause.message === "other side closed";
}

/** A browser whose requests time out after 60 s; as browsers do, it repeats a GET whose kept connection was closed. */
class Hurried extends Browser {
  protected override async send(url: URL, init: RequestInit): Promise<Response> {
    const ask = async () => fetch(url, { ...init, signal: init.signal ?? AbortSignal.timeout(60_000) });
    return ask().catch((error: unknown) => {
      if ((init.method ?? "GET") !== "GET" || !wasClosed(error)) throw error;
      return ask();
    });
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

  /** Posts fields and files as a page of the site would. */
  async post(path: string, fields: Fields, files: readonly Sent[] = []): Promise<Answer> {
    return answerOf(await this.#browser.post(path, fields, files));
  }

  /** Fetches a page, fills in one of its forms and posts it to the same address. */
  async submit(path: string, selector: string, typed: Fields = {}, files: readonly Sent[] = []): Promise<Answer> {
    const { html } = await this.fetch(path);
    return this.post(path, { ...fieldsOf(html, selector), ...typed }, files);
  }

  /** Signs in; returns the status of the answer. */
  async signIn({ email, password }: { email: string; password: string }): Promise<number> {
    return (await this.post("/admin/login", { email, password })).status;
  }
}
