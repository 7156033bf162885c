import { z } from "zod";
import { AdminSchema } from "./administradores";
import { entity } from "~/domain/kernel/entity.server";

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
