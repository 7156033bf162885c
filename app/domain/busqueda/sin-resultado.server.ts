import { fromNow, now, SKEW_MS } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { foundNothing, searchProductos } from "~/domain/catalogo/search.server";
import { todaysBeginning } from "~/domain/kernel/dates";
import { textoContado } from "./sin-resultado";

/** What nobody looked for within 90 days is forgotten. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Texts that are counted together, this long after the first one, in ms. */
const TOGETHER_MS = 500;
/** What could not be stored is tried again after this, in ms. */
const AGAIN_MS = 5_000;
/** Most texts that are counted together; others, of an attack, are not counted. */
const MOST_WAITING = 100;
/** Texts that are stored: those that were looked for on most days, and the last ones beside them. */
const MOST_OFTEN = 300;
const MOST_RECENT = 200;
/** Most texts that staff are shown, and that are looked at for them. */
const SHOWN = 20;
const LOOKED_AT = 60;

const oftenFirst: { veces?: "desc"; ultima_at?: "desc" }[] = [{ veces: "desc" }, { ultima_at: "desc" }];

let waiting = new Map<string, string>();
let isDue = false;
let storing = Promise.resolve(true);

function count(clave: string, texto: string): void {
  if (!waiting.has(clave) && waiting.size < MOST_WAITING) waiting.set(clave, texto);
}

/** Stores what waits, soon, or later where the database refused it: one batch after the other. */
function storeSoon(ms = TOGETHER_MS): void {
  if (isDue || waiting.size === 0) return;
  isDue = true;
  setTimeout(() => {
    void storeBusquedas().then((isStored) => {
      isDue = false;
      storeSoon(isStored ? TOGETHER_MS : AGAIN_MS);
    });
  }, ms).unref();
}

/** Stores what was counted and waits, now: before the database is closed. False where the database refused it. */
export function storeBusquedas(): Promise<boolean> {
  storing = storing.then(store);
  return storing;
}

/**
 * Counts that visitors' search found nothing today, soon and for all who search meanwhile; what may tell of a person is not
 * counted. A text counts once a day, for nobody knows who asks: however often one visitor does, it is no more than others
 * ask for. Its page is made anew for the next one, who counts too.
 */
export function countSinResultado(texto: string): void {
  const contado = textoContado(texto);
  if (!contado) return;
  doNotCache();
  count(contado.clave, contado.texto);
  storeSoon();
}

/**
 * Stores what was counted, all at once and in one order, so that no two instances wait for each other's rows; false where
 * it waits still.
 */
async function store(): Promise<boolean> {
  if (waiting.size === 0) return true;
  const counted = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1));
  waiting = new Map();
  try {
    await db.$transaction(async (tx) => {
      for (const [clave, texto] of counted) {
        const ultima_at = now();
        const before = { clave, ultima_at: { lt: todaysBeginning(ultima_at) } };
        await tx.busquedaVacia.updateMany({ where: before, data: { veces: { increment: 1 }, ultima_at } });
        const create = { clave, texto, veces: 1, ultima_at };
        await tx.busquedaVacia.upsert({ where: { clave }, create, update: { ultima_at } });
      }
    });
  } catch (error) {
    log.warn("Searches without results could not be counted yet", error);
    for (const [clave, texto] of counted) count(clave, texto);
    return false;
  }
  await forgetRare().catch((error: unknown) => log.warn("Rare searches could not be forgotten", error));
  return true;
}

/** Forgets what is neither among the most frequent nor among the last: a flood leaves what many look for, and lets in what is new. */
async function forgetRare(): Promise<void> {
  const rare = await db.busquedaVacia.findMany({ orderBy: oftenFirst, skip: MOST_OFTEN });
  const old = rare.toSorted((one, other) => other.ultima_at.getTime() - one.ultima_at.getTime()).slice(MOST_RECENT);
  await removeBusquedas(old.map(({ id }) => id));
}

/** What is known of the stored texts until the content changes: whether they are found by now. */
const readFound = perContent(async () => new Map<string, boolean>());

async function isFound(texto: string): Promise<boolean> {
  const known = await readFound();
  const found = known.get(texto) ?? !foundNothing(await searchProductos(texto, 1));
  known.set(texto, found);
  return found;
}

/**
 * What visitors looked for on most days and still would not find, with on how many days and when last. What is found by now,
 * because of a new product or of words that mean the same, is forgotten.
 */
export async function listSinResultado() {
  const rows = await db.busquedaVacia.findMany({ orderBy: oftenFirst, take: LOOKED_AT });
  const [shown, found]: [typeof rows, number[]] = [[], []];
  // One after the other: together they would hold up everybody else.
  for (const row of rows) {
    if (shown.length === SHOWN) break;
    if (await isFound(row.texto)) found.push(row.id);
    else shown.push(row);
  }
  void removeBusquedas(found).catch((error: unknown) => log.warn("Searches could not be forgotten", error));
  return shown;
}

/** Forgets searches that staff need not see any more. Returns how many there were. */
export async function removeBusquedas(ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await db.busquedaVacia.deleteMany({ where: { id: { in: [...ids] } } })).count;
}

/** Forgets what nobody looked for of late, and what a wrong clock dated in the future. */
export async function forgetOldBusquedas(): Promise<void> {
  await db.busquedaVacia.deleteMany({
    where: { NOT: { ultima_at: { gte: fromNow(-KEPT_MS), lte: fromNow(SKEW_MS) } } },
  });
}
