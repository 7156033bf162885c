/** A browser without JavaScript for scripts that visit a site which is running elsewhere: cookies, forms, redirects. */
import { type HTMLElement, parse } from "node-html-parser";
import { Cookies } from "../../tests/support/cookies";
import { typedFields } from "../../tests/support/forms";

export interface Visit {
  status: number;
  /** Where the answer came from, after redirects. */
  path: string;
  root: HTMLElement;
  /** What a person reads. */
  text: string;
}

export class Browser {
  readonly cookies = new Cookies();
  /** `origin` is the address the site thinks it has; `server`, where it is reached, when that is another. */
  constructor(
    readonly origin: string,
    public server: string = origin,
    private readonly headers: Record<string, string> = {},
  ) {}

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.cookies.header;
    const headers = { ...this.headers, ...(cookie ? { Cookie: cookie } : {}), ...init.headers };
    const answer = await fetch(new URL(path, this.server), { ...init, headers, redirect: "manual" });
    this.cookies.keep(answer.headers);
    return answer;
  }

  async #follow(answer: Response, path: string): Promise<Visit> {
    const next = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && next) {
      await answer.arrayBuffer();
      const { pathname, search } = new URL(next, this.origin);
      return this.get(pathname + search);
    }
    const root = parse(await answer.text());
    for (const hidden of root.querySelectorAll("script, style")) hidden.remove();
    return { status: answer.status, path, root, text: root.textContent.replace(/\s+/g, " ").trim() };
  }

  async get(path: string): Promise<Visit> {
    return this.#follow(await this.#ask(path), path);
  }

  /** Status, type and length of a file. */
  async file(path: string): Promise<{ status: number; type: string; bytes: number }> {
    const answer = await this.#ask(path);
    const bytes = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", bytes };
  }

  /** Sends the form of a page that holds a named field, with some fields filled in otherwise. */
  async submit(page: Visit, having: string, fields: Record<string, string> = {}): Promise<Visit> {
    const form = page.root.querySelectorAll("form").find((one) => one.querySelector(`[name="${having}"]`));
    if (!form) throw new Error(`No form with ${having} on ${page.path} (${page.status})`);
    const all = { ...typedFields(form), ...fields };
    const multipart = form.getAttribute("enctype") === "multipart/form-data";
    const body = multipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    const path = form.getAttribute("action") || page.path;
    return this.#follow(await this.#ask(path, { method: "POST", body, headers: { Origin: this.origin } }), path);
  }

  /** Signs in; throws when the panel does not open. */
  async signIn(email: string, password: string): Promise<void> {
    await this.submit(await this.get("/admin/login"), "password", { email, password });
    const panel = await this.get("/admin");
    if (panel.status !== 200 || panel.path !== "/admin") throw new Error(`Signing in ended at ${panel.path}`);
  }
}
