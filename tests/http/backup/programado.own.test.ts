import { renameSync, rmSync, statfsSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

process.env.BACKUP_EVERY = "1d";
process.env.BACKUP_KEEP = "2";
const { backupIfDue, db, signedIn } = await import("../../support/site/site");
const { createBackup, newest } = await import("../../support/content/backup");
const { filesIn } = await import("../../support/content/uploads");
const { toast } = await import("../../support/site/reading");
const { whileMissing } = await import("../../support/db/faults");

const [HOUR, DAY] = [3_600_000, 86_400_000];
const admin = await signedIn();

async function madeBefore(id: number, days: number) {
  await db.backup.update({ where: { id }, data: { created_at: new Date(Date.now() - days * DAY) } });
}
describe("with BACKUP_EVERY=1d and BACKUP_KEEP=2", () => {
  it("a backup is made when there is none, and not again until a day is over", async () => {
    expect([await backupIfDue(), await backupIfDue()]).toEqual([true, false]);
    const { id, automatico, archivo } = await newest();
    expect([automatico, filesIn("backups")]).toEqual([true, [archivo]]);
    await madeBefore(id, 0.9);
    expect(await backupIfDue()).toBe(false);
    await madeBefore(id, 1.1);
    expect(await backupIfDue()).toBe(true);
    expect((await admin.visit("/admin/backup")).text).toContain("Automático");
  });

  it("the newest two are kept, files and all, and those somebody asked for", async () => {
    await createBackup(admin);
    const own = await newest();
    await madeBefore(own.id, 30);
    for (const row of await db.backup.findMany({ where: { automatico: true } })) await madeBefore(row.id, 2 + row.id);
    await backupIfDue();
    const rows = await db.backup.findMany({ orderBy: { id: "asc" } });
    expect(rows.filter(({ automatico }) => automatico)).toHaveLength(2);
    expect(rows.map(({ id }) => id)).toContain(own.id);
    expect(filesIn("backups").toSorted()).toEqual(rows.map(({ archivo }) => archivo).toSorted());
  });

  it("those made while files are not there push out none that has them", async () => {
    const whole = await db.backup.findMany({ where: { automatico: true }, orderBy: { id: "desc" } });
    const [media, away] = ["media", "media-aparte"].map((name) => join(process.env.DATA_DIR ?? "", name));
    renameSync(media ?? "", away ?? "");
    for (let time = 0; time < 3; time += 1) {
      await db.backup.updateMany({ data: { created_at: new Date(Date.now() - 9 * DAY) } });
      expect(await backupIfDue()).toBe(true);
    }
    rmSync(media ?? "", { recursive: true, force: true });
    renameSync(away ?? "", media ?? "");
    const rows = await db.backup.findMany({ where: { automatico: true }, orderBy: { id: "desc" } });
    expect(rows.slice(2).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(rows.slice(0, 2).map(({ resumen }) => JSON.parse(resumen).storage_missing > 0)).toEqual([true, true]);
    await db.backup.updateMany({
      where: { id: { not: rows[0]?.id } },
      data: { created_at: new Date(Date.now() - DAY) },
    });
    expect((await admin.visit("/admin")).text).toMatch(/HoyLe faltan \d+ archivos: cree otro en Backup/);
  });

  it("of those that lack files the fullest stay too; those before a restore are counted apart", async () => {
    const rows = await db.backup.findMany({ where: { automatico: true }, orderBy: { id: "asc" } });
    const [, , fuller, last] = rows;
    if (!fuller || !last) throw new Error("Too few backups");
    for (const row of rows) {
      const resumen = JSON.stringify({ ...JSON.parse(row.resumen), storage_missing: row === last ? 9 : 1 });
      await db.backup.update({ where: { id: row.id }, data: { resumen, created_at: new Date(Date.now() - 9 * DAY) } });
    }
    const prepared = Array.from({ length: 3 }, (_, at) => `antes-de-restaurar-${at}.zip`);
    const { id: _, ...copy } = last;
    await db.backup.createMany({
      data: prepared.map((archivo) => ({ ...copy, archivo, created_at: new Date(Date.now() - 9 * DAY) })),
    });
    expect(await backupIfDue()).toBe(true);
    const left = await db.backup.findMany({ where: { automatico: true }, orderBy: { id: "asc" } });
    const kept = [fuller.archivo, last.archivo, ...prepared.slice(1), left.at(-1)?.archivo];
    expect(left.map(({ archivo }) => archivo)).toEqual(kept);
    await db.backup.deleteMany({ where: { archivo: { in: prepared } } });
  });

  it("one is not made of files that cannot be read", async () => {
    const { clave } = await db.medio.findFirstOrThrow({ where: { almacen: "disco" } });
    const folder = join(process.env.DATA_DIR ?? "", "media", dirname(clave));
    renameSync(folder, `${folder}-aparte`);
    // A link to itself: what is behind it cannot be looked at, as with the rights of another user.
    symlinkSync(folder, folder);
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - 9 * DAY) } });
    const before = await db.backup.count();
    await expect(backupIfDue()).rejects.toThrow("ELOOP");
    rmSync(folder);
    renameSync(`${folder}-aparte`, folder);
    expect(await db.backup.count()).toBe(before);
  });

  it("none is made while other work on backups goes on", async () => {
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - 9 * DAY) } });
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "corriendo", latido_at: new Date() } });
    expect(await backupIfDue()).toBe(false);
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "listo" } });
  });

  it("the panel warns once the last good one is two intervals old, whatever was brought from elsewhere", async () => {
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - DAY) } });
    expect((await admin.visit("/admin")).text).toContain("Hace 1 díaSe hace solo");
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - 3 * DAY) } });
    const { id } = await newest();
    await db.backup.update({ where: { id }, data: { subido: true, created_at: new Date() } });
    const page = await admin.visit("/admin");
    expect(page.text).toContain("Hace 3 díasSe hace solo: cree uno en Backup");
    expect(page.text).toContain("Requiere atención");
    await db.backup.update({ where: { id }, data: { subido: false, created_at: new Date(0) } });
  });

  it("one that fails leaves the last one alone and is tried again an hour later", async () => {
    const before = filesIn("backups");
    await expect(whileMissing("beneficios_home", () => backupIfDue())).rejects.toThrow();
    expect(filesIn("backups")).toEqual(before);
    expect(await backupIfDue()).toBe(false);
    expect(await backupIfDue(new Date(Date.now() + 0.99 * HOUR))).toBe(false);
    expect(await backupIfDue(new Date(Date.now() + 1.01 * HOUR))).toBe(true);
  });

  it("one that the site refuses says why, so that it is logged", async () => {
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - 9 * DAY) } });
    await db.ajuste.createMany({ data: Array.from({ length: 1_001 }, (_, n) => ({ clave: `x${n}`, valor: "" })) });
    await expect(backupIfDue()).rejects.toThrow("Configuración: hay más filas de las que caben en un backup.");
    await db.ajuste.deleteMany({ where: { valor: "", clave: { startsWith: "x" } } });
  });

  it("none is begun that the disk has no room for, by itself or by hand, and the panel says so until one is made", async () => {
    const { bavail, bsize } = statfsSync(process.env.DATA_DIR ?? "");
    const { id: _, ...medio } = await db.medio.findFirstOrThrow({ where: { almacen: "disco" } });
    const [bytes, big] = [2_000_000_000, { startsWith: "grande-" }];
    const length = Math.ceil((bavail * bsize) / bytes);
    await db.medio.createMany({
      data: Array.from({ length }, (_, n) => ({ ...medio, clave: `grande-${n}`, bytes })),
    });
    await db.backup.updateMany({ data: { created_at: new Date(Date.now() - DAY) } });
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "listo" } });
    const before = filesIn("backups");
    const why = "No hay espacio en el disco para los archivos del backup";
    await expect(backupIfDue()).rejects.toThrow(why);
    expect((await admin.visit("/admin")).text).toContain(`Último backupHace 1 díaEl último intento falló: ${why}`);
    expect(toast(await createBackup(admin))).toBe(`Error en Backup ${why}.`);
    expect(filesIn("backups")).toEqual(before);
    await db.medio.deleteMany({ where: { clave: big } });
    expect(toast(await createBackup(admin))).toContain("Backup Completado");
    expect((await admin.visit("/admin")).text).not.toContain("El último intento falló");
  });
});
