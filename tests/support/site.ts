import { randomBytes } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";
import {
  adoptBackups,
  backupIfDue,
  createApp,
  deliverDue,
  purgeExpired,
  sweepCorreos,
  sweepMedios,
} from "../../build/server/index.js";
import { db } from "./db";
import { Cookies } from "./cookies";
import { formFields } from "./forms";
import { owner } from "./owner";

export { adoptBackups, backupIfDue, db, deliverDue, purgeExpired, sweepCorreos, sweepMedios };

const app = createApp();
export const ORIGIN = "http://localhost";

export interface Page {
  status: number;
  headers: Headers;
  /** Path and query the answer came from, after redirects. */
  path: string;
  html: string;
  /** What a person reads: the text of the page, spaces folded. */
  text: string;
  $: (selector: string) => HTMLElement | null;
  $$: (selector: string) => HTMLElement[];
}

type Fields = Record<string, string | null>;

function textOf(root: HTMLElement): string {
  return root.textContent.replace(/\s+/g, " ").trim();
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
    text: textOf(root),
    $: (selector) => root.querySelector(selector),
    $$: (selector) => root.querySelectorAll(selector),
  };
}

/** A browser without JavaScript: cookies, redirects, forms as they stand on the page. */
export class Visitor {
  readonly cookies = new Cookies();
  /** The address the proxy in front of the site saw; each visitor has one of their own. */
  ip = `2001:db8:${randomBytes(4)
    .toString("hex")
    .replace(/(.{4})/, "$1:")}::1`;
  /** Headers that a browser sends with a form of the site. */
  formHeaders: Record<string, string> = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" };

  /** One request, redirects not followed. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ "Fly-Client-IP": this.ip, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookies.header);
    const response = await app.request(new Request(new URL(path, ORIGIN), { ...init, headers, redirect: "manual" }));
    this.cookies.keep(response.headers);
    return response;
  }

  /** The page an answer leads to. */
  async follow(response: Response, path: string): Promise<Page> {
    let [last, at] = [response, path];
    for (let hops = 0; hops < 5 && last.headers.has("Location"); hops += 1) {
      const to = new URL(last.headers.get("Location") ?? "/", new URL(at, ORIGIN));
      at = to.pathname + to.search;
      last = await this.fetch(at);
    }
    return toPage(last, at);
  }

  /** Opens a page, following redirects. */
  async visit(path: string): Promise<Page> {
    return this.follow(await this.fetch(path), path);
  }

  /** Posts fields; the answer as it comes, redirects not followed. */
  async post(path: string, fields: Fields): Promise<Response> {
    const sent = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    );
    return this.fetch(path, { method: "POST", body: new URLSearchParams(sent), headers: this.formHeaders });
  }

  /** Fills in a form of a page and sends it; the page that comes of it. */
  async submit(page: Page, selector: string, typed: Fields = {}): Promise<Page> {
    const form = page.$(selector);
    if (!form) throw new Error(`No form ${selector} on ${page.path}`);
    const to = new URL(form.getAttribute("action") || page.path, new URL(page.path, ORIGIN));
    const path = to.pathname + to.search;
    return this.follow(await this.post(path, { ...formFields(form), ...typed }), path);
  }

  /** Signs in as the template's administrator. */
  async signIn(): Promise<Page> {
    const { email, password } = owner;
    return this.submit(await this.visit("/admin/login"), "form", { email, password });
  }
}

/** A visitor who is signed in. */
export async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn();
  return visitor;
}
