/** Reads public pages as kept and made afresh, and says where they differ. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { parse } from "node-html-parser";
import type { Azar } from "../lib/azar";
import type { World } from "../lib/world";
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
  return [status, ...heads, body].join("\n").replace(KEYS, "$1=·");
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

/** Reads a page as any visitor at an instance. */
export async function readAt(origin: string, path: string): Promise<Leida> {
  const answer = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

/** A process that makes every page afresh, on the data of the first site. */
export class Aparte {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  #answered: (page: Leida) => void = () => undefined;

  constructor({ site, databaseUrl }: World, PUBLIC_ORIGIN: string) {
    const env = { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN };
    this.#child = fork("tests/faults/diferencial/aparte.ts", {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, ...env, NODE_ENV: "production", LOG_LEVEL: "silent" },
    });
    this.#ready = once(this.#child, "message").then(() => {
      this.#child.on("message", (page: Leida) => this.#answered(page));
    });
  }

  /** Makes a page. Throws after a minute. */
  async read(path: string): Promise<Leida> {
    await this.#ready;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${path} was not made afresh within a minute`)), 60_000);
      this.#answered = (page) => {
        clearTimeout(late);
        resolve(page);
      };
      this.#child.send(path);
    });
  }

  stop(): void {
    this.#child.kill("SIGKILL");
  }
}

/** The public pages seen so far, and what some of them said. */
export class Paginas {
  readonly #known = new Set([...fixedPages(), ...FILES]);
  readonly #bodies = new Map<string, string>();

  constructor(readonly azar: Azar) {}

  /** Remembers a page's text and the pages it leads to. */
  learn(path: string, { body }: Leida): void {
    this.#bodies.delete(path);
    this.#bodies.set(path, body);
    for (const oldest of [...this.#bodies.keys()].slice(0, Math.max(0, this.#bodies.size - HELD)))
      this.#bodies.delete(oldest);
    if (!body.startsWith("<!DOCTYPE html>")) return;
    for (const link of parse(body).querySelectorAll('a[href^="/"]')) {
      const to = (link.getAttribute("href") ?? "").split("#")[0] ?? "";
      if (this.#known.size < MOST && !/^\/(?:admin|media|imagen|\/)/.test(to)) this.#known.add(to);
    }
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
    return [...new Set(chosen)];
  }
}
