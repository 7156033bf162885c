import { describe, expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { archivosDe, enviarFotos, repartidas } from "../../support/site/fotos";
import { filesIn, sendForm } from "../../support/content/uploads";
import { exe, mp4, picture } from "../../support/files/files";
import { attribute, fieldError, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/productos/fotos";

const enviar = async (...nombres: string[]) => enviarFotos(admin, ...nombres);

const sinProducto = (page: Page) => texts(page, "[aria-labelledby=no-van-t] li");

describe("pictures named after products", () => {
  it("are shown by product before anything changes, then are theirs, in the order of their numbers", async () => {
    const [uno, otro] = [await createProducto({ codigo: "FC-100" }), await createProducto({ codigo: "FC/200 A" })];
    const before = otro.revision;
    const page = await enviar("fc-100-10.jpg", "FC 100 (2).jpg", "FC100.jpg", "fc200a_frente.png");
    expect(repartidas(page)).toEqual([
      ["FC-100", ["FC100.jpg", "FC 100 (2).jpg", "fc-100-10.jpg"]],
      ["FC/200 A", ["fc200a_frente.png"]],
    ]);
    expect(text(page, "main")).toContain("4 fotos para 2 productos");
    expect([await archivosDe(uno.id), await archivosDe(otro.id)]).toEqual([[], []]);

    expect(toast(await sendForm(admin, page))).toContain("Fotos guardadas 4 fotos en 2 productos");
    expect([await archivosDe(uno.id), await archivosDe(otro.id)]).toEqual([
      ["FC100.jpg", "FC 100 (2).jpg", "fc-100-10.jpg"],
      ["fc200a_frente.png"],
    ]);
    const { revision, medio } = await db.producto.findUniqueOrThrow({
      where: { id: otro.id },
      include: { medio: true },
    });
    expect(revision).toBe(before + 1);
    const shown = await new Visitor().visit(`/producto/${uno.codigo}`);
    expect(shown.html).toContain(filesIn("media").find((name) => shown.html.includes(name)) ?? "-");
    expect(medio?.nombre).toBe("fc200a_frente.png");
    const [entrada] = await db.auditoria.findMany({
      where: { entidad: "productos", entidad_id: String(otro.id) },
      orderBy: { id: "desc" },
    });
    expect(JSON.stringify(entrada)).toContain("fc200a_frente.png");
  });

  it("go behind those that a product has, or before them when that is chosen", async () => {
    const { id } = await createProducto({ codigo: "FC-300" });
    expect(await (await enviar("FC-300.jpg")).$("input[name=lugar]")).toBeNull();
    await sendForm(admin, await enviar("FC-300.jpg"));
    await sendForm(admin, await enviar("FC-300-b.jpg"));
    const page = await enviar("FC-300-c.jpg", "FC-300-d.jpg");
    expect(repartidas(page)[0]?.[0]).toBe("FC-300");
    expect(text(page, "form[data-part=editor]")).toContain("Tiene 2 imágenes y videos");
    await sendForm(admin, page, { typed: { lugar: "antes" } });
    expect(await archivosDe(id)).toEqual(["FC-300-c.jpg", "FC-300-d.jpg", "FC-300.jpg", "FC-300-b.jpg"]);
  });

  it("of no product, or of codes that are written alike, are named with the reason and deleted, the others saved", async () => {
    const { id } = await createProducto({ codigo: "FC-400" });
    await createProducto({ codigo: "FC-41.0" });
    await createProducto({ codigo: "FC-4.10" });
    const page = await enviar("FC-400.jpg", "IMG_20260101.jpg", "fc-410.jpg");
    expect(sinProducto(page)).toEqual([
      "fc-410.jpg Código del producto de fc-410.jpgPuede ser de FC-4.10 o de FC-41.0",
      "IMG_20260101.jpg Código del producto de IMG_20260101.jpgSu nombre no dice el código de ningún producto",
    ]);
    expect(toast(await sendForm(admin, page))).toContain("Foto guardada 1 foto en 1 producto; 2 no se guardaron");
    expect(await archivosDe(id)).toEqual(["FC-400.jpg"]);
    expect(await db.medio.count({ where: { nombre: { in: ["IMG_20260101.jpg", "fc-410.jpg"] } } })).toBe(0);
  });

  it("are of the code that is written so; what else a name may mean is said", async () => {
    for (const codigo of ["ZZ-410", "ZZ-4102", "FD-10", "FD-10-2", "AL-41.0", "AL-4.10", "UN1020"])
      await createProducto({ codigo });
    const page = await enviar("ZZ-410 (2).jpg", "FD-10-2.jpg", "al-41.0.jpg", "UN-1020-2.jpg");
    expect(repartidas(page)).toEqual([
      ["AL-41.0", ["al-41.0.jpg"]],
      ["FD-10-2", ["FD-10-2.jpg ¿O es de FD-10?"]],
      ["UN1020", ["UN-1020-2.jpg"]],
      ["ZZ-410", ["ZZ-410 (2).jpg"]],
    ]);
  });

  it("are twelve at most with those that a product has; the question says which are too many", async () => {
    const { id } = await createProducto({ codigo: "FC-700" });
    await sendForm(admin, await enviar(...Array.from({ length: 11 }, (_, n) => `FC-700-${n}.jpg`)));
    const page = await enviar("FC-700-x.jpg", "FC-700-y.jpg");
    expect(sinProducto(page)).toEqual([
      "FC-700-y.jpg FC-700 llega a 12 imágenes y videos, que es lo más que puede tener",
    ]);
    await sendForm(admin, page);
    expect((await archivosDe(id)).length).toBe(12);
  });

  it("are no pictures that the product has already, nor one twice; another product may have the same", async () => {
    const [uno, otro] = [await createProducto({ codigo: "FC-750" }), await createProducto({ codigo: "FC-760" })];
    const [same, other] = [await picture("jpeg"), await picture("png")];
    const sent = async (...files: [string, Buffer][]) =>
      sendForm(admin, await admin.visit(path), { files: files.map(([nombre, bytes]) => ({ nombre, bytes })) });
    const first = await sent(["FC-750.jpg", same], ["FC-750-2.jpg", same], ["FC-760.jpg", same]);
    expect(sinProducto(first)).toEqual(["FC-750-2.jpg Es igual a otra de las que envió para FC-750"]);
    await sendForm(admin, first);
    const second = await sent(["FC-750.jpg", same], ["FC-750-3.jpg", other]);
    expect(sinProducto(second)).toEqual(["FC-750.jpg FC-750 ya tiene esta misma foto"]);
    await sendForm(admin, second);
    expect([await archivosDe(uno.id), await archivosDe(otro.id)]).toEqual([
      ["FC-750.jpg", "FC-750-3.jpg"],
      ["FC-760.jpg"],
    ]);
  });

  it("are never videos, nor anything else; the good ones of a refused form stay in it", async () => {
    const { id } = await createProducto({ codigo: "FC-950" });
    const files = [
      { nombre: "FC-950.jpg", bytes: await picture("jpeg") },
      { nombre: "FC-950.mp4", bytes: mp4 },
      { nombre: "FC-950.exe", bytes: exe },
    ];
    const page = await sendForm(admin, await admin.visit(path), { files });
    expect([page.status, fieldError(page, "archivos")]).toEqual([
      400,
      "FC-950.mp4: El archivo debe ser una imagen. FC-950.exe: El archivo debe ser una imagen.",
    ]);
    expect(texts(page, "form li")).toEqual(["FC-950.jpg"]);
    const review = await sendForm(admin, page);
    expect(repartidas(review)).toEqual([["FC-950", ["FC-950.jpg"]]]);
    await sendForm(admin, review);
    expect(await archivosDe(id)).toEqual(["FC-950.jpg"]);
  });

  it("are wanted: a form without any, an address without any, and one with others' ids", async () => {
    const none = await sendForm(admin, await admin.visit(path));
    expect([none.status, fieldError(none, "archivos")]).toEqual([400, "Elija al menos una foto."]);
    for (const address of ["revisar", "revisar?fotos=", "revisar?fotos=x,-1,99999999", "revisar?fotos=1"])
      expect(toast(await admin.visit(`${path}/${address}`))).toContain("Ya se guardaron, o ya no están.");
  });

  it("are no videos, though an address names one that was sent elsewhere", async () => {
    const { codigo } = await createProducto({ codigo: "FC-990" });
    const clave = "imagenes-sitio/fc-990.mp4";
    const facts = { almacen: "disco", mime: "video/mp4", bytes: 10, sha256: "1".repeat(64) };
    const { id } = await db.medio.create({ data: { ...facts, clave, nombre: `${codigo}.mp4` } });
    expect(toast(await admin.visit(`${path}/revisar?fotos=${id}`))).toContain("Ya se guardaron");
  });

  it("are at most a hundred at once", async () => {
    const page = await admin.visit(path);
    const rows = await db.medio.createManyAndReturn({
      data: Array.from({ length: 101 }, (_, n) => ({
        ...{ almacen: "disco", clave: `imagenes-sitio/fc-${n}.jpg`, nombre: `FC-${n}.jpg`, mime: "image/jpeg" },
        ...{ bytes: 10, sha256: "0".repeat(64) },
      })),
    });
    const form = page.$("form[data-part=editor]");
    form?.insertAdjacentHTML(
      "beforeend",
      rows.map(({ id }) => `<input type="hidden" name="medio[]" value="${id}">`).join(""),
    );
    const answer = await sendForm(admin, page);
    expect([answer.status, fieldError(answer, "archivos")]).toEqual([
      400,
      "Se revisan hasta 100 fotos a la vez. Desmarque 1.",
    ]);
    answer.$('input[name="medio[]"]')?.removeAttribute("checked");
    expect((await sendForm(admin, answer)).status).toBe(200);
  });

  it("are reached from the list of products, by who is signed in", async () => {
    expect(attribute(await admin.visit("/admin/productos"), `a[href="${path}"]`, "href")).toBe(path);
    expect((await new Visitor().fetch(path)).status).toBe(302);
    expect((await new Visitor().fetch(`${path}/revisar?fotos=1`)).status).toBe(302);
  });
});
