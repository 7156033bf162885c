import { unexpired } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { lockMutex } from "~/services/db/locks.server";
import { emailClave } from "./administradores";
import { change } from "~/domain/kernel/change.server";
import { administradores, recordAccess } from "./accounts.server";
import { createEnlace, endAccess, lockActiveAccount } from "./acceso.server";
import { once } from "~/domain/kernel/forms.server";
import { notify } from "./notices.server";
import { FieldRefusal, NotFound, Refusal } from "~/domain/kernel/refusal";
import { lockVerifiedAccount, SESSION_MS, type Verified } from "./sessions.server";
import { holdsAll, toClave } from "~/domain/kernel/text";

export const administradoresPorPagina = 50;

const columns = { id: true, nombre: true, email: true, activo: true, revision: true, ultimo_ingreso: true } as const;

/** Who may use the link of an invitation. */
const invited = { activo: true, password_hash: null } as const;

/** An administrator without their password; `pendiente`: they have not chosen one yet. */
function shown<T extends { password_hash: string | null }>({ password_hash, ...admin }: T) {
  return { ...admin, pendiente: password_hash === null };
}

/** Administrators whose name or e-mail contains every part of the search, sorted by name. */
export async function listAdmins(q: string) {
  const live = { sesiones: { where: { expires_at: unexpired(SESSION_MS) } } };
  const select = { ...columns, password_hash: true, _count: { select: live } };
  const admins = (await db.adminUser.findMany({ select, orderBy: { id: "asc" } })).map(shown);
  return admins
    .filter(({ nombre, email }) => holdsAll(q, nombre, email))
    .map((admin) => ({ admin, clave: toClave(`${admin.nombre} ${admin.email}`) }))
    .sort((a, b) => (a.clave < b.clave ? -1 : 1))
    .map(({ admin }) => admin);
}

/** An administrator as the editor needs them; null when there is none. */
export async function getAdmin(id: number) {
  const admin = await db.adminUser.findUnique({ where: { id }, select: { ...columns, password_hash: true } });
  return admin && shown(admin);
}

/**
 * Runs `work` in a transaction for an administrator who has just proved their password, if it is still valid. A mutex
 * lets only one such transaction run at a time, so what it reads of all accounts stays true. Throws LoginRefusal.
 */
async function changeAs<T>(quien: Verified, work: (tx: Tx) => Promise<T>): Promise<T> {
  return change(async (tx) => {
    await lockMutex(tx, "administradores");
    await lockVerifiedAccount(tx, quien);
    return work(tx);
  });
}

/**
 * Invites somebody: creates an account without password, once per form, and returns the token of the link to choose
 * one; the same form again has a new link. Throws FieldRefusal for an e-mail that has an account.
 */
export async function inviteAdmin(
  quien: Verified,
  { nombre, email }: { nombre: string; email: string },
  form: string | null,
) {
  const email_clave = emailClave(email);
  return changeAs(quien, async (tx) => {
    const exists = async (id: number) => (await tx.adminUser.count({ where: { id, ...invited } })) > 0;
    const { id } = await once(tx, { name: "invitaciones", form, exists }, async () => {
      if (await tx.adminUser.findUnique({ where: { email_clave } })) {
        throw new FieldRefusal("email", "Ya hay un administrador con este email");
      }
      const admin = await tx.adminUser.create({ data: { nombre, email, email_clave }, select: { id: true } });
      await recordAccess(tx, { ...admin, nombre }, "invitar", { nombre, email });
      await notify(tx, { tipo: "invitacion", quien, a: { nombre, email } });
      return admin.id;
    });
    return createEnlace(tx, "invitacion", id);
  });
}

/**
 * Activates or deactivates an administrator and mails them. Deactivating ends their sessions and links at once.
 * Throws NotFound, Conflict, and Refusal for the last active administrator, also when two are deactivated at once.
 */
export async function setActivo(
  quien: Verified,
  { id, revision }: { id: number; revision: number },
  activo: boolean,
): Promise<{ nombre: string; pendiente: boolean }> {
  return changeAs(quien, async (tx) => {
    const { nombre, email, password_hash } = await administradores.overwrite(tx, id, revision, { activo });
    const pendiente = password_hash === null;
    await notify(tx, { tipo: activo ? "activar" : "desactivar", quien, a: { nombre, email }, pendiente });
    if (activo) return { nombre, pendiente };
    if ((await tx.adminUser.count({ where: { activo: true, password_hash: { not: null } } })) === 0) {
      throw new Refusal("Debe quedar al menos un administrador activo");
    }
    await endAccess(tx, id);
    return { nombre, pendiente };
  });
}

/**
 * Creates a one-time link for another administrator to choose a password, and mails them. Throws NotFound, and
 * Refusal for one's own account and for an inactive one.
 */
export async function createAccessLink(quien: Verified, id: number) {
  if (id === quien.id) throw new Refusal("La contraseña de su propia cuenta se cambia en Mi cuenta");
  return changeAs(quien, async (tx) => {
    const active = await lockActiveAccount(tx, id);
    const admin = await tx.adminUser.findUnique({ where: { id } });
    if (!admin) throw new NotFound();
    if (!active) throw new Refusal("Active primero a este administrador");
    await recordAccess(tx, admin, "enlace");
    await notify(tx, { tipo: "enlace", quien, a: admin });
    return { nombre: admin.nombre, ...(await createEnlace(tx, admin.password_hash ? "clave" : "invitacion", id)) };
  });
}
