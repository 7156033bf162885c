import type { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { trackNew } from "./auditoria.server";
import { collection, overwrite } from "./coleccion.server";
import { changeContent, lockContent } from "./contenido.server";
import { contactoValor, type EnlaceSchema } from "./footer";
import { NotFound } from "./refusal";

type Enlace = z.output<typeof EnlaceSchema>;

const rows = collection("enlaces", (tx) => tx.footerEnlace);

/** The place of the next quick link: highest + 1, the first is 1 (decision 27). */
export async function nextEnlace(tx: Tx = db): Promise<number> {
  return ((await tx.footerEnlace.aggregate({ _max: { orden: true } }))._max.orden ?? 0) + 1;
}

/** The quick links; a new one goes to the end, whatever place was typed. */
export const enlaces = {
  list: rows.list,
  get: rows.get,
  remove: rows.remove,
  update: async (id: number, revision: number, value: Enlace) => rows.update(id, revision, value),
  create: async (value: Enlace) =>
    changeContent(async (tx) => {
      await lockContent(tx);
      const { id } = await tx.footerEnlace.create({ data: { ...value, orden: await nextEnlace(tx) } });
      trackNew(tx, "enlaces", id);
    }),
};

/** Shows or hides a quick link that is still at `revision`. Throws NotFound or Conflict. */
export async function setEnlaceActivo(id: number, revision: number, activo: boolean): Promise<void> {
  await changeContent(async (tx) => overwrite(tx, "enlaces", tx.footerEnlace, { id, revision }, { activo }));
}

/** All lines of the contact information, in their order. */
export async function listContactos() {
  return db.footerContacto.findMany({ orderBy: [{ orden: "asc" }, { id: "asc" }] });
}

/** Saves the value of a contact line. Throws NotFound, Conflict, and FieldRefusal when its kind does not allow it. */
export async function updateContacto(id: number, revision: number, valor: string): Promise<void> {
  await changeContent(async (tx) => {
    const row = await tx.footerContacto.findUnique({ where: { id } });
    if (!row) throw new NotFound();
    await overwrite(tx, "contacto", tx.footerContacto, { id, revision }, { valor: contactoValor(row.tipo, valor) });
  });
}

/** Shows or hides a contact line that is still at `revision`. Throws NotFound or Conflict. */
export async function setContactoActivo(id: number, revision: number, activo: boolean): Promise<void> {
  await changeContent(async (tx) => overwrite(tx, "contacto", tx.footerContacto, { id, revision }, { activo }));
}
