/** Runs the built site as a separate process on a free port and measures its CPU time. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { ownEnv, spawnServer, stopServer, untilReady } from "../support/run/server";

export const CACHE = resolve(".cache/bench");
export const owner = { email: "banco@ejemplo.com", password: "llave de medir 4071" };

/** A data folder with this many products, loaded once and kept for the next run. */
export function contentOf(products: number, say: (line: string) => void): string {
  const folder = join(CACHE, `datos-${products}`);
  if (existsSync(join(folder, "lista"))) return folder;
  say(`loading ${products} products`);
  mkdirSync(folder, { recursive: true });
  seed({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "ged.db")}` }, products);
  execFileSync("touch", [join(folder, "lista")]);
  return folder;
}

/** Loads the demo content into a database, as an operator would. */
export function seed(env: Record<string, string>, products: number): void {
  const args = ["node_modules/tsx/dist/cli.mjs", "scripts/seed.ts", "--products", String(products), "--replace"];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
}

export interface Site {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its first page. */
  startMs: number;
  stop: () => Promise<void>;
}

/** Starts the site and waits for its first page. Throws after 60 seconds. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const own = await ownEnv();
  const origin = own.PUBLIC_ORIGIN;
  const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const began = performance.now();
  const server = spawnServer({ ...own, LOG_LEVEL: "silent", ...admin, ...env }, "ignore");
  // Where another site does not start, this one would stay.
  process.once("exit", () => server.kill());
  await untilReady(server, `${origin}/`, 5, 60);
  const startMs = performance.now() - began;
  return { origin, pid: server.pid ?? 0, startMs, stop: () => stopServer(server, "SIGTERM") };
}

/** CPU time in milliseconds that processes have used. */
export function cpuMs(...pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/** The bytes of an answer in one encoding, not decoded. */
export async function encodedBody(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": encoding } }, (answer) => resolve(buffer(answer))).on("error", reject);
  });
}

/** The addresses of a site's catalogue, by kind of page. */
export async function addresses(
  origin: string,
): Promise<{ category: string[]; subcategory: string[]; product: string[] }> {
  const locations = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(origin + path)).text();
    return Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => url.replace(origin, ""));
  };
  const top = await locations("/sitemap.xml");
  const all: string[] = [];
  // One after another: the site makes them in turn, and refuses those that would wait too long.
  for (const part of top[0]?.startsWith("/sitemap/") ? top : ["/sitemap.xml"]) all.push(...(await locations(part)));
  const other = ["catalogo", "buscar", "nosotros", "contacto", "privacidad", "vehiculos", "cotizacion"];
  const sections = all.filter((path) => !other.includes(path.split("/")[1] ?? ""));
  return {
    category: sections.filter((path) => /^\/[^/]+$/.test(path)),
    subcategory: sections.filter((path) => /^\/[^/]+\/[^/]+$/.test(path)),
    product: all.filter((path) => path.startsWith("/productos/")),
  };
}
