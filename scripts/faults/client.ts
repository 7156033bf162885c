/** A browser without JavaScript, for faults: cookies, forms as they stand on the page, nothing followed. */
import { type HTMLElement, parse } from "node-html-parser";

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

function valueOf(control: HTMLElement): string | null {
  if (control.hasAttribute("disabled")) return null;
  if (control.tagName === "TEXTAREA") return control.textContent.replace(/^\n/, "");
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    return (options.find((one) => one.hasAttribute("selected")) ?? options[0])?.getAttribute("value") ?? null;
  }
  const type = control.getAttribute("type") ?? "text";
  if (type === "file") return null;
  if ((type === "checkbox" || type === "radio") && !control.hasAttribute("checked")) return null;
  return control.getAttribute("value") ?? (type === "checkbox" ? "on" : "");
}

/** What the first form a selector finds would send as it stands. Throws when there is none. */
export function fieldsOf(html: string, selector: string): Fields {
  const form = parse(html).querySelector(selector);
  if (!form) throw new Error(`No form ${selector}`);
  const named = form.querySelectorAll("input[name], select[name], textarea[name]");
  return Object.fromEntries(
    named.flatMap((control): [string, string][] => {
      const value = valueOf(control);
      return value === null ? [] : [[control.getAttribute("name") ?? "", value]];
    }),
  );
}

export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly ip: string,
  ) {}

  /** One request; gives up after 60 seconds. */
  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers({ "X-Visitor": this.ip, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const signal = init.signal ?? AbortSignal.timeout(60_000);
    const response = await fetch(this.origin + path, { ...init, headers, signal, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
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
