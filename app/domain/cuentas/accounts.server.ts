import { z } from "zod";
import type { Tx } from "~/services/db/client.server";
import { isCommonPassword } from "~/services/secrets/common-passwords.server";
import { hashPassword } from "~/services/secrets/password.server";
import { AdminSchema, FACIL } from "./administradores";
import { entity } from "~/domain/kernel/entity.server";
import type { Accion } from "~/domain/kernel/history";
import { recordChange } from "~/domain/kernel/history.server";
import { FieldRefusal } from "~/domain/kernel/refusal";

/** The accounts, with the columns that other administrators may change. */
export const administradores = entity({
  name: "administradores",
  one: "Administrador",
  schema: AdminSchema.pick({ nombre: true, email: true }).extend({ email_clave: z.string(), activo: z.boolean() }),
  public: false,
  table: (tx) => tx.adminUser,
  title: (row) => row.nombre,
  shown: ({ nombre }) => ({ nombre }),
  snapshot: (tx, ids) =>
    tx.adminUser.findMany({
      where: { id: { in: ids } },
      select: { id: true, nombre: true, email: true, activo: true },
    }),
});

/** Hashes a new password. Throws FieldRefusal for one that attackers try first. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new FieldRefusal("password", FACIL);
  return hashPassword(password);
}

/** Writes a line of the history about what was done with an account that is no change of its columns. */
export async function recordAccess(
  tx: Tx,
  { id, nombre }: { id: number; nombre: string },
  accion: Accion,
  despues: { nombre: string; email: string } | null = null,
): Promise<void> {
  const row = { entidad: administradores.name, entidad_id: String(id), titulo: nombre };
  await recordChange(tx, { ...row, accion, antes: null, despues });
}
