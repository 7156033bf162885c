import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

test("a measure is added to a subcategory, given to a product, and found by its range on the site", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/subcategorias?q=snorkels", javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar Snorkels" }).click();
  const rows = staff.locator("[data-part=fila]");
  await expect(staff.getByRole("button", { name: "Agregar medida" })).toBeVisible();
  await staff.getByRole("button", { name: "Agregar medida" }).click();
  await expect(rows).toHaveCount(1);
  const row = rows.first();
  if (javaScriptEnabled) await expect(row.getByLabel("Nombre")).toBeFocused();
  await row.getByLabel("Nombre").fill("Boca");
  await row.getByLabel("Unidad").fill("mm");
  await row.getByLabel("Dónde se ve").selectOption("En la tabla y como filtro");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Subcategoría actualizada", "Snorkels");

  await staff.goto("/admin/productos?q=SK-4701");
  await staff.getByRole("link", { name: "Editar SK-4701" }).click();
  await staff.getByLabel("Boca (mm)").fill("setenta");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.locator("#medidas")).toContainText("Escriba un número, como 12,5");
  await staff.getByLabel("Boca (mm)").fill("76,2");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Producto actualizado", "");

  await staff.goto("/accesorios-4x4/snorkels");
  await staff.getByLabel("Boca, desde").fill("76");
  await staff.getByLabel("Boca, hasta").fill("76,5");
  await staff.getByRole("button", { name: "Filtrar" }).click();
  await expect(staff.getByRole("list", { name: "Filtros aplicados" })).toContainText("Boca 76 a 76,5 mm");
  await expect(staff.getByRole("rowheader")).toHaveText(["SK-4701"]);
  await staff.getByRole("link", { name: "Quitar filtro Boca" }).click();
  await expect(staff.getByRole("rowheader").nth(1)).toBeVisible();
});
