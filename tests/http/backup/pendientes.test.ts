import { expect, it } from "vitest";
import { createBackup, newest, restore, review } from "../../support/content/backup";
import { createProducto } from "../../support/content/factories";
import { db, doPending, signedIn } from "../../support/site/site";

const admin = await signedIn();

it("a restore forgets what was left to do with products of before, and writes what they are found by", async () => {
  const { id, subcategoria_id, busqueda } = await createProducto();
  await db.producto.update({ where: { id }, data: { busqueda: "nombre de antes" } });
  await createBackup(admin);
  await db.pendiente.create({ data: { tipo: "seguir", subcategoria_id } });
  await restore(admin, await review(admin, (await newest()).id));
  expect((await admin.visit("/admin/backup")).text).toContain("Backup restaurado");
  expect([await db.pendiente.count(), await doPending()]).toEqual([0, false]);
  expect((await db.producto.findUniqueOrThrow({ where: { id } })).busqueda).toBe(busqueda);
});
