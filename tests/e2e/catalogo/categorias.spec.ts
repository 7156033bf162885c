import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { choose, expectNames, mediaRows, png } from "../../support/browser/media-page";

const AGREGAR = "Agregar imágenes o videos";

test("a category: created with pictures, put in order, described, one removed, renamed, deleted (ADM §4 Products)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/categorias", javaScriptEnabled);
  await staff.getByRole("link", { name: "Nueva Categoría" }).click();
  await staff.getByLabel("Nombre", { exact: true }).fill("Iluminación de prueba");
  await staff.getByLabel("Descripción").fill("Faros y exploradoras");
  await choose(staff, AGREGAR, [await png("faro.png"), await png("stop.png")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Crear", exact: true }).click();
  await expectToast(staff, "Categoría creada", "Iluminación de prueba");

  await openAdmin(staff, "/admin/categorias?q=iluminacion", javaScriptEnabled);
  await expect(staff.getByText("1 categoría", { exact: true })).toBeVisible();
  await staff.getByRole("link", { name: "Editar Iluminación de prueba" }).click();
  await expectNames(staff, ["faro.png", "stop.png"]);
  await staff.getByLabel("Descripción").fill("Faros, stops y exploradoras");
  await staff.getByRole("button", { name: "Bajar faro.png" }).click();
  await expectNames(staff, ["stop.png", "faro.png"]);
  await expect(staff.getByLabel("Descripción")).toHaveValue("Faros, stops y exploradoras");
  await staff.getByLabel("Texto alternativo de faro.png").fill("Faro redondo");

  await staff.getByRole("button", { name: "Eliminar stop.png" }).click();
  await expect(staff.getByText("¿Está seguro de que desea eliminar esta imagen?")).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar imagen" }).click();
  await expect(staff.getByText("La imagen ha sido eliminada exitosamente.")).toBeVisible();
  await expectNames(staff, ["faro.png"]);
  await expect(staff.getByLabel("Texto alternativo de faro.png")).toHaveValue("Faro redondo");
  await staff.getByLabel("Nombre", { exact: true }).fill("Luces de prueba");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Categoría actualizada", "Luces de prueba");
  await expect(staff).toHaveURL(/\?q=iluminacion$/);

  const answer = await staff.request.get("/iluminacion-de-prueba", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await staff.goto("/luces-de-prueba");
  await expect(staff.getByRole("main")).toContainText("Faros, stops y exploradoras");
  await expect(staff.getByRole("main").getByRole("img", { name: "Faro redondo" }).first()).toBeVisible();

  await openAdmin(staff, "/admin/categorias", javaScriptEnabled);
  await staff.getByRole("link", { name: "Eliminar Luces de prueba" }).click();
  await expect(staff.getByText('¿Está seguro de que desea eliminar la categoría "Luces de prueba"?')).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar categoría" }).click();
  await expectToast(staff, "Categoría eliminada", "Luces de prueba");
});

test("a file that is not taken costs nothing that was typed", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/categorias/1", javaScriptEnabled);
  await staff.getByLabel("Descripción").fill("Escrito antes de equivocarse");
  const wrong = { name: "dibujo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>".padEnd(100)) };
  await staff.getByLabel(AGREGAR).setInputFiles([wrong]);
  if (!javaScriptEnabled) await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.getByText("El archivo debe ser una imagen o un video (MP4/MOV).").last()).toBeVisible();
  await expect(staff.getByLabel("Descripción")).toHaveValue("Escrito antes de equivocarse");
  await expect(mediaRows(staff).first()).toBeVisible();
});

test("a category with subcategories is not deleted but emptied by moving them", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/categorias", javaScriptEnabled);
  await staff.getByRole("link", { name: "Eliminar Guardapolvos" }).click();
  await expect(staff.getByRole("heading", { name: /no se puede eliminar todavía$/ })).toBeVisible();
  await expect(staff.getByText(/Tiene \d+ subcategorías y \d+ productos\./)).toBeVisible();
  await staff.getByRole("button", { name: "Mover subcategorías" }).click();
  await expect(staff.getByText("Elija otra categoría")).toBeVisible();
});

test("the Enter key in a text saves, it does not move files", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/categorias/2", javaScriptEnabled);
  const names = await mediaRows(staff).locator("[data-part=name]").allInnerTexts();
  await staff.getByLabel("Nombre", { exact: true }).press("Enter");
  await expect(staff.getByRole("status").filter({ hasText: "Categoría actualizada" })).toBeVisible();
  await openAdmin(staff, "/admin/categorias/2", javaScriptEnabled);
  await expectNames(staff, names);
});
