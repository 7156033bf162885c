import { randomBytes } from "node:crypto";
import { actingAs } from "~/services/log/actor.server";
import { fromNow, isUnexpired, now, unexpired } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { lockMutex } from "~/services/db/locks.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { emailClave, isTipoEnlace, type TipoEnlace } from "./administradores";
import { track, trackNew } from "~/domain/kernel/history.server";
import { change } from "~/domain/kernel/change.server";
import { administradores, hashNewPassword, recordAccess } from "./accounts.server";
import { notify } from "./notices.server";
import { type Admin, countAdmins, type Verified } from "./sessions.server";

export const LINK_MS = 24 * 60 * 60 * 1000;

export interface Enlace {
  tipo: TipoEnlace;
  /** The account it is for; null for the first administrator's link. */
  admin: Admin | null;
}

/**
 * Creates a one-time token, valid for 24 hours. It is returned once: the database stores only its SHA-256. Earlier
 * tokens of the same owner become invalid; without owner only those that were used or have expired are deleted.
 */
export async function createEnlace(tx: Tx, tipo: TipoEnlace, admin_user_id: number | null) {
  const token = randomBytes(32).toString("base64url");
  const expires_at = fromNow(LINK_MS);
  const over = { tipo, OR: [{ usado_at: { not: null } }, { NOT: { expires_at: unexpired(LINK_MS) } }] };
  await tx.enlaceAcceso.deleteMany({ where: admin_user_id ? { admin_user_id } : over });
  await tx.enlaceAcceso.create({ data: { tipo, token_hash: sha256(token), admin_user_id, expires_at } });
  return { token, expires_at };
}

/**
 * Creates the token that lets the first administrator set up their account. Those that earlier starts, or other
 * instances, have printed stay valid; all end once there is an administrator.
 */
export async function createSetupToken(): Promise<string> {
  return (await createEnlace(db, "primer_acceso", null)).token;
}

/**
 * The link of a token; null when the token is unknown, used or expired, its owner is inactive, or, for the first
 * account, an administrator exists.
 */
export async function findEnlace(token: string): Promise<Enlace | null> {
  const enlace = await db.enlaceAcceso.findUnique({
    where: { token_hash: sha256(token) },
    include: { admin_user: { select: { id: true, email: true, nombre: true, activo: true } } },
  });
  if (!enlace || enlace.usado_at || !isUnexpired(enlace.expires_at, LINK_MS) || !isTipoEnlace(enlace.tipo)) return null;
  if (enlace.tipo === "primer_acceso") return (await countAdmins()) === 0 ? { tipo: enlace.tipo, admin: null } : null;
  return enlace.admin_user?.activo ? { tipo: enlace.tipo, admin: enlace.admin_user } : null;
}

/** Marks a token as used; of two concurrent calls one gets true. */
async function spend(tx: Tx, token: string): Promise<boolean> {
  const { count } = await tx.enlaceAcceso.updateMany({
    where: { token_hash: sha256(token), usado_at: null, expires_at: unexpired(LINK_MS) },
    data: { usado_at: now() },
  });
  return count === 1;
}

/** Creates the first administrator by the link that the first start prints; null when the link was used meanwhile. */
export async function redeemSetup(
  token: string,
  data: { nombre: string; email: string; password: string },
): Promise<Verified | null> {
  const { nombre, email } = data;
  const password_hash = await hashNewPassword(data.password);
  return change(async (tx) => {
    // Several links may be valid: of those who use them at once the first gets the account.
    await lockMutex(tx, "primer_acceso");
    if (!(await spend(tx, token)) || (await tx.adminUser.count()) > 0) return null;
    await tx.enlaceAcceso.deleteMany({ where: { tipo: "primer_acceso", usado_at: null } });
    const admin = await tx.adminUser.create({
      data: { nombre, email, email_clave: emailClave(email), password_hash },
      select: { id: true, email: true, nombre: true },
    });
    trackNew(tx, administradores.recorded, admin.id);
    return { ...admin, password_hash };
  });
}

/**
 * Sets a password by a one-time link (invitation or reset) and ends all sessions of the account. Null when the link
 * was used meanwhile.
 */
export async function redeemEnlace(
  token: string,
  owner: Admin,
  data: { nombre?: string; password: string },
): Promise<Verified | null> {
  const password_hash = await hashNewPassword(data.password);
  const nombre = data.nombre ?? owner.nombre;
  return actingAs({ id: owner.id, nombre }, () =>
    change(async (tx) => {
      // Locks the account's row first, as every change of an account does, so that no deadlock arises.
      if (!(await lockActiveAccount(tx, owner.id)) || !(await spend(tx, token))) return null;
      await track(tx, administradores.recorded, [owner.id]);
      await setPassword(tx, { ...owner, nombre, password_hash }, "enlace");
      return { ...owner, nombre, password_hash };
    }),
  );
}

/** Locks the row of an account until the transaction ends; false unless it is there and active. */
export async function lockActiveAccount(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx.adminUser.updateMany({ where: { id, activo: true }, data: { updated_at: now() } });
  return count === 1;
}

/** Deletes everything that grants access to an account: sessions, one-time links, and drafts. */
export async function endAccess(tx: Tx, id: number): Promise<void> {
  await tx.adminSession.deleteMany({ where: { admin_user_id: id } });
  await tx.enlaceAcceso.deleteMany({ where: { admin_user_id: id } });
  await tx.borrador.deleteMany({ where: { admin_user_id: id } });
}

/**
 * Gives an account another password: ends all its sessions and links, records the change in the history (never the
 * password) and mails the owner. `how`: by a link, or in "Mi cuenta".
 */
export async function setPassword(tx: Tx, { id, nombre, email, password_hash }: Verified, how: "enlace" | "cuenta") {
  await tx.adminUser.update({ where: { id }, data: { nombre, password_hash, revision: { increment: 1 } } });
  await endAccess(tx, id);
  await recordAccess(tx, { id, nombre }, "clave");
  await notify(tx, { tipo: "clave", how, a: { nombre, email } });
}
