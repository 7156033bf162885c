import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMedio } from "../../support/content/archivos";
import { createCategoria } from "../../support/content/factories";
import { isSqlite } from "../../support/db/faults";
import { productoQueries } from "../../support/db/plans";
import { mp4, picture } from "../../support/files/files";
import { db, ORIGIN, signedIn, sweepMedios, Visitor } from "../../support/site/site";
import { filesIn, heldIds, pressMedio, sendForm, storedKeys } from "../../support/content/uploads";

const admin = await signedIn();
const DAY = 24 * 3_600_000;

function pathOf(name: string): string {
  return join(process.env.DATA_DIR ?? "", name);
}

/** A file that is there since before yesterday. */
function oldFile(name: string): string {
  const path = pathOf(name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, "x");
  const time = new Date(Date.now() - 2 * DAY);
  utimesSync(path, time, time);
  return path;
}

describe("the sweep", () => {
  it("takes an upload that nobody saved for a day, row and file, and leaves a fresh one (ADM §7 Storage)", async () => {
    const { id, clave } = await createMedio(admin);
    await sweepMedios();
    expect([await db.medio.count({ where: { id } }), storedKeys().includes(clave)]).toEqual([1, true]);
    await sweepMedios(Date.now() + DAY + 1000);
    expect([await db.medio.count({ where: { id } }), storedKeys().includes(clave)]).toEqual([0, false]);
  });

  it("leaves everything that something refers to, however old (DEC 25)", async () => {
    const usedBy = {
      OR: [
        { usos: { some: {} } },
        { productos: { some: {} } },
        { imagenes: { some: {} } },
        { catalogos: { some: {} } },
        { logos: { some: {} } },
      ],
    };
    const rows = await db.medio.findMany({ where: usedBy, select: { almacen: true, clave: true } });
    const used = rows.map(({ clave }) => clave);
    // Their deletion was ordered before something referred to them again.
    await db.salida.createMany({ data: rows.map((row) => ({ tipo: "borrar_archivo", datos: JSON.stringify(row) })) });
    await sweepMedios(Date.now() + 365 * DAY);
    expect(await db.salida.count({ where: { tipo: "borrar_archivo" } })).toBe(0);
    expect(await db.medio.count({ where: usedBy })).toBe(used.length);
    expect(storedKeys().filter((name) => used.includes(name))).toHaveLength(used.length);
  });

  it("takes files without a row and what crashes left behind", async () => {
    const left = ["media/imagenes-sitio/sin-fila.png", "tmp/viejo.part", "backups/backup-completo.zip.part"].map(
      oldFile,
    );
    const written = pathOf("backups/de-ahora.zip.part");
    writeFileSync(written, "x");
    await sweepMedios();
    expect([...left, written].map((path) => existsSync(path))).toEqual([false, false, false, true]);
    rmSync(written);
  });

  it("asks for the rows of a thousand files at a time", async () => {
    const names = Array.from({ length: 2_300 }, (_, n) => `media/imagenes-sitio/a${n}.png`);
    const many = names.map((name) => (writeFileSync(pathOf(name), "x"), pathOf(name)));
    const queries = await productoQueries(() => sweepMedios(), "medios m");
    expect(queries.length).toBeGreaterThanOrEqual(3);
    for (const { text } of queries) expect(text).toMatch(/JOIN medios m ON m.clave = v.texto/);
    // Their rows may still be on their way.
    expect(many.every((path) => existsSync(path))).toBe(true);
    for (const path of many) rmSync(path);
  });

  it("leaves all files when most have no row: it is not their database", async () => {
    const many = Array.from({ length: (await db.medio.count()) + 5 }, (_, n) =>
      oldFile(`media/imagenes-sitio/ajeno-${n}.png`),
    );
    await sweepMedios();
    expect(many.every((path) => existsSync(path))).toBe(true);
  });

  it("tries a file again that could not be deleted, and never tells staff of it (DEC 25)", async () => {
    const { id } = await createCategoria();
    await sendForm(admin, await admin.visit(`/admin/categorias/${id}`), {
      files: [{ nombre: "a.png", bytes: await picture("png") }],
    });
    const editor = await admin.visit(`/admin/categorias/${id}`);
    const [medio = 0] = heldIds(editor);
    const { clave } = await db.medio.findUniqueOrThrow({ where: { id: medio } });
    // A folder in the place of a file cannot be deleted as one.
    mkdirSync(pathOf("media/imagenes-sitio/carpeta.png"), { recursive: true });
    const datos = JSON.stringify({ almacen: "disco", clave: "imagenes-sitio/carpeta.png" });
    await db.salida.create({ data: { tipo: "borrar_archivo", datos } });
    const done = await pressMedio(admin, editor, "eliminar", medio);
    expect(done.text).toContain("La imagen ha sido eliminada exitosamente.");
    expect(storedKeys()).not.toContain(clave);
    const [broken] = await db.salida.findMany({ where: { tipo: "borrar_archivo" } });
    expect([broken?.datos, broken?.intentos, (broken?.proximo_intento.getTime() ?? 0) > Date.now()]).toEqual([
      datos,
      1,
      true,
    ]);
    await db.salida.deleteMany({ where: { datos } });
  });

  it.each([
    "{",
    '{"almacen":"disco"}',
    '{"almacen":"disco","clave":"../ged.db"}',
    '{"almacen":"cloudinary","clave":"","almacen":"disco","clave":"../ged.db"}',
    '{"almacen":"otro","clave":"imagenes-sitio/a.png"}',
  ])("gives up an order that can never be carried out, and touches nothing: %s", async (datos) => {
    const outside = oldFile("ged.txt");
    const { id } = await db.salida.create({ data: { tipo: "borrar_archivo", datos } });
    await sweepMedios();
    expect([await db.salida.count({ where: { id } }), existsSync(outside)]).toEqual([0, true]);
    expect(existsSync(pathOf("ged.db"))).toBe(isSqlite);
  });

  it("gives up a file that could not be deleted for a month", async () => {
    const datos = JSON.stringify({ almacen: "disco", clave: "imagenes-sitio/carpeta.png" });
    const { id } = await db.salida.create({ data: { tipo: "borrar_archivo", datos, intentos: 129 } });
    await sweepMedios();
    expect((await db.salida.findUniqueOrThrow({ where: { id } })).intentos).toBe(130);
    await db.salida.update({ where: { id }, data: { proximo_intento: new Date(0) } });
    await sweepMedios();
    expect(await db.salida.count({ where: { id } })).toBe(0);
  });
});

describe("a form with files that ends too early", () => {
  async function broken(bytes: Buffer): Promise<number> {
    const head = '--x\r\nContent-Disposition: form-data; name="archivos"; filename="a.mp4"\r\n\r\n';
    const headers = { ...admin.formHeaders, "Content-Type": "multipart/form-data; boundary=x" };
    const body = new Uint8Array(Buffer.concat([Buffer.from(head), bytes]));
    return (await admin.fetch("/admin/categorias/1", { method: "POST", body, headers })).status;
  }

  it.each([
    ["in the middle of a video", mp4.subarray(0, 500_000)],
    ["before the first byte", Buffer.alloc(0)],
  ])("%s is refused and leaves nothing", async (_, bytes) => {
    const before = await db.medio.count();
    expect(await broken(bytes)).toBe(400);
    expect([await db.medio.count(), filesIn("tmp")]).toEqual([before, []]);
  });

  it("of somebody who is not signed in is not even read", async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        if (read > 50) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const headers = { Origin: ORIGIN, "Content-Type": "multipart/form-data; boundary=x" };
    const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
    const response = await new Visitor().fetch("/admin/categorias/1", init);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin/login"]);
    expect(read).toBeLessThan(4);
    expect(filesIn("tmp")).toEqual([]);
  });

  it("needs the hidden token where no header tells where it comes from", async () => {
    const body = new FormData();
    body.set("nombre", "X");
    const response = await admin.fetch("/admin/categorias/1", { method: "POST", body });
    expect(response.status).toBe(403);
  });

  it("is taken with the token, as text browsers send it, its picture too", async () => {
    const { id } = await createCategoria();
    const page = await admin.visit(`/admin/categorias/${id}`);
    const body = new FormData();
    for (const name of ["csrf", "revision", "nombre"])
      body.set(name, page.$(`form[data-part=editor] [name=${name}]`)?.getAttribute("value") ?? "");
    body.set("descripcion", "Desde lynx");
    body.set("archivos", new File([new Uint8Array(await picture("png"))], "lynx.png"));
    const response = await admin.fetch(`/admin/categorias/${id}`, { method: "POST", body });
    expect([response.status, await db.medioUso.count({ where: { categoria_id: id } })]).toEqual([303, 1]);
  });

  it("cannot be large elsewhere", async () => {
    const body = new FormData();
    body.set("archivos", new File([new Uint8Array(2 * 1024 * 1024)], "a.png"));
    const headers = admin.formHeaders;
    expect((await admin.fetch("/admin/home", { method: "POST", body, headers })).status).toBe(413);
  });
});
