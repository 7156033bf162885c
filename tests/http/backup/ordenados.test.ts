import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { archivePath, createBackup, newest, restore, review } from "../../support/content/backup";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { pack, setRows, unpack } from "../../support/files/archivo";
import { toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();

it("a restore puts products and measures that an archive has in two places where their subcategories say", async () => {
  const [sub, otra] = [await createSubcategoria(), await createSubcategoria()];
  const [propio, ajeno] = [await createAtributo(sub), await createAtributo(otra, { nombre: "Peso", unidad: "kg" })];
  const producto = await createProducto({ subcategoria: sub });
  await createMedida(producto, propio, "120");
  await createMedida(producto, ajeno, "3");
  await createBackup(admin);
  const { id, archivo } = await newest();
  const files = await unpack(readFileSync(archivePath(archivo)));
  setRows(files, "productos", (rows) =>
    rows.map((row) => (row.id === producto.id ? { ...row, categoria_id: otra.categoria_id } : row)),
  );
  await pack(files, archivePath(archivo));
  expect(toast(await restore(admin, await review(admin, id)))).toMatch(/^Backup restaurado /);
  const { categoria_id } = await db.producto.findUniqueOrThrow({ where: { id: producto.id } });
  expect(categoria_id).toBe(sub.categoria_id);
  expect(await medidasOf(producto.id)).toEqual(["Largo 120 120"]);
});
