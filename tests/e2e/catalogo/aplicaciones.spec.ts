import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

test("a product gets an application, with the line that was meant, and is found by its vehicle", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos?q=PE-4321", javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar PE-4321" }).click();
  await expect(staff.getByLabel("Código")).toHaveValue("PE-4321");
  const rows = staff.locator("[data-part=fila]");
  const before = await rows.count();
  await staff.getByRole("button", { name: "Agregar aplicación" }).click();
  await expect(rows).toHaveCount(before + 1);
  const row = rows.last();
  await row.getByLabel("Marca y línea").fill("Renault Dustter");
  await row.getByLabel("Desde").fill("2030");
  await row.getByLabel("Posición").fill("Techo");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(row).toContainText("La línea «Dustter» no existe en Renault. ¿Quiso decir «Duster»?");
  await expect(row).toContainText("Escriba un año entre 1950 y");
  await row.getByRole("button", { name: "Usar Renault Duster" }).click();
  await expect(row.getByLabel("Marca y línea")).toHaveValue("Renault Duster");
  await expect(row.getByLabel("Posición")).toHaveValue("Techo");
  await row.getByLabel("Desde").fill("2012");
  await row.getByLabel("Hasta").fill("2012");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Producto actualizado", "");

  await staff.goto("/vehiculos");
  await staff.getByLabel("Marca", { exact: true }).selectOption("Renault");
  if (javaScriptEnabled) {
    await staff.locator("select[name=linea]").selectOption("Duster");
    await staff.getByLabel("Año (modelo)").selectOption("2012");
  } else {
    await staff.getByLabel("Línea", { exact: true }).fill("duster");
    await staff.getByLabel("Año (modelo)").fill("12");
  }
  await staff.getByRole("button", { name: "Ver productos" }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Renault Duster 2012");
  await expect(staff.getByRole("rowheader", { name: "PE-4321" })).toBeVisible();
});
