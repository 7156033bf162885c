import { unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { logEvent } from "~/services/log/event-log.server";
import { verifyPassword } from "~/services/secrets/password.server";
import type { Clave } from "./administradores";
import { hashNewPassword } from "./accounts.server";
import { change } from "~/domain/kernel/change.server";
import { setPassword } from "./acceso.server";
import { attempt, TooManyAttempts } from "./rate-limits.server";
import { FieldRefusal, NotFound, Refusal } from "~/domain/kernel/refusal";
import { lockVerifiedAccount, SESSION_MS, type Verified } from "./sessions.server";
import { newestFirst } from "~/domain/kernel/order";

/** One's own sessions that have not expired, newest first. */
export async function listSesiones(admin_user_id: number) {
  return db.adminSession.findMany({
    where: { admin_user_id, expires_at: unexpired(SESSION_MS) },
    orderBy: [...newestFirst],
    select: { id: true, navegador: true, created_at: true, expires_at: true },
  });
}

/** Ends a session of one's own. Throws NotFound, also for somebody else's. */
export async function closeSesion(admin_user_id: number, id: number): Promise<void> {
  const { count } = await db.adminSession.deleteMany({ where: { id, admin_user_id } });
  if (count === 0) throw new NotFound();
}

/** Ends all sessions of one's own but `id`. Returns how many. */
export async function closeOtherSesiones(admin_user_id: number, id: number): Promise<number> {
  const { count } = await db.adminSession.deleteMany({ where: { admin_user_id, id: { not: id } } });
  return count;
}

/**
 * Checks the password of whoever is signed in, because a session alone is not enough proof. Rate limited like a
 * login, with one count for all forms. Throws FieldRefusal for the field `password_actual`.
 */
export async function requirePresentPassword(id: number, password_actual: string): Promise<Verified> {
  try {
    return await attempt([`clave:${id}`], async () => {
      const admin = await db.adminUser.findUnique({ where: { id } });
      if (!(await verifyPassword(admin?.password_hash ?? null, password_actual)) || !admin?.password_hash) {
        throw new FieldRefusal("password_actual", "La contraseña actual no es correcta");
      }
      return { id, nombre: admin.nombre, email: admin.email, password_hash: admin.password_hash };
    });
  } catch (error) {
    if (error instanceof Refusal) logEvent("clave rechazada", { admin: id, motivo: error.name });
    throw error instanceof TooManyAttempts ? new FieldRefusal("password_actual", error.message) : error;
  }
}

/**
 * Changes one's own password and ends every session and link, the present session too. Throws FieldRefusal and
 * LoginRefusal.
 */
export async function changePassword(id: number, { password_actual, password }: Clave): Promise<Verified> {
  const before = await requirePresentPassword(id, password_actual);
  const after = { ...before, password_hash: await hashNewPassword(password) };
  await change(async (tx) => {
    await lockVerifiedAccount(tx, before);
    await setPassword(tx, after, "cuenta");
  });
  logEvent("clave cambiada", { admin: id });
  return after;
}
