import { expect, openAdmin, test } from "../../support/browser/browser";
import { pdfOf } from "../../support/files/files";
import { expectToast } from "../../support/content/lista";
import { choose, expectNames, png } from "../../support/browser/media-page";

function pdfFile(name: string) {
  return { name, mimeType: "application/pdf", buffer: pdfOf(20_000) };
}

test("a PDF catalogue: created, made the active one, its file replaced, deleted (ADM §2 Catalogues)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/catalogos/nuevo", javaScriptEnabled);
  await staff.getByLabel("Nombre").fill("Catálogo de prueba");
  await choose(staff, "Elegir el PDF", [pdfFile("uno.pdf")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Crear", exact: true }).click();
  await expectToast(staff, "Catálogo creado", "Catálogo de prueba");
  const row = staff.getByRole("row").filter({ hasText: "Catálogo de prueba" });
  await expect(row).toContainText("Inactivo");
  await expect(row).toContainText("0,02 MB");
  const file = await row.getByRole("link", { name: /Ver PDF/ }).getAttribute("href");
  expect((await staff.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");

  await staff.getByRole("link", { name: "Editar Catálogo de prueba" }).click();
  await staff.getByLabel(/^Activo/).check();
  await choose(staff, "Reemplazar el PDF", [pdfFile("dos.pdf")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Catálogo actualizado");
  await expect(staff.getByText("Activo", { exact: true })).toHaveCount(1);
  const next = await row.getByRole("link", { name: /Ver PDF/ }).getAttribute("href");
  expect([(await staff.request.get(file ?? "")).status(), (await staff.request.get(next ?? "")).status()]).toEqual([
    404, 200,
  ]);
  expect(await (await staff.request.get("/")).text()).toContain(next ?? "-");

  await staff.getByRole("link", { name: "Eliminar Catálogo de prueba" }).click();
  await staff.getByRole("button", { name: "Eliminar catálogo" }).click();
  await expectToast(staff, "Catálogo eliminado", "Catálogo de prueba");
});

test("a general image: created, on the site, taken off, deleted (ADM §2 Images)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/imagenes/nuevo", javaScriptEnabled);
  await staff.getByLabel("Ubicación").selectOption("Nosotros");
  await staff.getByLabel("Título").fill("Prensa nueva");
  await choose(staff, "Elegir la imagen", [await png("prensa.png")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Crear", exact: true }).click();
  await expectToast(staff, "Imagen creada", "Prensa nueva");
  const row = staff.getByRole("row").filter({ hasText: "Prensa nueva" });
  await expect(row).toContainText("Activa");
  expect(await (await staff.request.get("/nosotros")).text()).toContain("Prensa nueva");

  await staff.getByRole("link", { name: "Editar Prensa nueva" }).click();
  await expectNames(staff, ["prensa.png"]);
  await staff.getByLabel("Activa").uncheck();
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Imagen actualizada");
  await expect(row).toContainText("Inactiva");
  expect(await (await staff.request.get("/nosotros")).text()).not.toContain("Prensa nueva");

  await staff.getByRole("link", { name: "Eliminar Prensa nueva" }).click();
  await staff.getByRole("button", { name: "Eliminar imagen" }).click();
  await expectToast(staff, "Imagen eliminada", "Prensa nueva");
});

test("the logo: replaced, and deleted after a question (ADM §2 Logo)", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/logo", javaScriptEnabled);
  await staff.getByLabel("Seleccione el archivo").setInputFiles([await png("marca.png")]);
  await staff.getByRole("button", { name: "Subir Logo" }).click();
  await expectToast(staff, "Éxito", "Logo actualizado correctamente");
  await expect(staff.getByText("marca.png")).toBeVisible();
  await staff.getByRole("link", { name: "Eliminar", exact: true }).click();
  await expect(staff.getByText("¿Estás seguro de que quieres eliminar el logo actual?")).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar logo" }).click();
  await expectToast(staff, "Éxito", "Logo eliminado correctamente");
  await expect(staff.getByText("No hay logo: el sitio muestra el nombre de la empresa.")).toBeVisible();
});

test("a product gets a photo of its own and loses it again", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos?q=PE-4310", javaScriptEnabled);
  await staff
    .getByRole("link", { name: /^Editar / })
    .first()
    .click();
  await choose(staff, "Agregar fotos, dibujos, videos o documentos", [await png("propia.png")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Producto actualizado");
  await staff
    .getByRole("link", { name: /^Editar / })
    .first()
    .click();
  await expectNames(staff, ["propia.png"]);
  await staff.getByRole("button", { name: "Eliminar propia.png" }).click();
  await staff.getByRole("button", { name: "Eliminar imagen" }).click();
  await expect(staff.getByText("La imagen ha sido eliminada exitosamente.")).toBeVisible();
  await expectNames(staff, []);
});
