import { z } from "zod";
import { fromNow, isUnexpired } from "~/services/env/clock.server";
import { isKnownTo, type KnownDevice } from "~/services/http/cookies.server";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
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

function claveOf(browser: KnownDevice, ruta: string): string {
  return sha256(`${browser.id} ${ruta}`);
}

/**
 * Stores for 24 hours what was typed without a session, for the administrator who signed in last in this browser.
 * Requires the browser's signed cookie, and that this administrator's password has not changed since: nobody else can
 * fill the table.
 */
export async function keepBorrador(browser: KnownDevice, ruta: string, { campos, archivos }: Borrador): Promise<void> {
  const id = browser.admins.at(-1)?.id ?? 0;
  const admin = await db.adminUser.findFirst({ where: { id, activo: true } });
  if (!admin || !isKnownTo(browser, admin)) return;
  const data = {
    admin_user_id: admin.id,
    campos: JSON.stringify(campos),
    archivos,
    vence_at: fromNow(KEPT_MS),
  };
  const clave = claveOf(browser, ruta);
  await db.borrador.upsert({ where: { clave }, create: { clave, ...data }, update: data });
  const kept = await db.borrador.findMany({
    where: { admin_user_id: admin.id },
    orderBy: { vence_at: "desc" },
    skip: MOST,
    select: { clave: true },
  });
  await db.borrador.deleteMany({ where: { clave: { in: kept.map((row) => row.clave) } } });
}

/** The draft of this administrator for an address in this browser, or null. */
export async function findBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
): Promise<Borrador | null> {
  const [row] = await readRows<{ admin_user_id: number; campos: string; archivos: boolean; vence_at: Date }>(
    sql`SELECT admin_user_id, campos, archivos, vence_at FROM borradores WHERE clave = ${claveOf(browser, ruta)}`,
  );
  if (!row || row.admin_user_id !== admin_user_id || !isUnexpired(row.vence_at, KEPT_MS)) return null;
  return { campos: camposOf(row.campos), archivos: row.archivos };
}

/**
 * Deletes the draft: it was sent again, or discarded. `editorOf` names the form of the screen that was sent, null one
 * without a name; undefined: whichever it was. It is asked only where there is a draft.
 */
export async function forgetBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
  editorOf?: () => Promise<string | null | undefined>,
): Promise<void> {
  const where = { clave: claveOf(browser, ruta), admin_user_id };
  const [row] = await db.borrador.findMany({ where, select: { campos: true } });
  if (!row) return;
  const editor = await editorOf?.();
  const own = campoOf({ campos: camposOf(row.campos), archivos: false }, "editor") ?? null;
  if (editor === undefined || own === editor) await db.borrador.deleteMany({ where });
}
