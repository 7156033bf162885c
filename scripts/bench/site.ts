/** The built site as a process of its own on a free port, and what it uses of the machine. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../lib/port";

export const CACHE = resolve(".cache/bench");
export const owner = { email: "banco@ejemplo.com", password: "llave de medir 4071" };

/** A folder with so many products in it, loaded once and kept for the next run. */
export function contentOf(products: number, say: (line: string) => void): string {
  const folder = join(CACHE, `datos-${products}`);
  if (existsSync(join(folder, "lista"))) return folder;
  say(`loading ${products} products`);
  mkdirSync(folder, { recursive: true });
  seed({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "ged.db")}` }, products);
  execFileSync("touch", [join(folder, "lista")]);
  return folder;
}

/** Demo content into a database, as an operator would. */
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
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = {
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: "silent",
    NODE_ENV: "production",
    // As in the container.
    MALLOC_ARENA_MAX: "1",
  };
  const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const began = performance.now();
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...own, ...admin, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
  };
  while (performance.now() - began < 60_000) {
    const page = await fetch(`${origin}/`).catch(() => null);
    if (page?.ok && (await page.text())) {
      return { origin, pid: server.pid ?? 0, startMs: performance.now() - began, stop };
    }
    if (server.exitCode !== null) throw new Error(`The site ended with ${server.exitCode}`);
    await pause(5);
  }
  throw new Error("The site is not there after 60 s");
}

/** Milliseconds of processor time that processes have used. */
export function cpuMs(...pids: number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/** Memory of a process, MB. */
export function memoryMb(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Every address of a site by its kind of page. */
export async function addresses(
  origin: string,
): Promise<{ category: string[]; subcategory: string[]; product: string[] }> {
  const locations = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(origin + path)).text();
    return Array.from(xml.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => url.replace(origin, ""));
  };
  const top = await locations("/sitemap.xml");
  const all = top[0]?.startsWith("/sitemap/") ? (await Promise.all(top.map(locations))).flat() : top;
  const other = ["/catalogo", "/buscar", "/nosotros", "/contacto", "/privacidad"];
  return {
    category: all.filter((path) => /^\/[^/]+$/.test(path) && !other.includes(path)),
    subcategory: all.filter((path) => /^\/[^/]+\/[^/]+$/.test(path)),
    product: all.filter((path) => path.startsWith("/productos/")),
  };
}
