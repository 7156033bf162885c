import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { archivePath, createBackup, newest, path, review } from "../../support/content/backup";
import { editions, folded, pack, unpack } from "../../support/files/archivo";
import { damage, rawDamage } from "../../support/files/danos";
import { volumeDamage } from "../../support/files/danos-volumenes";
import { text, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { filesIn } from "../../support/content/uploads";

const admin = await signedIn();
// What is damaged is small: a few rows and files say as much as thousands.
await db.medioUso.deleteMany({ where: { id: { gt: 3 } } });
await db.producto.deleteMany({ where: { id: { gt: 20 } } });
const none = { none: {} };
await db.imagenSitio.deleteMany({ where: { id: { gt: 8 } } });
await db.medio.deleteMany({ where: { usos: none, productos: none, imagenes: none, catalogos: none, logos: none } });
await createBackup(admin);
const { id, archivo } = await newest();
const original = archivePath(archivo);
const bytes = readFileSync(original);

async function state() {
  const counts = [db.producto.count(), db.medio.count(), db.menuItem.count(), db.backup.count()];
  const version = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
  return JSON.stringify([await Promise.all(counts), version, filesIn("media").length, filesIn("tmp")]);
}

/** What is told of an archive that takes the backup's place. */
async function told(): Promise<string> {
  const before = await state();
  const page = await review(admin, id);
  expect(page.$("form[data-part=confirm]")).toBeNull();
  expect(await state()).toBe(before);
  return toast(page);
}

describe("a backup is refused with a reason and changes nothing:", () => {
  describe.each(editions)("%s:", (_, shaped) => {
    it.each(Object.entries(damage))("%s", async (_, harm) => {
      const files = await unpack(bytes);
      harm(files);
      await pack(await shaped(files), original);
      expect(await told()).toMatch(/^Error en Backup El (backup|archivo) .+\.$/);
    });
  });

  it.each(Object.entries(volumeDamage))("%s", async (_, harm) => {
    const files = await folded(await unpack(bytes));
    await harm(files);
    await pack(files, original);
    expect(await told()).toMatch(/^Error en Backup El backup está dañado: .+\.$/);
  });

  it.each(Object.entries(rawDamage))("%s", async (_, harm) => {
    copyFileSync(original, `${original}.x`);
    await pack(await unpack(bytes), original);
    harm(original);
    expect(await told()).toMatch(/^Error en Backup El (backup está dañado: .+|archivo no es un backup .+)\.$/);
    rmSync(`${original}.x`);
  });

  it.each(editions)("and packed anew %s without damage it is taken", async (_, shaped) => {
    await pack(await shaped(await unpack(bytes)), original);
    expect(text(await review(admin, id), "h2")).toBe("Qué cambiaría");
    expect((await admin.visit(path)).status).toBe(200);
  });
});
