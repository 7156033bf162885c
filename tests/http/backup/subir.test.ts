import { renameSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  archiveBytes,
  archivePath,
  createBackup,
  newest,
  path,
  restore,
  review,
  upload,
} from "../../support/content/backup";
import { content } from "../../support/content/contenido";
import { toast } from "../../support/site/reading";
import { adoptBackups, db, signedIn } from "../../support/site/site";
import { filesIn } from "../../support/content/uploads";

const admin = await signedIn();
await createBackup(admin);
const backup = await newest();
const original = await content();

describe("an archive from somewhere else", () => {
  it("is taken in once, is marked as such, and restores like any other", async () => {
    const bytes = new Uint8Array(await archiveBytes());
    await db.backup.deleteMany();
    const page = await upload(admin, bytes);
    const row = await newest();
    expect([page.path, row.subido, row.sha256]).toEqual([`${path}/${row.id}/restaurar`, true, backup.sha256]);
    expect((await upload(admin, bytes)).path).toBe(page.path);
    expect(filesIn("tmp")).toEqual([]);
    await db.bannerHome.updateMany({ data: { titulo: "Estropeado" } });
    expect(toast(await restore(admin, await review(admin, row.id)))).toContain("Backup restaurado");
    expect(await content()).toBe(original);
    expect((await admin.visit(path)).text).toContain("Subido");
  });

  it("that was copied into the folder is on the list after a start; what is no backup is not", async () => {
    const { archivo } = await newest();
    await db.backup.deleteMany();
    writeFileSync(archivePath("roto.zip"), "no");
    writeFileSync(archivePath("a-medias.zip.part"), "no");
    const named = 'copia — 😀 n\u0303 "x".zip';
    renameSync(archivePath(archivo), archivePath(named));
    await adoptBackups();
    const { id } = await db.backup.findUniqueOrThrow({ where: { archivo: named } });
    const download = await admin.fetch(`${path}/${id}/archivo`);
    expect([download.status, download.headers.get("Content-Disposition")]).toEqual([
      200,
      `attachment; filename="copia _ __ n_ _x_.zip"; filename*=UTF-8''${encodeURIComponent(named)}`,
    ]);
    renameSync(archivePath(named), archivePath(archivo));
    await db.backup.deleteMany();
    await adoptBackups();
    expect(await newest()).toMatchObject({ subido: true, sha256: backup.sha256 });
    expect((await db.backup.findMany({ where: { archivo } })).length).toBe(1);
    expect((await admin.visit(path)).text).not.toContain("roto.zip");
    await createBackup(admin);
    expect(filesIn("backups")).not.toContain("a-medias.zip.part");
  });

  it("that was deleted on another machine does not come back from this one's disk", async () => {
    await createBackup(admin);
    const { id, archivo } = await newest();
    const line = { accion: "eliminar", entidad: "backups", entidad_id: String(id), titulo: archivo };
    const rest = { admin_nombre: "Ana", antes: "{}", despues: "{}", busqueda: "" };
    await db.auditoria.create({ data: { ...line, ...rest, created_at: new Date(Date.now() + 60_000) } });
    await db.backup.delete({ where: { id } });
    await adoptBackups();
    expect([await db.backup.count({ where: { archivo } }), filesIn("backups").includes(archivo)]).toEqual([0, false]);
  });

  it.each([
    ["nothing", new Uint8Array(), "Seleccione el archivo .zip de un backup."],
    ["a text", new TextEncoder().encode("hola"), "El archivo no es un backup de este sitio, o está incompleto."],
    [
      "the JSON of a backup",
      new TextEncoder().encode('{\n "version": 1}'),
      "Este es el archivo JSON, que no incluye las imágenes. Para restaurar use el archivo .zip.",
    ],
  ])("that is %s is refused with the reason", async (_, bytes, reason) => {
    const before = filesIn("backups").length;
    const page = await upload(admin, bytes);
    expect([page.path, toast(page)]).toEqual([path, `Error ${reason}`]);
    expect([filesIn("backups").length, filesIn("tmp")]).toEqual([before, []]);
  });
});
