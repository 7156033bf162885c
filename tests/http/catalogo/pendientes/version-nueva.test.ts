import { expect, it } from "vitest";
import { createSubcategoria } from "../../../support/content/factories";
import { db, doPending } from "../../../support/site/site";
import { finishPending } from "./muchos";

const NEWER = "29991231235959_de_la_version_nueva";

it("what the migrations of a newer version leave to be done waits for that version while this one still runs", async () => {
  const { id } = await createSubcategoria();
  await db.pendiente.create({ data: { tipo: "seguir", subcategoria_id: id } });
  await db.$executeRawUnsafe(`INSERT INTO _prisma_migrations
    (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ('x', 'x', CURRENT_TIMESTAMP, '${NEWER}', 1)`);
  expect([await doPending(), await db.pendiente.count({ where: { subcategoria_id: id } })]).toEqual([false, 1]);
  await db.$executeRawUnsafe(`DELETE FROM _prisma_migrations WHERE migration_name = '${NEWER}'`);
  await finishPending();
  expect(await db.pendiente.count({ where: { subcategoria_id: id } })).toBe(0);
});
