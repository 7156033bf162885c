import { z } from "zod";
import { fromNow, isUnexpired } from "~/services/env/clock.server";
import { isKnownTo, type KnownDevice } from "~/services/http/cookies.server";
import { db } from "~/services/db/client.server";
import { lockMutex } from "~/services/db/locks.server";
import { join, sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { change } from "~/domain/kernel/change.server";
import { type Borrador, formOf, type Recuperado } from "./drafts";

export const KEPT_MS = 24 * 60 * 60 * 1000;
/** Most drafts that one administrator has; the oldest are deleted. */
const MOST = 20;

const CamposSchema = z.array(z.tuple([z.string(), z.string()]));

/** Reads stored fields; an empty list when they are not of the right form. */
export function camposOf(json: string): Borrador["campos"] {
  return CamposSchema.catch([]).parse(JSON.parse(json));
}

/** Drafts that an administrator has of one screen: two tabs, or two forms, each have one. */
const SLOTS = ["", " 2", " 3"];

function clavesOf(browser: KnownDevice, admin_user_id: number, ruta: string): string[] {
  return SLOTS.map((slot) => sha256(`${browser.id} ${admin_user_id} ${ruta}${slot}`));
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
      WHERE clave IN (${join(clavesOf(browser, admin_user_id, ruta))}) AND admin_user_id = ${admin_user_id} ORDER BY vence_at DESC`,
  );
  return rows.filter(({ vence_at }) => isUnexpired(vence_at, KEPT_MS));
}

/** What tells the forms of a screen, and the same form in two tabs, apart. */
function instanceOf(form: FormData): string {
  return ["editor", "idempotencia"].map((name) => String(form.get(name))).join(" ");
}

const instanceIn = (row: { campos: string }) => instanceOf(formOf({ campos: camposOf(row.campos) }));

/**
 * Stores for 24 hours what was typed without a session, for the administrator who signed in last in this browser.
 * Requires the browser's signed cookie, and that this administrator's password has not changed since: nobody else can
 * fill the table. Of more than three forms of a screen the oldest is given up.
 */
export async function keepBorrador(browser: KnownDevice, ruta: string, { campos, archivos }: Borrador): Promise<void> {
  const id = browser.admins.at(-1)?.id ?? 0;
  const admin = await db.adminUser.findFirst({ where: { id, activo: true } });
  if (!admin || !isKnownTo(browser, admin)) return;
  const [claves, admin_user_id] = [clavesOf(browser, admin.id, ruta), admin.id];
  const data = { admin_user_id, campos: JSON.stringify(campos), archivos, vence_at: fromNow(KEPT_MS) };
  await change(async (tx) => {
    // Two tabs may send theirs at the same moment, and each takes a free place.
    await lockMutex(tx, `borradores ${admin_user_id}`);
    const newest = { orderBy: { vence_at: "desc" } } as const;
    const before = await tx.borrador.findMany({ where: { clave: { in: claves }, admin_user_id }, ...newest });
    const same = before.find((row) => instanceIn(row) === instanceOf(formOf({ campos })));
    const free = claves.find((clave) => before.every((row) => row.clave !== clave));
    const clave = same?.clave ?? free ?? before.at(-1)?.clave ?? "";
    await tx.borrador.upsert({ where: { clave }, create: { clave, ...data }, update: data });
    const older = await tx.borrador.findMany({ where: { admin_user_id }, ...newest, skip: MOST });
    await tx.borrador.deleteMany({ where: { clave: { in: older.map((row) => row.clave) } } });
  });
}

/** The newest draft of this administrator for an address in this browser, and how many more there are; or null. */
export async function findBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
): Promise<Recuperado | null> {
  const [row, ...others] = await listStored(browser, admin_user_id, ruta);
  if (!row) return null;
  return { clave: row.clave, campos: camposOf(row.campos), archivos: row.archivos, otros: others.length };
}

/**
 * Deletes the draft that a form was filled in from (its field `borrador` has the key), and the one that was kept of this
 * very form: it was saved, or discarded.
 */
export async function forgetBorrador(
  browser: KnownDevice,
  admin_user_id: number,
  ruta: string,
  fields: FormData,
): Promise<void> {
  const [shown, sent] = [fields.get("borrador"), fields.has("idempotencia") ? instanceOf(fields) : null];
  const rows = await listStored(browser, admin_user_id, ruta);
  const own = rows.filter((row) => row.clave === shown || instanceIn(row) === sent);
  await db.borrador.deleteMany({ where: { clave: { in: own.map(({ clave }) => clave) } } });
}
