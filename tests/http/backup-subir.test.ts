import { describe, expect, it } from "vitest";
import { archiveBytes, createBackup, newest, path, restore, review, upload } from "../support/backup";
import { content } from "../support/contenido";
import { toast } from "../support/reading";
import { db, signedIn } from "../support/site";
import { filesIn } from "../support/uploads";

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
