/** Reads public pages, says where two answers differ, and chooses which ones to look at. */
import { parse } from "node-html-parser";
import type { Azar } from "../lib/azar";
import { fixedPages } from "../../support/site/routes";

export interface Leida {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Headers of the connection, and those that name the request or its moment. */
const OWN = /^(?:date|connection|keep-alive|content-encoding|content-length|transfer-encoding|vary|x-request-id)$/;
/** The hidden key of a form, which is new on every page that shows one, and the nonce of a page that is not kept. */
const KEYS = /(name="idempotencia" value|nonce[=-]?)(?:="|-)?[\w+/=.-]+/g;
const FILES = ["/sitemap.xml", "/vehiculos.json", "/especulacion.json", "/robots.txt"];
const HELD = 500;
const MOST = 4_000;

/** The answer as text, without what is new at every request. */
function whole({ status, headers, body }: Leida): string {
  const said = headers.map(([name, value]) => [name.toLowerCase(), value] as const).filter(([name]) => !OWN.test(name));
  const heads = said.map((pair) => pair.join(": ")).sort();
  // What differs in the body is shown, rather than the ETag that follows from it.
  return [status, body, ...heads].join("\n").replace(KEYS, "$1=·");
}

/** Where two answers begin to differ, with a little of both; null when they are the same. */
export function difference(kept: Leida, afresh: Leida): string | null {
  const [one, two] = [whole(kept), whole(afresh)];
  if (one === two) return null;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 160));
  return `kept ${near(one)}, afresh ${near(two)}`;
}

/** Reads a page as any visitor at an instance; `had`: as a browser does that has this answer and is told whether it still holds. */
export async function readAt(origin: string, path: string, had?: Leida): Promise<Leida> {
  const [, etag] = had?.headers.find(([name]) => name === "etag") ?? [];
  const answer = await fetch(origin + path, {
    redirect: "manual",
    headers: etag ? { "If-None-Match": etag } : {},
    signal: AbortSignal.timeout(60_000),
  });
  const body = await answer.text();
  return had && answer.status === 304 ? had : { status: answer.status, headers: [...answer.headers], body };
}

/** The public pages seen so far, and what some of them said. */
export class Paginas {
  readonly #known = new Set([...fixedPages(), ...FILES]);
  readonly #bodies = new Map<string, string>();

  constructor(readonly azar: Azar) {}

  /** Remembers a page's text and the pages it leads to. */
  learn(path: string, { body, headers }: Leida): void {
    const [, to] = headers.find(([name]) => name === "location") ?? [];
    if (to) this.#add(to.replace(/^https?:\/\/[^/]+/, ""));
    if (this.#bodies.get(path) === body) return;
    this.#bodies.delete(path);
    this.#bodies.set(path, body);
    for (const oldest of [...this.#bodies.keys()].slice(0, Math.max(0, this.#bodies.size - HELD)))
      this.#bodies.delete(oldest);
    if (!body.startsWith("<!DOCTYPE html>")) return;
    for (const link of parse(body).querySelectorAll('a[href^="/"]')) this.#add(link.getAttribute("href") ?? "");
  }

  #add(href: string): void {
    const [to = ""] = href.split("#");
    if (to.startsWith("/") && this.#known.size < MOST && !/^\/(?:admin|media|imagen|\/)/.test(to)) this.#known.add(to);
  }

  /** A page's address as a mistaken link spells it. */
  #odd(path: string): string {
    const { azar } = this;
    const [name = "", query = ""] = path.split("?");
    const search = query && `?${query}`;
    return azar.of([
      `${name}/${search}`,
      name.toUpperCase() + search,
      `${path}${query ? "&" : "?"}utm_source=boletin`,
      `${path}${query ? "&" : "?"}pagina=2`,
      `${path}${query ? "&" : "?"}orden=codigo`,
      `/producto/${name.split("/").at(-1) ?? ""}`,
      `${name}/no-existe`,
    ]);
  }

  /** Some of the pages seen so far. */
  some(count: number): string[] {
    const known = [...this.#known];
    return Array.from({ length: count }, () => this.azar.of(known));
  }

  /** Pages to look at around an edit: those that say what its form holds, one that many edits show on, others at random. */
  around(texts: readonly string[]): string[] {
    const { azar } = this;
    const shown = texts.filter((text) => text.length > 4 && /[a-z]/i.test(text));
    const about = [...this.#bodies]
      .filter(([, body]) => shown.some((text) => body.includes(text)))
      .map(([path]) => path);
    const [word = "perno"] = azar
      .of([...shown, "guardapolvo duster"])
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean);
    const search = `/buscar${azar.of(["", "", "/sugerencias"])}?q=${encodeURIComponent(word.slice(0, 40))}`;
    const known = [...this.#known];
    const chosen = [azar.of(["/", "/catalogo", "/vehiculos", "/nosotros", "/contacto", ...FILES]), search];
    for (let more = 0; more < 2; more += 1) chosen.push(azar.of(about.length > 0 ? about : known), azar.of(known));
    chosen.push(this.#odd(azar.of(azar.chance(0.5) ? chosen : known)));
    return [...new Set(chosen)];
  }
}
