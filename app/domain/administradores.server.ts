import { db } from "~/services/db/client.server";
import { emailClave } from "./admins";
import { recordChange, track } from "./auditoria.server";
import { change } from "./contenido.server";
import { createEnlace } from "./acceso.server";
import { Conflict, FieldRefusal, NotFound, Refusal } from "./refusal";
import { searchParts, toClave } from "./texto";

const columns = { id: true, nombre: true, email: true, activo: true, revision: true, ultimo_ingreso: true } as const;

/** An administrator without their password; `pendiente`: they have not chosen one yet. */
function shown<T extends { password_hash: string | null }>({ password_hash, ...admin }: T) {
  return { ...admin, pendiente: password_hash === null };
}

/** Administrators by name whose name or e-mail holds the search. */
export async function listAdmins(q: string) {
  const live = { sesiones: { where: { expires_at: { gt: new Date() } } } };
  const select = { ...columns, password_hash: true, _count: { select: live } };
  const parts = searchParts(q);
  const admins = (await db.adminUser.findMany({ select, orderBy: { id: "asc" } })).map(shown);
  const sorted = admins.map((admin) => ({ admin, clave: toClave(`${admin.nombre} ${admin.email}`) }));
  return sorted
    .filter(({ clave }) => parts.every((part) => clave.includes(part)))
    .sort((a, b) => (a.clave < b.clave ? -1 : 1))
    .map(({ admin }) => admin);
}

/** An administrator as the editor needs them; null when there is none. */
export async function getAdmin(id: number) {
  const admin = await db.adminUser.findUnique({ where: { id }, select: { ...columns, password_hash: true } });
  return admin && shown(admin);
}

/** Invites somebody: an account without password, and the token of the link that lets them choose one. */
export async function inviteAdmin({ nombre, email }: { nombre: string; email: string }) {
  const email_clave = emailClave(email);
  return change(async (tx) => {
    if (await tx.adminUser.findUnique({ where: { email_clave } })) {
      throw new FieldRefusal("email", "Ya hay un administrador con este email");
    }
    const { id } = await tx.adminUser.create({ data: { nombre, email, email_clave }, select: { id: true } });
    const row = { entidad: "administradores", entidad_id: String(id), titulo: nombre } as const;
    await recordChange(tx, { ...row, accion: "invitar", antes: null, despues: { nombre, email } });
    return { id, ...(await createEnlace(tx, "invitacion", id)) };
  });
}

/** Another name for an administrator who is still at `revision`. Throws NotFound or Conflict. */
export async function renameAdmin(id: number, revision: number, nombre: string): Promise<void> {
  await change(async (tx) => {
    await track(tx, "administradores", id);
    const data = { nombre, revision: { increment: 1 } };
    const { count } = await tx.adminUser.updateMany({ where: { id, revision }, data });
    const admin = await tx.adminUser.findUnique({ where: { id }, select: { nombre: true, revision: true } });
    if (!admin) throw new NotFound();
    if (count === 0) throw new Conflict(admin);
  });
}

/**
 * Lets an administrator in or keeps them out; then their sessions and links end at once. Throws NotFound, Conflict, and
 * Refusal for the last one who could get in: two at once may not leave nobody either.
 */
export async function setActivo(id: number, revision: number, activo: boolean): Promise<{ nombre: string }> {
  return change(async (tx) => {
    await track(tx, "administradores", id);
    const data = { activo, revision: { increment: 1 } };
    const { count } = await tx.adminUser.updateMany({ where: { id, revision }, data });
    const admin = await tx.adminUser.findUnique({ where: { id }, select: { nombre: true, revision: true } });
    if (!admin) throw new NotFound();
    if (count === 0) throw new Conflict(admin);
    if (activo) return admin;
    if ((await tx.adminUser.count({ where: { activo: true, password_hash: { not: null } } })) === 0) {
      throw new Refusal("Debe quedar al menos un administrador activo");
    }
    await tx.adminSession.deleteMany({ where: { admin_user_id: id } });
    await tx.enlaceAcceso.deleteMany({ where: { admin_user_id: id } });
    return admin;
  }, "Serializable");
}

/** A one-time link to choose a password anew, or for the first time. Throws NotFound, and Refusal for who is inactive. */
export async function createAccessLink(id: number) {
  return change(async (tx) => {
    const admin = await tx.adminUser.findUnique({ where: { id } });
    if (!admin) throw new NotFound();
    if (!admin.activo) throw new Refusal("Active primero a este administrador");
    const row = { entidad: "administradores", entidad_id: String(id), titulo: admin.nombre } as const;
    await recordChange(tx, { ...row, accion: "enlace", antes: null, despues: null });
    return createEnlace(tx, admin.password_hash ? "clave" : "invitacion", id);
  });
}
