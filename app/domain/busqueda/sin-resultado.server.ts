import { fromNow, now, SKEW_MS } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { searchProductos } from "~/domain/catalogo/search.server";
import { words } from "~/domain/kernel/text";

/** What nobody looked for within 90 days is forgotten. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Texts that are counted together, this long after the first one, in ms. */
const TOGETHER_MS = 500;
/** Most texts that are counted together; others, of an attack, are not counted. */
const MOST_WAITING = 100;
/** Most texts that are stored: those that were looked for most often. */
const MOST = 500;
const LONGEST = 60;
const oftenFirst: { veces?: "desc"; ultima_at?: "desc" }[] = [{ veces: "desc" }, { ultima_at: "desc" }];
/** Most texts that staff are shown. */
const SHOWN = 20;

interface Waiting {
  texto: string;
  veces: number;
}

let waiting = new Map<string, Waiting>();

/**
 * Counts a search of a visitor that found nothing and had nothing to offer, soon and for all who search meanwhile; an
 * address of mail or a long text is none. Its page is made anew for the next one, who counts too.
 */
export function countSinResultado(texto: string): void {
  doNotCache();
  const clave = words(texto).join(" ");
  if (clave === "" || texto.length > LONGEST || texto.includes("@")) return;
  if (!waiting.has(clave) && waiting.size >= MOST_WAITING) return;
  if (waiting.size === 0) setTimeout(() => void store(), TOGETHER_MS).unref();
  waiting.set(clave, { texto, veces: (waiting.get(clave)?.veces ?? 0) + 1 });
}

async function store(): Promise<void> {
  const counted = waiting;
  waiting = new Map();
  try {
    for (const [clave, { texto, veces }] of counted) {
      const data = { texto, ultima_at: now() };
      await db.busquedaVacia.upsert({
        where: { clave },
        create: { clave, veces, ...data },
        update: { veces: { increment: veces }, ...data },
      });
    }
    const rare = await db.busquedaVacia.findMany({ orderBy: oftenFirst, skip: MOST });
    await removeBusquedas(rare.map(({ id }) => id));
  } catch (error) {
    log.warn("Searches without results could not be counted", error);
  }
}

/**
 * What visitors looked for most often and still would not find, with how often and when last. What is found by now,
 * because of a new product or of words that mean the same, is forgotten.
 */
export async function listSinResultado() {
  const rows = await db.busquedaVacia.findMany({ orderBy: oftenFirst, take: SHOWN });
  const found = await Promise.all(rows.map(({ texto }) => isFound(texto)));
  await removeBusquedas(rows.filter((_, at) => found[at]).map(({ id }) => id));
  return rows.filter((_, at) => !found[at]);
}

async function isFound(texto: string): Promise<boolean> {
  const { exacto, total, parecidos } = await searchProductos(texto, 1);
  return exacto !== null || total > 0 || parecidos.length > 0;
}

/** Forgets a search that staff need not see any more. */
export async function removeBusqueda(id: number): Promise<void> {
  await removeBusquedas([id]);
}

async function removeBusquedas(ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.busquedaVacia.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Forgets what nobody looked for of late, and what a wrong clock dated in the future. */
export async function forgetOldBusquedas(): Promise<void> {
  await db.busquedaVacia.deleteMany({
    where: { NOT: { ultima_at: { gte: fromNow(-KEPT_MS), lte: fromNow(SKEW_MS) } } },
  });
}
