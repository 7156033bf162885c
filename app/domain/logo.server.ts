import { db } from "~/services/db/client.server";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { leaveForPurge, purgeFiles } from "./medios-barrido.server";
import { NotFound } from "./refusal";
import { medioItem } from "./selects.server";

/** The active logo with its file and the time it came; null when there is none. */
export async function getLogo() {
  return db.configuracionLogo.findFirst({
    where: { activo: true },
    select: { id: true, created_at: true, medio: { select: medioItem } },
  });
}

/** Makes a stored picture the logo; those before it go, their files too (decision 28). */
export async function saveLogo(medio_id: number): Promise<void> {
  await changeContent(async (tx) => {
    const before = await tx.configuracionLogo.findMany({ select: { id: true, medio_id: true } });
    await track(
      tx,
      "logo",
      before.map((row) => row.id),
    );
    await tx.configuracionLogo.deleteMany();
    const { id } = await tx.configuracionLogo.create({ data: { medio_id, activo: true } });
    trackNew(tx, "logo", id);
    await leaveForPurge(
      tx,
      before.map((row) => row.medio_id),
    );
  });
  await purgeFiles();
}

/** Takes the logo away, its file with it. Throws NotFound when it is no longer that one. */
export async function deleteLogo(id: number): Promise<void> {
  await changeContent(async (tx) => {
    const row = await tx.configuracionLogo.findUnique({ where: { id }, select: { medio_id: true } });
    if (!row) throw new NotFound();
    await track(tx, "logo", id);
    await tx.configuracionLogo.delete({ where: { id } });
    await leaveForPurge(tx, [row.medio_id]);
  });
  await purgeFiles();
}
