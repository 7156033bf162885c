import { randomBytes } from "node:crypto";
import { fromNow, isUnexpired, now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { log } from "~/services/log/log.server";
import { verifyPassword } from "~/services/secrets/password.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { emailClave } from "./administradores";
import { hashNewPassword } from "./accounts.server";
import { change } from "~/domain/kernel/change.server";
import { Refusal } from "~/domain/kernel/refusal";

export const SESSION_MS = 8 * 60 * 60 * 1000;

export interface Admin {
  id: number;
  email: string;
  nombre: string;
}

/**
 * An account and its password hash, just verified or just set. `lockVerifiedAccount` checks that it is still the stored one.
 */
export interface Verified extends Admin {
  password_hash: string;
}

/** A refused login, with the title and text of ADM §8 and its HTTP status. */
export class LoginRefusal extends Refusal {
  override name = "LoginRefusal";
  constructor(
    readonly titulo: string,
    texto: string,
    readonly status: number,
  ) {
    super(texto);
  }
}

/**
 * CSRF token of the admin forms: only the owner of the session can know it, and it does not reveal the session's
 * token.
 */
export function csrfToken(sessionToken: string): string {
  return sha256(`csrf:${sessionToken}`);
}

async function readAdmin(email: string) {
  try {
    return await db.adminUser.findUnique({ where: { email_clave: emailClave(email) } });
  } catch (error) {
    const texto = "No se pudo obtener la información del administrador";
    log.error(texto, error);
    throw new LoginRefusal("Error de acceso", texto, 503);
  }
}

const wrong = () => new LoginRefusal("Error de autenticación", "Email o contraseña incorrectos", 401);
const off = () => new LoginRefusal("Acceso denegado", "No tienes permisos de administrador", 403);

/** The active administrator with this e-mail and password. Throws LoginRefusal with the texts of ADM §8. */
export async function authenticate(email: string, password: string): Promise<Verified> {
  const admin = await readAdmin(email);
  if (!(await verifyPassword(admin?.password_hash ?? null, password)) || !admin?.password_hash) {
    if (!admin && (await countAdmins()) === 0) {
      throw new LoginRefusal("Error de configuración", "No se pudo configurar el acceso administrativo", 403);
    }
    throw wrong();
  }
  if (!admin.activo) throw off();
  return { ...admin, password_hash: admin.password_hash };
}

/**
 * Locks the row of an account until the transaction ends. Throws LoginRefusal unless it is active and its password is
 * still the one that was verified.
 */
export async function lockVerifiedAccount(
  tx: Tx,
  { id, password_hash }: Verified,
  data: { ultimo_ingreso?: Date; updated_at?: Date } = { updated_at: now() },
): Promise<void> {
  const { count } = await tx.adminUser.updateMany({ where: { id, password_hash, activo: true }, data });
  if (count === 1) return;
  throw (await tx.adminUser.count({ where: { id, activo: false } })) > 0 ? off() : wrong();
}

/**
 * Opens a session of 8 hours, never extended (DEC 14). The token is returned once: the database stores only its
 * SHA-256. Throws LoginRefusal when the password was changed or the account deactivated since it was verified.
 */
export async function openSession(verified: Verified, navegador: string): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString("base64url");
  const expires = fromNow(SESSION_MS);
  const data = { session_token: sha256(token), expires_at: expires, navegador: navegador.slice(0, 200) };
  await change(async (tx) => {
    await lockVerifiedAccount(tx, verified, { ultimo_ingreso: now() });
    await tx.adminSession.create({ data: { ...data, admin_user_id: verified.id } });
  });
  return { token, expires };
}

/** The administrator of a session token and the session's id; null when it has expired or the account is inactive. */
export async function findSession(token: string): Promise<{ admin: Admin; sesion: number } | null> {
  const [session] = await readRows<Admin & { sesion: number; expires_at: Date; activo: boolean }>(
    sql`SELECT s.id AS sesion, s.expires_at, a.id, a.email, a.nombre, a.activo
      FROM admin_sessions s JOIN admin_users a ON a.id = s.admin_user_id WHERE s.session_token = ${sha256(token)}`,
  );
  if (!session?.activo || !isUnexpired(session.expires_at, SESSION_MS)) return null;
  const { sesion, id, email, nombre } = session;
  return { admin: { id, email, nombre }, sesion };
}

/** Ends a session; an unknown token is ignored. */
export async function closeSession(token: string): Promise<void> {
  await db.adminSession.deleteMany({ where: { session_token: sha256(token) } });
}

/** How many administrators there are, active or not. */
export async function countAdmins(): Promise<number> {
  return db.adminUser.count();
}

/**
 * Creates an administrator. An existing account stays as it is, never re-activated (DEC 15), also one that was created
 * meanwhile; returns null then.
 */
export async function createAdmin(data: { nombre: string; email: string; password: string }): Promise<Admin | null> {
  const email_clave = emailClave(data.email);
  if (await db.adminUser.findUnique({ where: { email_clave }, select: { id: true } })) return null;
  const account = { nombre: data.nombre, email: data.email, email_clave };
  const password_hash = await hashNewPassword(data.password);
  const select = { id: true, email: true, nombre: true } as const;
  return db.adminUser.create({ data: { ...account, password_hash }, select }).catch((error: unknown) => {
    if (isRace(error)) return null;
    throw error;
  });
}
