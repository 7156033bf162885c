import { expect, openAdmin, test } from "../../support/browser/browser";
import { mediaRows, png } from "../../support/browser/media-page";

test("the bar of an editor stays in view, says what is not saved, and takes it back", async ({ staff: page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAdmin(page, "/admin/categorias/1", true);
  const bar = page.locator("[data-part=save]");
  await expect(bar.getByRole("button", { name: "Actualizar" })).toBeInViewport();
  await expect(bar.getByRole("status")).toBeEmpty();
  const name = page.getByLabel("Nombre");
  const before = await name.inputValue();
  await name.fill("Otro nombre");
  await expect(bar.getByRole("status")).toHaveText("Cambios sin guardarNombre");
  await name.fill(before);
  await expect(bar.getByRole("status")).toBeEmpty();
  await mediaRows(page)
    .first()
    .getByRole("button", { name: /^Bajar/ })
    .click();
  await expect(bar.getByRole("status")).toHaveText("Cambios sin guardarImágenes y videos");
});

test("what was refused counts as not saved, all of it", async ({ staff: page }) => {
  await openAdmin(page, "/admin/vehiculos/marcas/nuevo", true);
  const said = page.locator("[data-part=save]").getByRole("status");
  await page.getByLabel("Nombre", { exact: true }).fill("Toyota");
  await page.getByLabel("Otros nombres").fill("Toy");
  await page.getByRole("button", { name: "Crear" }).click();
  await expect(page.getByText("Ya existe la marca «Toyota»").first()).toBeVisible();
  await expect(said).toHaveText("Cambios sin guardarNombre, Otros nombres");
});

test("the strip of an editor's sections stays in view, and no field with the focus is below it", async ({
  staff: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAdmin(page, "/admin/productos/441", true);
  await page.getByRole("link", { name: "Aplicaciones 1" }).click();
  const strip = page.getByRole("navigation", { name: "Secciones del producto" });
  const boxOf = async (what: typeof strip) =>
    what.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    });
  for (const label of ["Números OE", "Agregar fotos, dibujos, videos o documentos", "Nombre"]) {
    const field = page.getByLabel(label);
    // The link's own scrolling may end after the field has the focus: it is given again.
    await expect(async () => {
      await field.blur();
      await field.focus();
      await expect(strip).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(strip);
      expect((await boxOf(field)).top).toBeGreaterThan(bottom);
    }).toPass();
  }
});

test("the error of a file that was refused goes when a good one comes", async ({ staff: page }) => {
  await openAdmin(page, "/admin/categorias/nuevo", true);
  const field = page.getByLabel("Agregar imágenes o videos");
  const bad = { name: "dibujo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>".padEnd(100)) };
  const error = page.getByText("El archivo debe ser una imagen o un video (MP4/MOV).");
  await field.setInputFiles([bad]);
  await expect(error).toBeVisible();
  await field.setInputFiles([await png("buena.png")]);
  await expect(mediaRows(page)).toHaveCount(1);
  await expect(error).toHaveCount(0);
  await openAdmin(page, "/admin/logo", true);
  await page.getByLabel("Seleccione el archivo").setInputFiles([{ ...bad, mimeType: "text/plain", name: "nota.txt" }]);
  const refused = page.getByText("Por favor selecciona solo archivos de imagen (PNG, JPG, etc.)");
  await expect(refused).toBeVisible();
  await page.getByLabel("Seleccione el archivo").setInputFiles([await png("logo.png")]);
  await expect(refused).toHaveCount(0);
});

test("the button beside an editor's title ends where its form ends", async ({ staff: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const right = async (part: string) =>
    page.locator(`[data-part=${part}]`).evaluate((one) => Math.round(one.getBoundingClientRect().right));
  for (const list of ["productos", "categorias", "subcategorias"]) {
    await openAdmin(page, `/admin/${list}/nuevo`, true);
    expect(await right("title"), list).toBe(await right("editor"));
  }
});
