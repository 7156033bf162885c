import { describe, expect, it } from "vitest";
import { cloud, startCloudinary } from "../../support/fakes/cloudinary";

await startCloudinary();
const { whileRefused } = await import("../../support/db/faults");
const { db, signedIn, sweepMedios } = await import("../../support/site/site");
const { archiveBytes, createBackup, newest, restore, review, upload } = await import("../../support/content/backup");
const { picture, pdfOf } = await import("../../support/files/files");
const { text, toast } = await import("../../support/site/reading");
const { filesIn, heldIds, pressMedio, sendForm, uploadTo } = await import("../../support/content/uploads");
const { unpack } = await import("../../support/files/archivo");

const admin = await signedIn();

describe("with Cloudinary", () => {
  it("a backup has the files that are there and those that are here", async () => {
    const { medios } = await uploadTo(admin, { nombre: "nube.png", bytes: await picture("png") });
    const files = [{ nombre: "c.pdf", bytes: pdfOf(3000) }];
    await sendForm(admin, await admin.visit("/admin/catalogos/nuevo"), { typed: { nombre: "Nube" }, files });
    expect(toast(await createBackup(admin))).toContain("Backup Completado");
    const packed = await unpack(await archiveBytes());
    const key = medios[0]?.clave ?? "";
    const stored = packed.get(`medios/${key.split("/").slice(-2).join("/")}`);
    expect(stored?.equals(cloud.files.get(key) ?? Buffer.alloc(0))).toBe(true);
    const pdfs = filesIn("media").filter((name) => name.endsWith(".pdf"));
    expect([...packed.keys()].filter((name) => name.endsWith(".pdf"))).toHaveLength(pdfs.length + 1);
    expect(packed.size).toBe(filesIn("media").length + cloud.files.size + 37);
  });

  it("restoring brings lost files of both back, there and here", async () => {
    const keys = [...cloud.files.keys()];
    const bytes = new Map(cloud.files);
    cloud.files.delete(keys[0] ?? "");
    expect(toast(await restore(admin, await review(admin, (await newest()).id)))).toContain("Backup restaurado");
    expect([...cloud.files.keys()].toSorted()).toEqual(keys.toSorted());
    expect(cloud.files.get(keys[0] ?? "")?.equals(bytes.get(keys[0] ?? "") ?? Buffer.alloc(0))).toBe(true);
  });

  it("files of a disk that is gone move there, under keys of its own", async () => {
    const archive = new Uint8Array(await archiveBytes());
    await db.backup.deleteMany();
    const before = cloud.files.size;
    const here = filesIn("media");
    const { rmSync } = await import("node:fs");
    rmSync(`${process.env.DATA_DIR}/media`, { recursive: true });
    await upload(admin, archive);
    const page = await review(admin, (await newest()).id);
    expect(text(page, "h2")).toBe("Qué cambiaría");
    expect(toast(await restore(admin, page))).toContain("Backup restaurado");
    expect(cloud.files.size).toBe(before + here.length);
    expect(await db.medio.count({ where: { almacen: "disco" } })).toBe(0);
    await sweepMedios();
    const rows = await db.medio.findMany();
    expect([...cloud.files.keys()].toSorted()).toEqual(rows.map(({ clave }) => clave).toSorted());
    expect((await admin.visit("/admin")).text).toContain("ArchivosCompletos");
  });

  it("a restore that is broken off leaves no file there for ever", async () => {
    const { id, medios } = await uploadTo(admin, { nombre: "rota.png", bytes: await picture("png") });
    const { clave = "" } = medios[0] ?? {};
    await createBackup(admin);
    const editor = await admin.visit(`/admin/categorias/${id}`);
    await pressMedio(admin, editor, "eliminar", heldIds(editor)[0] ?? 0);
    expect(cloud.files.has(clave)).toBe(false);
    const page = await review(admin, (await newest()).id);
    const done = await whileRefused("INSERT", "productos", () => restore(admin, page));
    expect([toast(done)?.includes("Backup restaurado"), cloud.files.has(clave)]).toEqual([false, true]);
    await sweepMedios();
    expect(cloud.files.has(clave)).toBe(true);
    await db.salida.updateMany({ where: { tipo: "borrar_archivo" }, data: { proximo_intento: new Date(0) } });
    await sweepMedios();
    const rows = await db.medio.findMany({ where: { almacen: "cloudinary" } });
    expect([...cloud.files.keys()].toSorted()).toEqual(rows.map((row) => row.clave).toSorted());
    expect(await db.salida.count({ where: { tipo: "borrar_archivo" } })).toBe(0);
  });

  it("a download that breaks off is tried again, two times", async () => {
    cloud.cuts = 2;
    expect(toast(await createBackup(admin))).toContain("Backup Completado");
    expect(cloud.cuts).toBe(0);
    cloud.cuts = 3;
    expect(toast(await createBackup(admin))).toContain("Error en Backup");
    cloud.cuts = 0;
    expect(filesIn("tmp")).toEqual([]);
  });

  it("a backup fails rather than leave files out when it does not answer", async () => {
    cloud.mood = "500";
    expect(toast(await createBackup(admin))).toContain("Error en Backup");
    cloud.mood = "well";
  });
});
