/** Measures memory at rest and after many requests for many different pages, and the time to start. */
import { setTimeout as pause } from "node:timers/promises";
import { memoryMb } from "../support/run/memory";
import { addresses, type Site, startSite } from "./site";
import { median, type Options, type Row } from "./types";

const WORKERS = 32;
/** Time until the memory used by the start has been released. */
const REST_SECONDS = 30;
const IDLE_MB = 200;
const LOADED_MB = 350;

/** Picks a page: the first ones most often (1, 1/2, 1/3 …), and every page at least once. */
function asked(pages: readonly string[], request: number): string {
  const skewed = Math.floor(pages.length ** Math.random()) - 1;
  return pages[request < pages.length ? request : skewed] ?? "/";
}

async function ask(site: Site, pages: readonly string[], from: number, to: number): Promise<void> {
  let next = from;
  const encodings = ["br", "gzip", "br", "identity"];
  async function worker(): Promise<void> {
    while (next < to) {
      const request = next;
      next += 1;
      const headers = { "Accept-Encoding": encodings[request % encodings.length] ?? "br" };
      await (await fetch(site.origin + asked(pages, request), { headers })).arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

/** Sends `requests` requests twice over `pages` pages of the large site. */
export async function memory(site: Site, { requests, pages, say }: Options): Promise<Row[]> {
  const group = "Memory";
  await pause(REST_SECONDS * 1000);
  const idle = memoryMb(site.pid);
  const { product } = await addresses(site.origin);
  const some = product.slice(0, pages);
  const readings: number[] = [];
  for (let half = 0; half < 2; half += 1) {
    for (let part = 0; part < 5; part += 1) {
      const at = half * requests + (part * requests) / 5;
      await ask(site, some, Math.floor(at), Math.floor(at + requests / 5));
      say(`memory after ${Math.floor(at + requests / 5)} requests: ${memoryMb(site.pid).toFixed(0)} MB`);
    }
    readings.push(memoryMb(site.pid));
  }
  const [first = 0, second = 0] = readings;
  const over = `${requests} requests over ${some.length} pages`;
  return [
    {
      group,
      name: "at rest",
      value: `${idle.toFixed(0)} MB`,
      ratio: idle / IDLE_MB,
      goal: `≤ ${IDLE_MB} MB`,
      ok: idle <= IDLE_MB,
    },
    {
      group,
      name: `after ${over}`,
      value: `${first.toFixed(0)} MB`,
      ratio: first / LOADED_MB,
      goal: `≤ ${LOADED_MB} MB`,
      ok: first <= LOADED_MB,
    },
    {
      group,
      name: "after as many again",
      value: `${second.toFixed(0)} MB`,
      ratio: second / first,
      goal: "≤ 1.05",
      ok: second / first <= 1.05,
    },
  ];
}

/** Time from process start to the first page with 50,000 products: the median of three. */
export async function starts(env: Record<string, string>, { say }: Options): Promise<Row[]> {
  const taken: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const site = await startSite(env);
    taken.push(site.startMs);
    await site.stop();
  }
  say(`start: ${taken.map(Math.round).join(", ")} ms`);
  const ms = median(taken);
  return [
    {
      group: "Start",
      name: "to the first page, 50,000 products",
      value: `${Math.round(ms)} ms`,
      ratio: ms / 1500,
      goal: "≤ 1.5 s",
      ok: ms <= 1500,
    },
  ];
}
