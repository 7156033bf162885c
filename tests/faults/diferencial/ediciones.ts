/** Random edits through every form of the back office that writes what the public site shows. */
import { readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { type AppRoute, appRoutes } from "../../support/site/routes";
import type { Client, Page } from "../../support/site/client";
import type { Azar } from "../lib/azar";
import { routeOf, targets } from "../hostil/mapa";
import { fill } from "./formularios";

/** Actions of the back office that write nothing public, by their address. All others have to be tried. */
const PRIVATE =
  /^\/admin\/(?:log|primer|mensajes|cotizaciones|administradores|cuenta|borrador|subidas|backup\/(?:subir|1\/eliminar)|backup$)/;
const MOST_ADDRESSES = 60;

export interface Edicion {
  /** The route and the button that was pressed. */
  what: string;
  /** What the form held before. */
  texts: string[];
  /** Sends the form; returns whether it was accepted, and where that led. */
  send: () => Promise<{ taken: boolean; said: string }>;
}

/** The routes whose action writes public content: whatever has an action in the back office, unless it is named above. */
export function contentRoutes(): AppRoute[] {
  const acts = ({ file }: AppRoute) =>
    /^export (?:async function|const) action\b/m.test(readFileSync(`app/${file}`, "utf8"));
  return appRoutes({ id: "1" }).filter(
    (route) => /^\/admin\//.test(route.path) && !PRIVATE.test(route.path) && acts(route),
  );
}

function isPost(form: HTMLElement): boolean {
  return form.getAttribute("method")?.toLowerCase() === "post";
}

/** What a form is, whichever row it is of: the names of its fields and the values of its buttons. */
function shapeOf(form: HTMLElement): string {
  const named = form.querySelectorAll("input[name], select[name], textarea[name], button[name]");
  return named
    .map((one) =>
      `${one.getAttribute("name")} ${one.tagName === "BUTTON" ? one.getAttribute("value") : ""}`.replace(/\d+/g, ""),
    )
    .join();
}

function randomWords(azar: Azar, line: string): string {
  return line.replace(
    /;("?)([^;"]{6,})(?=[;"])/,
    (_, quote: string, text: string) => `;${quote}${text} ${azar.below(100)}`,
  );
}

export class Editor {
  readonly routes = contentRoutes();
  readonly #all = targets();
  readonly #pages = new Map<string, Set<string>>();
  /** How often each form was sent, by the names of its fields. */
  readonly #sent = new Map<string, number>();
  /** How often a form of each route was accepted. */
  readonly taken = new Map(this.routes.map(({ id }) => [id, 0]));
  refused = 0;

  constructor(
    readonly azar: Azar,
    readonly client: Client,
  ) {
    for (const { path } of this.routes) this.#learn(path);
    for (const path of ["/admin", ...appRoutes({ id: "1" }).map((route) => route.path)])
      if (/^\/admin\/(?!logout)[^1]*$/.test(path)) this.#learn(path);
  }

  /** Remembers an address whose page may have forms. */
  #learn(address: string): void {
    const id = routeOf(this.#all, address.split("?")[0] ?? "")?.id;
    if (!id) return;
    const pages = this.#pages.get(id) ?? new Set();
    this.#pages.set(id, pages.add(address));
    if (pages.size > MOST_ADDRESSES) pages.delete([...pages][this.azar.below(pages.size)] ?? "");
  }

  #learnLinks({ $$ }: Page): void {
    for (const link of $$('main a[href^="/admin"]')) this.#learn((link.getAttribute("href") ?? "").split("#")[0] ?? "");
  }

  /** A spreadsheet for an import: some lines of the export, some of them changed. */
  readonly #table = async (action: string): Promise<string> => {
    const path = /importar$/.test(action) ? action.replace(/importar$/, "exportar") : `${action}/exportar`;
    const text = await (await this.client.fetch(`${path}?formato=csv`)).text();
    const [head = "", ...lines] = text.split("\r\n").filter(Boolean);
    const some = lines.filter(() => this.azar.chance(12 / Math.max(12, lines.length)));
    return [head, ...some.map((line) => (this.azar.chance(0.6) ? randomWords(this.azar, line) : line)), ""].join(
      "\r\n",
    );
  };

  /** The next route to edit through: mostly one that was seldom edited; deletions are rarer. */
  #next(): string {
    const { azar, taken } = this;
    const least = Math.min(...taken.values());
    const seldom = [...taken].filter(([, times]) => times === least).map(([id]) => id);
    const chosen = azar.of(azar.chance(0.4) ? seldom : [...taken.keys()]);
    return /eliminar/.test(chosen) && least > 0 && azar.chance(0.7) ? this.#next() : chosen;
  }

  async #open(address: string): Promise<Page> {
    const page = await this.client.visit(address);
    if (page.status === 200) this.#learnLinks(page);
    if (page.status !== 200 || page.path.split("?")[0] !== address.split("?")[0])
      for (const pages of this.#pages.values()) pages.delete(address);
    return page;
  }

  /** Looks for a form of a route, on its own page, or on the list before it. */
  async #form(id: string): Promise<{ page: Page; form: HTMLElement } | null> {
    const own = [...(this.#pages.get(id) ?? [])];
    const parent = (this.routes.find((route) => route.id === id)?.path ?? "").replace(
      /\/(?:1|nuevo|orden)(?:\/\w+)?$/,
      "",
    );
    const lists = [parent, ...(this.#pages.get(routeOf(this.#all, parent)?.id ?? "") ?? [])];
    // The newest address is often one that exists for one purpose: an import to confirm, marked rows to delete.
    const some = this.azar.chance(0.3) ? own.slice(-1) : own;
    const address = this.azar.of(own.length > 0 && this.azar.chance(0.85) ? some : lists);
    const page = await this.#open(address);
    const forms = page.$$("form").filter((form) => isPost(form) && this.#idOf(form, page) === id);
    const shapes = forms.map((form) => shapeOf(form));
    const least = Math.min(...shapes.map((shape) => this.#sent.get(shape) ?? 0));
    const seldom = forms.filter((form) => this.#sent.get(shapeOf(form)) === least || !this.#sent.has(shapeOf(form)));
    return forms.length > 0 ? { page, form: this.azar.of(this.azar.chance(0.5) ? forms : seldom) } : null;
  }

  #actionOf(form: HTMLElement, page: Page): string {
    const { pathname, search } = new URL(form.getAttribute("action") || page.path, `http://x${page.path}`);
    return pathname + search;
  }

  #idOf(form: HTMLElement, page: Page): string | undefined {
    return routeOf(this.#all, this.#actionOf(form, page).split("?")[0] ?? "")?.id;
  }

  /** Prepares the next edit: a form filled in, not yet sent. */
  async next(): Promise<Edicion> {
    for (;;) {
      const id = this.#next();
      const found = await this.#form(id);
      if (!found) continue;
      const { page, form } = found;
      const root = parse(page.html);
      const whole = { ...(await fill(this.azar, form, root, this.#table, this.azar.chance(0.2))) };
      const what = [this.#actionOf(form, page), whole.button].filter(Boolean).join(" ");
      return { what, texts: whole.texts, send: () => this.#send(id, page, form, whole) };
    }
  }

  async #send(id: string, page: Page, form: HTMLElement, first: Awaited<ReturnType<typeof fill>>) {
    let [filled, answer] = [first, await this.#post(page, form, first)];
    // A button for a row answers with the same form, which has now one row more or less.
    for (let rounds = 0; rounds < 2 && answer.status !== 303 && filled.button && form.id; rounds += 1) {
      const root = parse(await answer.clone().text());
      const next = root.querySelector(`form#${form.id}`);
      if (!next) break;
      filled = await fill(this.azar, next, root, this.#table, false);
      answer = await this.#post(page, next, filled);
    }
    const taken = answer.status === 303;
    this.#sent.set(shapeOf(form), (this.#sent.get(shapeOf(form)) ?? 0) + 1);
    if (taken) this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
    else this.refused += 1;
    const to = answer.headers.get("Location") ?? "";
    const after = await this.client.follow(answer, this.#actionOf(form, page));
    this.#learnLinks(after);
    if (to.startsWith("/admin")) this.#learn(to.split("#")[0] ?? "");
    const said = after.$$('[role=alert], [aria-invalid] ~ *, [data-part="toast"]').map((one) => one.textContent.trim());
    return { taken, said: `${answer.status} ${taken ? to : said.join(" / ").slice(0, 300)}` };
  }

  async #post(
    page: Page,
    form: HTMLElement,
    { fields, lists, files }: Awaited<ReturnType<typeof fill>>,
  ): Promise<Response> {
    return this.client.post(this.#actionOf(form, page), fields, files, lists);
  }
}
