/** Random edits through every form of the back office that writes what the public site shows. */
import { type HTMLElement, parse } from "node-html-parser";
import { appRoutes } from "../../support/site/routes";
import type { Client, Page } from "../../support/site/client";
import type { Azar } from "../lib/azar";
import { routeOf, targets } from "../hostil/mapa";
import { fill, type Fuente } from "./formularios";
import { Recuerdos } from "./recuerdos";
import { contentRoutes } from "./rutas";
import { tableFor } from "./tablas";

const MOST_ADDRESSES = 60;

export interface Edicion {
  /** The route and the button that was pressed. */
  what: string;
  /** What the form held before. */
  texts: string[];
  /** Sends the form. */
  send: () => Promise<Enviada>;
}

export interface Enviada {
  /** Whether it was accepted. */
  taken: boolean;
  /** What was answered. */
  said: string;
  /** When it was answered, in ms since the process began. */
  since: number;
  /** Follows where the answer leads, and remembers what is there; for when the pages have been looked at. */
  follow: () => Promise<void>;
}

/** An accepted edit, as it can be sent again. */
interface Antes {
  what: string;
  texts: string[];
  id: string;
  send: () => Promise<Response>;
}

type Relleno = Awaited<ReturnType<typeof fill>>;

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

/** A button of a route, whichever row it is of. */
function buttonOf(id: string, button: string): string {
  return `${id} ${button.replace(/\d+/g, "1")}`;
}

export class Editor {
  readonly routes = contentRoutes();
  readonly #all = targets();
  readonly #pages = new Map<string, Set<string>>();
  /** The forms seen of each route. */
  readonly #shapes = new Map<string, Set<string>>();
  /** How often each form was sent, by the names of its fields. */
  readonly #sent = new Map<string, number>();
  /** The route of each address seen so far: finding it takes a millisecond. */
  readonly #ids = new Map<string, string | undefined>();
  readonly #recuerdos: Recuerdos;
  readonly #table: Fuente["table"];
  /** Accepted edits, as they were sent. */
  readonly #former: Antes[] = [];
  /** How often a form of each route was accepted. */
  readonly taken = new Map(this.routes.map(({ id }) => [id, 0]));
  /** How often each button of each route was pressed in vain, and with success. */
  readonly pressed = new Map<string, { vain: number; taken: number }>();
  refused = 0;

  constructor(
    readonly azar: Azar,
    readonly client: Client,
  ) {
    this.#recuerdos = new Recuerdos(azar);
    this.#table = (action) => tableFor(action, azar, client);
    for (const { path } of this.routes) this.#learn(path);
    for (const path of ["/admin", ...appRoutes({ id: "1" }).map((route) => route.path)])
      if (/^\/admin\/(?!logout)[^1]*$/.test(path)) this.#learn(path);
  }

  /** The routes none of whose forms was accepted yet. */
  get untaken(): string[] {
    return [...this.taken].filter(([, count]) => count === 0).map(([id]) => id);
  }

  #routeOf(address: string): string | undefined {
    const [path = ""] = address.split("?");
    if (!this.#ids.has(path)) this.#ids.set(path, routeOf(this.#all, path)?.id);
    return this.#ids.get(path);
  }

  /** Remembers an address whose page may have forms. */
  #learn(address: string): void {
    const id = this.#routeOf(address);
    if (!id) return;
    const pages = this.#pages.get(id) ?? new Set();
    this.#pages.set(id, pages.add(address));
    if (pages.size > MOST_ADDRESSES) pages.delete([...pages][this.azar.below(pages.size)] ?? "");
  }

  #learnLinks({ $$ }: Page): void {
    for (const link of $$('main a[href^="/admin"]')) this.#learn((link.getAttribute("href") ?? "").split("#")[0] ?? "");
  }

  /** The next route to edit through: mostly one that was seldom edited, or has many forms; deletions are rarer. */
  #next(): string {
    const { azar, taken } = this;
    const least = Math.min(...taken.values());
    const seldom = [...taken].filter(([, times]) => times === least).map(([id]) => id);
    const shapes = [...taken.keys()].flatMap((id) => [
      id,
      ...[...(this.#shapes.get(id) ?? [])].slice(1, 12).map(() => id),
    ]);
    const chosen = azar.of(azar.chance(0.3) ? seldom : shapes);
    return /eliminar/.test(chosen) && least > 0 && azar.chance(0.7) ? this.#next() : chosen;
  }

  async #open(address: string): Promise<Page> {
    const page = await this.client.visit(address);
    if (page.status === 200) this.#learnLinks(page);
    if (page.status !== 200 || page.path.split("?")[0] !== address.split("?")[0])
      for (const pages of this.#pages.values()) pages.delete(address);
    return page;
  }

  /** The list that a route belongs to. */
  #parentOf(id: string): string {
    const path = this.routes.find((route) => route.id === id)?.path ?? "";
    return path.replace(/\/(?:1|nuevo|orden|eliminar|mover)(?:\/\w+)?$/, "");
  }

  /** Looks for a form of a route, on its own page, or on the list before it. */
  async #form(id: string): Promise<{ page: Page; form: HTMLElement } | null> {
    const own = [...(this.#pages.get(id) ?? [])];
    const parent = this.#parentOf(id);
    const lists = [parent, ...(this.#pages.get(this.#routeOf(parent) ?? "") ?? [])];
    // The newest address is often one that exists for one purpose: an import to confirm, marked rows to delete.
    const some = this.azar.chance(0.3) ? own.slice(-1) : own;
    const address = this.azar.of(own.length > 0 && this.azar.chance(0.85) ? some : lists);
    const page = await this.#open(address);
    const forms = page.$$("form").filter((form) => isPost(form) && this.#idOf(form, page) === id);
    const shapes = forms.map((form) => shapeOf(form));
    this.#shapes.set(id, new Set([...(this.#shapes.get(id) ?? []), ...shapes]));
    const least = Math.min(...shapes.map((shape) => this.#sent.get(shape) ?? 0));
    const seldom = forms.filter((form) => this.#sent.get(shapeOf(form)) === least || !this.#sent.has(shapeOf(form)));
    return forms.length > 0 ? { page, form: this.azar.of(this.azar.chance(0.5) ? forms : seldom) } : null;
  }

  #actionOf(form: HTMLElement, page: Page): string {
    const { pathname, search } = new URL(form.getAttribute("action") || page.path, `http://x${page.path}`);
    return pathname + search;
  }

  #idOf(form: HTMLElement, page: Page): string | undefined {
    return this.#routeOf(this.#actionOf(form, page));
  }

  /** Prepares the next edit: a form filled in, not yet sent; seldom one that was sent before and is sent again. */
  async next(): Promise<Edicion> {
    const again = this.#former.length > 0 && this.azar.chance(0.04) ? this.azar.of(this.#former) : undefined;
    if (again) return this.#repeat(again);
    for (;;) {
      const wanted = this.#next();
      // Some pages exist for marked rows only: a button of their list leads there.
      const isAhead = !this.#pages.get(wanted)?.size;
      const id = isAhead ? (this.#routeOf(this.#parentOf(wanted)) ?? wanted) : wanted;
      const found = await this.#form(id);
      if (!found) continue;
      const { page, form } = found;
      const root = parse(page.html);
      const action = this.#actionOf(form, page);
      const whole = await fill({ ...this.#source(id, action), press: isAhead || this.azar.chance(0.2) }, form, root);
      const what = [action, whole.button].filter(Boolean).join(" ");
      return { what, texts: whole.texts, send: () => this.#send(id, page, form, whole) };
    }
  }

  /** What the forms of a route are filled in with. */
  #source(id: string, action: string): Omit<Fuente, "press"> {
    const times = (button: string) => {
      const { vain, taken } = this.pressed.get(buttonOf(id, button)) ?? { vain: 0, taken: 0 };
      return vain + taken;
    };
    return { azar: this.azar, values: this.#recuerdos.of(action), table: this.#table, times };
  }

  #repeat({ what, texts, id, send }: Antes): Edicion {
    return { what: `${what} (sent again)`, texts, send: async () => this.#sentAs(id, what, await send()) };
  }

  async #send(id: string, page: Page, form: HTMLElement, first: Relleno): Promise<Enviada> {
    const action = this.#actionOf(form, page);
    const post = ({ fields, lists, files }: Relleno) => this.client.post(action, fields, files, { lists });
    let [filled, answer] = [first, await post(first)];
    // A button for a row answers with the same form, which has now one row more or less.
    for (let rounds = 0; rounds < 2 && answer.status !== 303 && filled.button && form.id; rounds += 1) {
      const root = parse(await answer.clone().text());
      const next = root.querySelector(`form#${form.id}`);
      if (!next) break;
      filled = await fill({ ...this.#source(id, action), press: false }, next, root);
      answer = await post(filled);
    }
    this.#sent.set(shapeOf(form), (this.#sent.get(shapeOf(form)) ?? 0) + 1);
    if (answer.status === 303) {
      this.#former.push({ what: action, texts: first.texts, id, send: () => post(filled) });
      if (this.#former.length > MOST_ADDRESSES) this.#former.shift();
    }
    return this.#sentAs(id, [action, first.button].filter(Boolean).join(" "), answer);
  }

  /** Counts an answer, and says what it was. */
  #sentAs(id: string, what: string, answer: Response): Enviada {
    const since = performance.now();
    const to = answer.headers.get("Location") ?? "";
    const taken = answer.status === 303;
    if (to.startsWith("/admin/login")) throw new Error(`The session ended at ${what}`);
    const button = buttonOf(id, what.split(" ").slice(1).join(" "));
    const counts = this.pressed.get(button) ?? { vain: 0, taken: 0 };
    counts[taken ? "taken" : "vain"] += 1;
    this.pressed.set(button, counts);
    if (taken) this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
    else this.refused += 1;
    return { taken, said: `${answer.status} ${to}`, since, follow: () => this.#follow(what, answer) };
  }

  async #follow(what: string, answer: Response): Promise<void> {
    const to = answer.headers.get("Location") ?? "";
    this.#learnLinks(await this.client.follow(answer, what.split(" ")[0] ?? ""));
    if (to.startsWith("/admin")) this.#learn(to.split("#")[0] ?? "");
  }
}
