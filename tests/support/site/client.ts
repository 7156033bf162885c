/** The test browser without JavaScript: cookies, redirects, and forms as they stand on the page. */
import { type HTMLElement, parse } from "node-html-parser";
import { Cookies } from "./cookies";
import { formFields, listFields } from "./forms";

export interface Page {
  status: number;
  headers: Headers;
  /** Path and query the answer came from, after redirects. */
  path: string;
  html: string;
  /** Visible text of the page, with runs of white space folded. */
  text: string;
  $: (selector: string) => HTMLElement | null;
  $$: (selector: string) => HTMLElement[];
}

/** A file as a form sends it. */
export interface Sent {
  campo: string;
  nombre: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type Fields = Record<string, string | null>;

/** How a form is sent: the values of fields that it has more than once, and whether as one with files even without any. */
interface Sending {
  lists: Readonly<Record<string, readonly string[]>>;
  multipart?: boolean;
}

async function toPage(response: Response, path: string): Promise<Page> {
  const html = await response.text();
  const root = parse(html);
  for (const hidden of root.querySelectorAll("script, style")) hidden.remove();
  return {
    status: response.status,
    headers: response.headers,
    path,
    html,
    text: root.textContent.replace(/\s+/g, " ").trim(),
    $: (selector) => root.querySelector(selector),
    $$: (selector) => root.querySelectorAll(selector),
  };
}

export class Client {
  readonly cookies = new Cookies();
  /** Headers a browser sends with a form of the site. */
  formHeaders: Record<string, string>;

  /** `origin` is the site's public address; `server` is the address it is reached at, when different. */
  constructor(
    readonly origin: string,
    public server = origin,
    protected headers: Record<string, string> = {},
  ) {
    this.formHeaders = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  }

  /** Sends a request to the site; subclasses override it. */
  protected async send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  /** Sends one request without following redirects. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookies.header);
    // Not relative to the server's address: `//host/` is a path of the server here, as on the wire.
    const url = new URL(path.startsWith("/") ? this.server + path : path, this.server);
    const response = await this.send(url, { ...init, headers, redirect: "manual" });
    this.cookies.keep(response.headers);
    return response;
  }

  /** Follows an answer's redirects (at most 5) to a page. */
  async follow(response: Response, path: string): Promise<Page> {
    let [last, at] = [response, path];
    for (let hops = 0; hops < 5 && last.headers.has("Location"); hops += 1) {
      const to = new URL(last.headers.get("Location") ?? "/", new URL(at, this.origin));
      at = to.pathname + to.search;
      last = await this.fetch(at);
    }
    return toPage(last, at);
  }

  /** Opens a page, following redirects. */
  async visit(path: string): Promise<Page> {
    return this.follow(await this.fetch(path), path);
  }

  /** Posts fields and files, and returns the answer without following redirects. */
  async post(
    path: string,
    fields: Fields,
    files: readonly Sent[] = [],
    { lists, multipart = files.length > 0 }: Sending = { lists: {} },
  ): Promise<Response> {
    const body = multipart ? new FormData() : new URLSearchParams();
    for (const [name, only] of Object.entries(fields))
      for (const value of lists[name] ?? [only]) if (value !== null) body.append(name, value);
    if (body instanceof FormData)
      for (const { campo, nombre, bytes } of files) body.append(campo, new File([bytes], nombre));
    // In one piece, as over a wire: a form with files would come in one for each field.
    const sent = new Response(body);
    const headers = { ...this.formHeaders, "Content-Type": sent.headers.get("Content-Type") ?? "" };
    return this.fetch(path, { method: "POST", body: await sent.arrayBuffer(), headers });
  }

  /** Fills in a form of a page and sends it; returns the resulting page. Throws when there is no such form. */
  async submit(page: Page, selector: string, typed: Fields = {}): Promise<Page> {
    const form = page.$(selector);
    if (!form) throw new Error(`No form ${selector} on ${page.path}`);
    const to = new URL(form.getAttribute("action") || page.path, new URL(page.path, this.origin));
    const path = to.pathname + to.search;
    const lists = Object.fromEntries(Object.entries(listFields(form)).filter(([name]) => !Object.hasOwn(typed, name)));
    const multipart = form.getAttribute("enctype") === "multipart/form-data";
    return this.follow(await this.post(path, { ...formFields(form), ...typed }, [], { lists, multipart }), path);
  }

  /** Signs in; returns the resulting page. */
  async enter(email: string, password: string): Promise<Page> {
    return this.submit(await this.visit("/admin/login"), "form", { email, password });
  }
}

/** Signs in on a running site. Throws when the panel does not open. */
export async function staffAt(origin: string, email: string, password: string, server = origin): Promise<Client> {
  const client = new Client(origin, server);
  const panel = await client.enter(email, password);
  if (panel.status !== 200 || !/^\/admin(?!\/login)/.test(panel.path))
    throw new Error(`Signing in ended at ${panel.path}`);
  return client;
}
