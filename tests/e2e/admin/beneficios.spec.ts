import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

const path = "/admin/beneficios";

test("a benefit is created, edited, moved up and deleted, and the home page follows at once (ADM §7 Tables)", async ({
  staff,
  javaScriptEnabled,
}) => {
  const titles = staff.getByRole("table").getByRole("rowheader");
  const onSite = staff.getByRole("main").getByRole("heading", { level: 3 });
  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Agregar Beneficio" }).click();
  await staff.getByLabel("Ícono").fill("★");
  await staff.getByLabel("Título").fill("Garantía de seis meses");
  await staff.getByLabel("Descripción").fill("En toda la línea.");
  await staff.getByLabel("Orden").fill("9");
  await staff.getByRole("button", { name: "Crear" }).click();
  await expectToast(staff, "Beneficio creado");
  await expect(staff.getByText("5 beneficios")).toBeVisible();
  await expect(titles.last()).toHaveText("Garantía de seis meses");
  await expect(staff.getByRole("button", { name: "Bajar Garantía de seis meses" })).toBeDisabled();

  await staff.getByRole("link", { name: "Editar Garantía de seis meses" }).click();
  await staff.getByLabel("Título").fill("Garantía de un año");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Beneficio actualizado");

  await staff.getByRole("button", { name: "Subir Garantía de un año" }).click();
  await expectToast(staff, "Orden actualizado");
  await expect(titles.nth(3)).toHaveText("Garantía de un año");
  await staff.goto("/");
  const shown = await onSite.allTextContents();
  expect(shown.indexOf("Garantía de un año")).toBe(shown.indexOf("Innovación constante") - 1);

  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar Garantía de un año" }).click();
  await staff.getByLabel("Activo").uncheck();
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.getByText("Inactivo")).toBeVisible();
  await staff.goto("/");
  await expect(staff.getByText("Garantía de un año")).toHaveCount(0);

  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Eliminar Garantía de un año" }).click();
  const question = '¿Está seguro de que desea eliminar el beneficio "Garantía de un año"?';
  await expect(staff.getByRole("heading", { name: question })).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar beneficio" }).click();
  await expectToast(staff, "Beneficio eliminado");
  await expect(staff.getByText("4 beneficios")).toBeVisible();
});

test("a search stays while its rows are put in order", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("searchbox", { name: "Buscar beneficios" }).fill("técnico");
  await staff.getByRole("button", { name: "Buscar" }).click();
  await expect(staff.locator("#lista").getByText("1 beneficio")).toBeVisible();
  for (const way of ["Subir", "Bajar"])
    await expect(staff.getByRole("button", { name: `${way} Soporte técnico` })).toBeDisabled();
  await staff.goto(`${path}?q=nada`);
  await expect(staff.getByText("No se encontraron beneficios que coincidan con la búsqueda")).toBeVisible();
});
