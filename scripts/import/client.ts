import { parse } from "node-html-parser";
import { Cookies } from "../../tests/support/cookies";

/** Somebody signed in on a site, without a browser: forms as their plain pages send them. */
export class Client {
  readonly #cookies = new Cookies();

  constructor(readonly origin: string) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Origin: this.origin, Cookie: this.#cookies.header };
    const response = await fetch(this.origin + path, { ...init, headers, redirect: "manual" });
    this.#cookies.keep(response.headers);
    return response;
  }

  /** Posts a form; where it leads. Throws when it leads nowhere. */
  async post(path: string, body: FormData | URLSearchParams): Promise<string> {
    const response = await this.fetch(path, { method: "POST", body });
    const to = response.headers.get("Location");
    if (!to) throw new Error(`${path} answered ${response.status}: ${textOf(await response.text()).slice(0, 2000)}`);
    return to;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.post("/admin/login", new URLSearchParams({ email, password }));
  }

  /** What a page says, tags taken out. */
  async read(path: string): Promise<{ html: string; text: string }> {
    const html = await (await this.fetch(path)).text();
    return { html, text: textOf(html) };
  }

  /** Sends a file to the import; the address of what it would do. */
  async upload(nombre: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const body = new FormData();
    body.set("archivo", new File([bytes], nombre));
    return this.post("/admin/productos/importar", body);
  }

  /** Confirms it; what is told on the next page. */
  async confirm(address: string): Promise<string> {
    const { html } = await this.read(address);
    const huella = /name="huella" value="(\w+)"/.exec(html)?.[1] ?? "";
    const { text } = await this.read(await this.post(address, new URLSearchParams({ huella })));
    return /(Importación terminada|Error ).{0,160}/.exec(text)?.[0] ?? "nothing is told";
  }

  async download(path: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.fetch(path)).arrayBuffer());
  }
}

function textOf(html: string): string {
  const page = parse(html);
  for (const hidden of page.querySelectorAll("script, style")) hidden.remove();
  return page.structuredText.replace(/\s+/g, " ");
}

/** How many rows come to what: errors, new, changed, unchanged. */
export function countsIn(text: string): string {
  const count = (name: string) => new RegExp(`${name} \\(([\\d.]+)`).exec(text)?.[1] ?? "?";
  return [
    `${count("Errores")} errors`,
    `${count("Se crean")} new`,
    `${count("Se actualizan")} changed`,
    `${count("Sin cambios")} unchanged`,
  ].join(", ");
}
