import { describe, expect, it } from "vitest";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { exe, picture, pngOf, svg } from "../../support/files/files";
import { attribute, text, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { filesIn, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/logo";
const MB = 1024 * 1024;
const huge = await pngOf(5 * MB + 1);
const SOLO = "Por favor selecciona solo archivos de imagen (PNG, JPG, etc.)";

async function upload(nombre: string, bytes: Buffer) {
  return sendForm(admin, await admin.visit(path), { files: [{ nombre, bytes }] }, "main form[enctype]");
}
async function current() {
  return db.configuracionLogo.findFirstOrThrow({ where: { activo: true }, include: { medio: true } });
}

describe("the logo", () => {
  it("is shown with the day it came, where it appears and which files are wanted (ADM §2 Logo, ADM §2 Routes, ADM §3, ADM §5 Images)", async () => {
    const page = await admin.visit(path);
    expect(text(page, "h1")).toBe("Logo del Sitio");
    expect(page.text).toContain("El logo aparece en el slider de inicio y en el pie de página");
    expect(page.text).toContain("Formatos: PNG, JPG, JPEG, GIF. Tamaño máximo recomendado: 2MB.");
    expect(page.text).toMatch(/Subido el \d+ de \w+\. de \d{4}/);
    expect(attribute(page, "input[type=file]", "accept")).toBe("image/*");
  });

  it("is replaced, on the site at once, and the old file goes (ADM §1, ADM §3, ADM §4 Order and state, ADM §7 Tables, ADM §8 Logo)", async () => {
    const before = await current();
    const page = await upload("nuevo.png", await picture("png", 200, 80));
    expect([page.path, toast(page)]).toEqual([path, "Éxito Logo actualizado correctamente"]);
    const { medio } = await current();
    expect(medio).toMatchObject({ nombre: "nuevo.png", ancho: 200, alto: 80 });
    expect((await new Visitor().visit("/")).html).toContain(medio.clave);
    expect(filesIn("media")).not.toContain(before.medio.clave);
    expect(await db.configuracionLogo.count()).toBe(1);
  });

  it.each([
    ["wide", 900, 100, ["224", "25"]],
    ["tall", 100, 300, ["21", "64"]],
    ["small", 90, 30, ["90", "30"]],
  ])("has its room before it is there, when it is %s (PUB §2 Home)", async (_, ancho, alto, room) => {
    await upload("logo.png", await picture("png", ancho, alto));
    const logo = `img[src*="${(await current()).medio.clave}"]`;
    const page = await new Visitor().visit("/");
    expect([attribute(page, logo, "width"), attribute(page, logo, "height")]).toEqual(room);
  });

  it("over 2 MB is taken, with a hint (ADM §2 Logo, ADM §9)", async () => {
    const page = await upload("grande.png", await pngOf(3 * MB));
    expect(toast(page)).toBe("Éxito Logo actualizado correctamente. Pesa 3,0 MB: se recomienda un máximo de 2MB.");
  });

  it.each([
    ["a program", "logo.png", exe, SOLO],
    ["an SVG", "logo.svg", svg, SOLO],
    ["nothing", "", Buffer.alloc(0), "Seleccione un archivo de imagen"],
    ["an empty file", "logo.png", Buffer.alloc(0), "El archivo está vacío."],
    ["more than 5 MB", "logo.png", huge, "La imagen no puede ser mayor a 5MB."],
  ])("is not %s (ADM §5 Images, ADM §8 Logo)", async (_, nombre, bytes, message) => {
    const before = await current();
    const page = await upload(nombre, bytes);
    expect([page.status, text(page, "#archivos-e")]).toEqual([400, message]);
    expect((await current()).id).toBe(before.id);
  });

  it("is not told as saved when the database fails (ADM §8 Logo)", async () => {
    const page = await whileRefused("INSERT", "configuracion_logo", async () => upload("x.png", await picture("png")));
    expect([page.status, text(page, "#archivos-e")]).toEqual([500, "Error al actualizar el logo"]);
    expect((await new Visitor().visit("/")).html).toContain((await current()).medio.clave);
  });

  it("is deleted after a question, and then there is none (ADM §2 Logo, ADM §4 Order and state, ADM §7 Tables, ADM §8 Confirmations, ADM §8 Logo)", async () => {
    const { id, medio } = await current();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe("¿Estás seguro de que quieres eliminar el logo actual?");
    const failed = await whileRefused("DELETE", "configuracion_logo", () =>
      admin.submit(question, "form[data-part=confirm]"),
    );
    expect(toast(failed)).toBe("Error Error al eliminar el logo");
    const done = await admin.submit(question, "form[data-part=confirm]");
    expect([done.path, toast(done)]).toEqual([path, "Éxito Logo eliminado correctamente"]);
    expect(filesIn("media")).not.toContain(medio.clave);
    expect((await new Visitor().visit("/")).html).not.toContain(medio.clave);
    expect((await admin.visit(`${path}/${id}/eliminar`)).status).toBe(404);
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.path, toast(again)]).toEqual([path, "Éxito"]);
  });

  it("that cannot be read says so (ADM §8 Logo)", async () => {
    const page = await whileMissing("configuracion_logo", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([
      500,
      expect.stringContaining("Error al cargar la configuración del logo"),
    ]);
  });
});
