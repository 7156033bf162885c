import type { Tx } from "~/services/db/client.server";
import { changeContent } from "./contenido.server";
import { leaveForPurge, purgeFiles } from "./medios-barrido.server";
import { Conflict, NotFound } from "./refusal";

/** A row as the conflict page compares it: the photo by its name. */
export async function withPhotoName<R extends { medio_id: number | null }>(tx: Tx, row: R) {
  const medio = row.medio_id
    ? await tx.medio.findUnique({ where: { id: row.medio_id }, select: { nombre: true } })
    : null;
  return { ...row, archivos: medio?.nombre ?? "" };
}

/** Takes a product's own photo away at once; its new revision. Throws NotFound or Conflict. */
export async function removeFoto(id: number, revision: number): Promise<number> {
  await changeContent(async (tx) => {
    const before = await tx.producto.findUnique({ where: { id } });
    if (!before) throw new NotFound();
    const data = { medio_id: null, revision: { increment: 1 } };
    const { count } = await tx.producto.updateMany({ where: { id, revision }, data });
    if (count === 0) throw new Conflict(await withPhotoName(tx, before));
    if (before.medio_id) await leaveForPurge(tx, [before.medio_id]);
  });
  await purgeFiles();
  return revision + 1;
}
