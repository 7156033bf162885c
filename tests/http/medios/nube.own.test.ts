import { afterEach, describe, expect, it } from "vitest";
import { cloud, startCloudinary } from "../../support/fakes/cloudinary";
import { picture } from "../../support/files/files";

await startCloudinary();
const { db, signedIn, sweepMedios, Visitor } = await import("../../support/site/site");
const { createCategoria } = await import("../../support/content/factories");
const { fieldValue, links, text, toast } = await import("../../support/site/reading");
const { filesIn, heldIds, mediaError, pressMedio, sendForm, uploadTo } = await import("../../support/content/uploads");
// All that holds for files on the disk holds for files at Cloudinary.
await import("./subidas.test");
await import("./subidas-rechazos.test");
await import("../catalogo/categorias-medios.test");
await import("./barrido.test");

const admin = await signedIn();
const path = "/admin/categorias";
const DAY = 24 * 3_600_000;

afterEach(() => {
  cloud.mood = "well";
});

async function foto() {
  return { nombre: "foto.png", bytes: await picture("png", 700, 500) };
}

describe("with Cloudinary", () => {
  it("a picture is in its folder there, not here, and is delivered in the width that is wanted", async () => {
    const here = filesIn("media").length;
    const { id, medios } = await uploadTo(admin, await foto());
    const [{ almacen = "", clave = "" } = {}] = medios;
    expect(almacen).toBe("cloudinary");
    expect(clave).toMatch(
      /^https:\/\/res\.cloudinary\.com\/nube-de-prueba\/image\/upload\/v1\/imagenes-sitio\/[0-9a-f]{32}\.png$/,
    );
    expect([cloud.files.has(clave), filesIn("media").length, filesIn("tmp")]).toEqual([true, here, []]);
    const { slug } = await db.categoria.findUniqueOrThrow({ where: { id } });
    const page = await new Visitor().visit(`/${slug}`);
    expect(page.html).toContain("/image/upload/f_avif,q_auto,c_limit,w_640/v1/imagenes-sitio/");
    expect(page.headers.get("Content-Security-Policy")).toContain("img-src 'self' https://res.cloudinary.com");
  });

  it("a PDF is a raw file under catalogos-pdf, and its button leads there", async () => {
    const { pdfOf } = await import("../../support/files/files");
    const files = [{ nombre: "c.pdf", bytes: pdfOf(3000) }];
    await sendForm(admin, await admin.visit("/admin/catalogos/nuevo"), {
      typed: { nombre: "En la nube", activo: "on" },
      files,
    });
    const { medio } = await db.catalogoPdf.findFirstOrThrow({
      where: { nombre: "En la nube" },
      include: { medio: true },
    });
    expect(medio.clave).toMatch(/\/raw\/upload\/v1\/catalogos-pdf\/[0-9a-f]{32}\.pdf$/);
    expect(links(await new Visitor().visit("/"), "a").map(([, href]) => href)).toContain(medio.clave);
  });

  it("a logo is told to search engines at its own address", async () => {
    await sendForm(admin, await admin.visit("/admin/logo"), { files: [await foto()] }, "main form[enctype]");
    const { medio } = await db.configuracionLogo.findFirstOrThrow({ include: { medio: true } });
    expect((await new Visitor().visit("/")).html).toContain(`"logo":"${medio.clave}"`);
  });

  it("the panel says where files are, and that it answers", async () => {
    expect((await admin.visit("/admin")).text).toMatch(/Almacenamiento ?Disponible ?Cloudinary, \d+ archivos/);
  });

  it("a file that is gone there is reported", async () => {
    const { medios } = await uploadTo(admin, await foto());
    cloud.files.delete(medios[0]?.clave ?? "");
    expect(text(await admin.visit("/admin/imagenes"), "#faltantes")).toContain("1 archivo falta");
  });
});

describe("when Cloudinary fails", () => {
  it.each(["cut before", "cut after", "500", "502", "401", "rubbish"] as const)(
    "(%s) the upload says so, what was typed stays, and neither row nor file is left after the sweep",
    async (mood) => {
      const { id } = await createCategoria();
      const editor = await admin.visit(`${path}/${id}`);
      const before = [await db.medio.count(), cloud.files.size];
      cloud.mood = mood;
      const page = await sendForm(admin, editor, { typed: { descripcion: "Escrita" }, files: [await foto()] });
      expect([page.status, mediaError(page)]).toEqual([400, "No se pudo subir el archivo. Inténtalo de nuevo."]);
      expect([fieldValue(page, "descripcion").trim(), await db.medio.count()]).toEqual(["Escrita", before[0]]);
      expect(page.text).not.toMatch(/secreto|Signature|General Error/);
      cloud.mood = "well";
      await sweepMedios();
      expect([await db.medio.count(), cloud.files.size, filesIn("tmp")]).toEqual([...before, []]);
      expect(await db.salida.count({ where: { tipo: "borrar_archivo", datos: { not: "{" } } })).toBe(0);
      const again = await sendForm(admin, page, { files: [await foto()] });
      expect(toast(again)).toContain("Categoría actualizada");
    },
  );

  it("a removal is done all the same, and the file goes once it answers again", async () => {
    const { id, medios } = await uploadTo(admin, await foto());
    const { clave = "" } = medios[0] ?? {};
    cloud.mood = "no deletions";
    const editor = await admin.visit(`${path}/${id}`);
    const done = await pressMedio(admin, editor, "eliminar", heldIds(editor)[0] ?? 0);
    expect([done.text.includes("La imagen ha sido eliminada exitosamente."), cloud.files.has(clave)]).toEqual([
      true,
      true,
    ]);
    cloud.mood = "well";
    await db.salida.updateMany({ data: { proximo_intento: new Date(Date.now() - DAY) } });
    await sweepMedios();
    expect(cloud.files.has(clave)).toBe(false);
  });
});
