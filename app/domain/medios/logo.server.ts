import { z } from "zod";
import { db } from "~/services/db/client.server";
import { changeContent } from "~/domain/kernel/change.server";
import type { Deletion } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { ownFile } from "./medios.server";
import { archivo, medioItem } from "./projections.server";

/** The logo; there is at most one. */
export const logos = entity({
  name: "logo",
  one: "Logo",
  stored: { table: "configuracion_logo", title: "Logo" },
  schema: z.object({ medio_id: z.number(), activo: z.boolean() }),
  table: (tx) => tx.configuracionLogo,
  title: () => "",
  media: ownFile,
  snapshot: (tx, ids) => {
    const select = { id: true, activo: true, medio: archivo } as const;
    return tx.configuracionLogo.findMany({ where: { id: { in: ids } }, select });
  },
});

/** The active logo with its file and its creation time; null when there is none. */
export async function getLogo() {
  return db.configuracionLogo.findFirst({
    where: { activo: true },
    select: { id: true, created_at: true, medio: { select: medioItem } },
  });
}

/** Makes a stored picture the logo and deletes earlier logos with their files (DEC 28). */
export async function saveLogo(medio_id: number): Promise<void> {
  await changeContent(async (tx) => {
    for (const { id } of await tx.configuracionLogo.findMany({ select: { id: true } })) await logos.erase(tx, id);
    await logos.insert(tx, { medio_id, activo: true });
  });
}

export const deleteLogo: Deletion = {
  path: "/admin/logo",
  listName: "Logo del Sitio",
  entidad: logos.name,
  titulo: "Eliminar logo",
  eliminado: "Éxito",
  failure: "Error al eliminar el logo",
  ask: async (id) => {
    const pregunta = "¿Estás seguro de que quieres eliminar el logo actual?";
    const partes = ["El sitio muestra el nombre de la empresa en su lugar. Esta acción no se puede deshacer."];
    return (await getLogo())?.id === id ? { pregunta, partes } : null;
  },
  remove: async (id) => {
    await logos.remove(id);
    return "Logo eliminado correctamente";
  },
};
