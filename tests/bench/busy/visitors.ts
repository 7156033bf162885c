/**
 * Visitors in a process of their own, so that what this benchmark does beside them delays none: requests addresses at an
 * even pace, whether or not earlier ones were answered, and measures how long each answer takes.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";

export interface Visit {
  origin: string;
  paths: string[];
  perSecond: number;
  /** Most requests at a time; beyond them none is sent. */
  most: number;
}

export interface Seen {
  /** Milliseconds that each answer took, sorted. */
  ms: number[];
  seconds: number;
  failed: string[];
}

/** A running visit. `stop` waits for what was asked; throws when an answer was no page. */
export interface Visiting {
  stop: () => Promise<Seen>;
}

const children = new Set<ChildProcess>();
process.once("exit", () => children.forEach((child) => child.kill("SIGKILL")));

/** Sends visitors to a site until they are stopped, or have seen all pages. */
export async function visit(asked: Visit): Promise<Visiting> {
  const child = fork(fileURLToPath(import.meta.url), ["visit"], { execArgv: ["--import", "tsx"] });
  children.add(child);
  await once(child, "message");
  child.send(asked);
  return {
    async stop() {
      const told = once(child, "message");
      child.send("stop");
      const [seen]: Seen[] = await told;
      children.delete(child);
      child.kill();
      if (!seen || seen.failed.length > 0) throw new Error(`Not answered: ${seen?.failed.slice(0, 3).join(", ")}`);
      return seen;
    },
  };
}

/** Sends what is due each millisecond; returns the function that ends it and tells what was seen. */
function begin({ origin, paths, perSecond, most }: Visit): () => Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const [ms, failed]: [number[], string[]] = [[], []];
  const began = performance.now();
  let [next, due, open] = [0, 0, 0];

  function ask(path: string): void {
    const since = performance.now();
    open += 1;
    const done = (why?: string) => {
      open -= 1;
      if (why === undefined) ms.push(performance.now() - since);
      else failed.push(`${path}: ${why}`);
    };
    get(origin + path, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode === 200 ? undefined : String(answer.statusCode)));
    }).on("error", (error) => done(error.message));
  }

  const timer = setInterval(() => {
    const now = ((performance.now() - began) * perSecond) / 1000;
    for (; due < now; due += 1) {
      const path = paths[next];
      if (open >= most || path === undefined) continue;
      ask(path);
      next += 1;
    }
  }, 1);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - began) / 1000;
    while (open > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return { ms: ms.toSorted((a, b) => a - b), seconds, failed };
  };
}

if (process.argv[2] === "visit" && process.send) {
  process.send("ready");
  const [asked]: Visit[] = await once(process, "message");
  if (!asked) throw new Error("Nothing was asked");
  const end = begin(asked);
  await once(process, "message");
  process.send(await end());
}
