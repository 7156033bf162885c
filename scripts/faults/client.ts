/** A browser without JavaScript, for faults: cookies, forms as they stand on the page, nothing followed. */
import { parse } from "node-html-parser";
import { Cookies } from "../../tests/support/cookies";
import { typedFields } from "../../tests/support/forms";

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
}
export interface Sent {
  campo: string;
  nombre: string;
  bytes: Uint8Array<ArrayBuffer>;
}
type Fields = Record<string, string>;

/** What the first form a selector finds would send as it stands. Throws when there is none. */
export function fieldsOf(html: string, selector: string): Fields {
  const form = parse(html).querySelector(selector);
  if (!form) throw new Error(`No form ${selector}`);
  return typedFields(form);
}

export class Client {
  readonly cookies = new Cookies();

  constructor(
    readonly origin: string,
    readonly ip: string,
  ) {}

  /** One request; gives up after 60 seconds. */
  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers({ "X-Visitor": this.ip, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookies.header);
    const signal = init.signal ?? AbortSignal.timeout(60_000);
    const response = await fetch(this.origin + path, { ...init, headers, signal, redirect: "manual" });
    this.cookies.keep(response.headers);
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Posts fields, and files when there are any, as a page of the site would. */
  async post(path: string, fields: Fields, files: readonly Sent[] = []): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { campo, nombre, bytes } of files) form.append(campo, new File([bytes], nombre));
    const body = files.length > 0 ? form : new URLSearchParams(fields);
    return this.fetch(path, { method: "POST", body, headers: { Origin: this.origin } });
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
