import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { choose, expectNames, png } from "../../support/browser/media-page";

const AGREGAR = "Agregar imágenes o videos";

test("a subcategory: created, found, given pictures and another address, deleted (ADM §2 Subcategories)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/subcategorias", javaScriptEnabled);
  await staff.getByRole("link", { name: "Nueva Subcategoría" }).click();
  await staff.getByLabel("Nombre").fill("Exploradoras de prueba");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Accesorios 4X4");
  await staff.getByRole("button", { name: "Crear", exact: true }).click();
  await expectToast(staff, "Subcategoría creada", "Exploradoras de prueba");

  await openAdmin(staff, "/admin/subcategorias", javaScriptEnabled);
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Accesorios 4X4");
  await staff.getByRole("searchbox", { name: "Buscar subcategorías" }).fill("exploradoras");
  await staff.getByRole("button", { name: "Buscar" }).click();
  await expect(staff.locator("#lista").getByText(/^1 de \d+ subcategorías$/)).toBeVisible();
  await expect(staff.getByRole("cell", { name: "exploradoras-de-prueba" })).toBeVisible();
  const left = staff.url();

  await staff.getByRole("link", { name: "Editar Exploradoras de prueba" }).click();
  await staff.getByLabel("Dirección (slug)").fill("Luces Exploradoras");
  await choose(staff, AGREGAR, [await png("a.png"), await png("b.png")], javaScriptEnabled);
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Subcategoría actualizada");
  await expect(staff).toHaveURL(left);
  expect((await staff.request.get("/accesorios-4x4/exploradoras-de-prueba", { maxRedirects: 0 })).status()).toBe(301);
  expect((await staff.goto("/accesorios-4x4/luces-exploradoras"))?.status()).toBe(200);

  await openAdmin(staff, left, javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar Exploradoras de prueba" }).click();
  await expectNames(staff, ["a.png", "b.png"]);
  await staff.getByRole("button", { name: "Subir b.png" }).click();
  await expectNames(staff, ["b.png", "a.png"]);
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Subcategoría actualizada");

  await staff.getByRole("link", { name: "Eliminar Exploradoras de prueba" }).click();
  await expect(
    staff.getByText('¿Está seguro de que desea eliminar la subcategoría "Exploradoras de prueba"?'),
  ).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar subcategoría" }).click();
  await expectToast(staff, "Subcategoría eliminada", "Exploradoras de prueba");
  await expect(staff).toHaveURL(left);
  await expect(staff.getByText("No se encontraron subcategorías que coincidan con la búsqueda")).toBeVisible();
  await staff.getByRole("link", { name: "Limpiar" }).click();
  await expect(staff.getByRole("searchbox")).toHaveValue("");
});
