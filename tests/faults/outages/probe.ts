/** What visitors and staff experience during a fault. */
import { contacto } from "../lib/contacto";
import type { Client } from "../lib/client";
import type { World } from "../lib/world";

export interface Seen {
  reads: number;
  badReads: string[];
  saved: string[];
  refused: number;
  /** Number of refusals whose page has lost what was typed. */
  lostText: number;
  /** Number of requests without an answer within 20 s. */
  hung: number;
  slowestMs: number;
}

const PATIENCE_MS = 20_000;
const pages = ["/", "/catalogo", "/contacto", "/admin/productos", "/admin/productos/1"];

export function nothingSeen(): Seen {
  return { reads: 0, badReads: [], saved: [], refused: 0, lostText: 0, hung: 0, slowestMs: 0 };
}

async function timed<T>(seen: Seen, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const began = Date.now();
  try {
    return await work(AbortSignal.timeout(PATIENCE_MS));
  } catch {
    seen.hung += 1;
    return null;
  } finally {
    seen.slowestMs = Math.max(seen.slowestMs, Date.now() - began);
  }
}

/** Opens a page that needs the database. */
export async function readOne(seen: Seen, admin: Client, serial: number): Promise<void> {
  const path = pages[serial % pages.length] ?? "/";
  const answer = await timed(seen, (signal) => admin.fetch(path, { signal }));
  seen.reads += 1;
  if (answer && answer.status !== 200) seen.badReads.push(`${answer.status} ${path}`);
}

/** Sends a message, or creates a benefit as staff would; each has a unique name. */
export async function writeOne(seen: Seen, { visitor }: World, admin: Client, serial: number): Promise<void> {
  const name = `Falla ${serial} ${"x".repeat(60)}`;
  const benefit = { icono: "★", titulo: name, descripcion: "x".repeat(400), orden: "1", revision: "0" };
  const [client, path, fields] =
    serial % 2 === 0
      ? ([visitor(200_000 + serial), "/contacto", contacto(name)] as const)
      : ([admin, "/admin/beneficios/nuevo", benefit] as const);
  const body = new URLSearchParams(fields);
  const headers = { Origin: client.origin };
  const answer = await timed(seen, (signal) => client.fetch(path, { method: "POST", body, headers, signal }));
  if (!answer) return;
  if (answer.status === 303) return void seen.saved.push(name);
  seen.refused += 1;
  if (!answer.html.includes(name)) seen.lostText += 1;
}

/** Number of names reported as saved that are not in the database. */
async function falseSuccesses({ rows }: World, seen: Seen): Promise<number> {
  const stored = await rows(
    "SELECT asunto AS n FROM mensajes_contacto UNION ALL SELECT titulo AS n FROM beneficios_home",
  );
  const names = new Set(stored.map(({ n }) => String(n)));
  return seen.saved.filter((name) => !names.has(name)).length;
}

/** Milliseconds until a save succeeds again; null after 10 s. */
export async function recovery(world: World, admin: Client, from: number): Promise<number | null> {
  const began = Date.now();
  for (let serial = from; Date.now() - began < 10_000; serial += 1) {
    const seen = nothingSeen();
    await writeOne(seen, world, admin, serial);
    if (seen.saved.length > 0) return Date.now() - began;
  }
  return null;
}

/** Summarizes what was seen in one line, with whether it meets the goal. */
export async function judge(world: World, seen: Seen, recovered: number | null) {
  const lies = await falseSuccesses(world, seen);
  const figure = [
    `${seen.saved.length} saved, ${seen.refused} refused, ${lies} false successes`,
    `${seen.reads} reads, ${seen.badReads.length} not 200`,
    `${seen.lostText} lost their text, ${seen.hung} hung, slowest ${(seen.slowestMs / 1000).toFixed(1)} s`,
    `saving again after ${recovered === null ? "never" : `${(recovered / 1000).toFixed(1)} s`}`,
  ].join("; ");
  const none = lies + seen.badReads.length + seen.lostText + seen.hung === 0;
  return { figure, ok: none && recovered !== null && recovered <= 5_000 };
}
