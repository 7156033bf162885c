import { createHash } from "node:crypto";
import { db } from "~/services/db/client.server";
import { type Borrador, camposOf } from "./borradores";

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Forms one browser can leave unsaved. */
const MOST = 20;

interface Browser {
  id: string;
  admins: readonly number[];
}

function claveOf(browser: Browser, ruta: string): string {
  return createHash("sha256").update(`${browser.id} ${ruta}`).digest("hex");
}

/**
 * Keeps what was typed without a session, for a day, for whoever signed in last with this browser. Only a browser that
 * bears our signature gets here: nobody else can fill the table.
 */
export async function keepBorrador(browser: Browser, ruta: string, { campos, archivos }: Borrador): Promise<void> {
  const admin_user_id = browser.admins.at(-1);
  const admin = await db.adminUser.findFirst({ where: { id: admin_user_id, activo: true }, select: { id: true } });
  if (!admin) return;
  const data = {
    admin_user_id: admin.id,
    campos: JSON.stringify(campos),
    archivos,
    vence_at: new Date(Date.now() + KEPT_MS),
  };
  const clave = claveOf(browser, ruta);
  await db.borrador.upsert({ where: { clave }, create: { clave, ...data }, update: data });
  const kept = await db.borrador.findMany({
    where: { admin_user_id: admin.id },
    orderBy: { vence_at: "desc" },
    skip: MOST,
    select: { clave: true },
  });
  const expired = { vence_at: { lt: new Date() } };
  await db.borrador.deleteMany({ where: { OR: [expired, { clave: { in: kept.map((row) => row.clave) } }] } });
}

/** What this administrator had typed at an address in this browser, or null. */
export async function findBorrador(browser: Browser, admin_user_id: number, ruta: string): Promise<Borrador | null> {
  const row = await db.borrador.findUnique({ where: { clave: claveOf(browser, ruta) } });
  if (!row || row.admin_user_id !== admin_user_id || row.vence_at < new Date()) return null;
  return { campos: camposOf(row.campos), archivos: row.archivos };
}

/** Forgets it: it was sent again, or given up. */
export async function forgetBorrador(browser: Browser, admin_user_id: number, ruta: string): Promise<void> {
  const where = { clave: claveOf(browser, ruta), admin_user_id };
  if ((await db.borrador.count({ where })) > 0) await db.borrador.deleteMany({ where });
}
