import { z } from "zod";
import { fromNow, isUnexpired } from "~/services/env/clock.server";
import { isKnownTo, type KnownDevice } from "~/services/http/cookies.server";
import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { readRows } from "~/services/db/rows.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { type Borrador, campoOf } from "./drafts";

export const KEPT_MS = 24 * 60 * 60 * 1000;
/** Most drafts that one administrator has; the oldest are deleted. */
const MOST = 20;

const CamposSchema = z.array(z.tuple([z.string(), z.string()]));

/** Reads stored fields; an empty list when they are not of the right form. */
export function camposOf(json: string): Borrador["campos"] {
  return CamposSchema.catch([]).parse(JSON.parse(json));
}

/** Drafts of one screen: two tabs, or two forms, each have one. */
const SLOTS = ["", " 2", " 3"];

function clavesOf(browser: KnownDevice, ruta: string): string[] {
  return SLOTS.map((slot) => sha256(`${browser.id} ${ruta}${slot}`));
}

interface Stored {
  clave: string;
  campos: string;
  archivos: boolean;
  vence_at: Date;
}

/** The drafts of an administrator for an address in a browser, the newest first. */
async function listStored(browser: KnownDevice, admin_user_id: number, ruta: string): Promise<Stored[]> {
  const rows = await readRows<Stored>(
    sql`SELECT clave, campos, archivos, vence_at FROM borradores
      WHERE clave IN (${join(clavesOf(browser, ruta))}) AND admin_user_id = ${admin_user_id} ORDER BY vence_at DESC`,
  );
  return rows.filter(({ vence_at }) => isUnexpired(vence_at, KEPT_MS));
}

/** What tells the forms of a screen, and the same form in two tabs, apart. */
function instanceOf(campos: Borrador["campos"]): string {
  return ["editor", "idempotencia"].map((name) => campoOf({ campos }, name) ?? "").join(" ");
}

/**
 * Stores for 24 hours what was typed without a session, for the administrator who signed in last in this browser.
 * Requires the browser's signed cookie, and that this administrator's password has not changed since: nobody else can
 * fill the table. Of more than three forms of a screen the oldest is given up.
 */
export async function keepBorrador(browser: KnownDevice, ruta: string, { campos, archivos }: Borrador): Promise<void> {
  const id = browser.admins.at(-1)?.id ?? 0;
  const admin = await db.adminUser.findFirst({ where: { id, activo: true } });
  if (!admin || !isKnownTo(browser, admin)) return;
  const before = await listStored(browser, admin.id, ruta);
  const same = before.find((row) => instanceOf(camposOf(row.campos)) === instanceOf(campos));
  const free = clavesOf(browser, ruta).find((clave) => before.every((row) => row.clave !== clave));
  const clave = same?.clave ?? free ?? before.at(-1)?.clave ?? "";
  const data = {
    admin_user_id: admin.id,
    campos: JSON.stringify(campos),
    archivos,
    vence_at: fromNow(KEPT_MS),
  };
  await db.borrador.upsert({ where: { clave }, create: { clave, ...data }, update: data });
  const kept = await db.borrador.findMany({
    where: { admin_user_id: admin.id },
    orderBy: { vence_at: "desc" },
    skip: MOST,
    select: { clave: true },
  });
  await db.borrador.deleteMany({ where: { clave: { in: kept.map((row) => row.clave) } } });
}

/** The newest draft of this administrator for an address in this browser, and how many more there are; or null. */
export async function findBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
): Promise<Borrador | null> {
  const [row, ...others] = await listStored(browser, admin_user_id, ruta);
  return row ? { campos: camposOf(row.campos), archivos: row.archivos, otros: others.length } : null;
}

/**
 * Deletes the newest draft: it was sent again, or discarded. `editorOf` names the form of the screen that was sent, null one
 * without a name; undefined: whichever it was. It is asked only where there is a draft.
 */
export async function forgetBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
  editorOf?: () => Promise<string | null | undefined>,
): Promise<void> {
  const [row] = await listStored(browser, admin_user_id, ruta);
  if (!row) return;
  const editor = await editorOf?.();
  const own = campoOf({ campos: camposOf(row.campos) }, "editor") ?? null;
  if (editor === undefined || own === editor) await db.borrador.deleteMany({ where: { clave: row.clave } });
}
