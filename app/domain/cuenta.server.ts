import { db } from "~/services/db/client.server";
import { event } from "~/services/bitacora.server";
import { verifyPassword } from "~/services/password.server";
import type { Clave } from "./admins";
import { hashNewPassword } from "./claves.server";
import { change } from "./contenido.server";
import { recordPassword } from "./acceso.server";
import { attempt } from "./limites.server";
import { FieldRefusal, NotFound } from "./refusal";

/** One's own sessions that live, the newest first. */
export async function listSesiones(admin_user_id: number) {
  return db.adminSession.findMany({
    where: { admin_user_id, expires_at: { gt: new Date() } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    select: { id: true, navegador: true, created_at: true, expires_at: true },
  });
}

/** Ends one of one's own sessions; nobody else's. Throws NotFound. */
export async function closeSesion(admin_user_id: number, id: number): Promise<void> {
  const { count } = await db.adminSession.deleteMany({ where: { id, admin_user_id } });
  if (count === 0) throw new NotFound();
}

/** Ends all of one's sessions but the one. Tells how many. */
export async function closeOtherSesiones(admin_user_id: number, id: number): Promise<number> {
  const { count } = await db.adminSession.deleteMany({ where: { admin_user_id, id: { not: id } } });
  return count;
}

/** One's own new password: every session and link ends, this one too. Throws FieldRefusal, TooManyAttempts. */
export async function changePassword(id: number, { password_actual, password }: Clave): Promise<void> {
  await attempt([`clave:${id}`], async () => {
    const admin = await db.adminUser.findUnique({ where: { id }, select: { password_hash: true } });
    if (!(await verifyPassword(admin?.password_hash ?? null, password_actual))) {
      throw new FieldRefusal("password_actual", "La contraseña actual no es correcta");
    }
  });
  const password_hash = await hashNewPassword(password);
  await change(async (tx) => {
    const data = { password_hash, revision: { increment: 1 } };
    const { nombre } = await tx.adminUser.update({ where: { id }, data, select: { nombre: true } });
    await tx.adminSession.deleteMany({ where: { admin_user_id: id } });
    await tx.enlaceAcceso.deleteMany({ where: { admin_user_id: id } });
    await recordPassword(tx, id, nombre);
  });
  event("clave cambiada", { admin: id });
}
