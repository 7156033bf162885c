import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast, row, search } from "../../support/content/lista";

test("a product is created once everything asked for is there", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await staff.getByRole("link", { name: "Nuevo Producto" }).click();
  await expect(staff.getByRole("heading", { name: "Crear Nuevo Producto" })).toBeVisible();
  const create = staff.getByRole("button", { name: "Crear" });
  const summary = staff.getByRole("alert");
  const [codigo, nombre] = [staff.getByLabel("Código"), staff.getByLabel("Nombre")];
  const [categoria, subcategoria] = [staff.getByLabel("Categoría", { exact: true }), staff.getByLabel("Subcategoría")];

  // Spaces get past a browser's own check.
  await codigo.fill("  ");
  await nombre.fill("  ");
  await create.click();
  await expect(summary).toContainText("Revise 4 campos antes de guardar");
  await expect(codigo).toHaveAccessibleDescription(/El código es requerido/);
  await expect(nombre).toHaveAccessibleDescription(/El nombre es requerido/);
  await expect(categoria).toHaveAccessibleDescription(/La categoría es requerida/);
  await expect(subcategoria).toHaveAccessibleDescription(/La subcategoría es requerida/);
  await summary.getByRole("link", { name: "El nombre es requerido" }).click();
  await expect(nombre).toBeFocused();

  await codigo.fill(" fe-0400 ");
  await nombre.fill("¿?");
  await categoria.selectOption("Ferretería");
  await subcategoria.selectOption("Remaches");
  await staff.getByLabel("Descripción").fill("Remache de prueba.\n\nSegundo párrafo con <etiqueta>.");
  await create.click();
  await expect(nombre).toHaveAccessibleDescription(/Escriba al menos una letra o un número/);
  await expect(subcategoria.locator("option:checked")).toHaveText("Remaches");

  await nombre.fill("Remache de prueba");
  await create.click();
  await expect(codigo).toHaveAccessibleDescription(/El código ya lo tiene «Surtido de pernos/);
  await expect(summary).toContainText("Revise 1 campo antes de guardar");

  await codigo.fill("ZZ 1/2.5");
  if (!javaScriptEnabled) {
    await categoria.selectOption("Guardapolvos");
    await create.click();
    await expect(subcategoria).toHaveAccessibleDescription(/Elija una subcategoría de la categoría seleccionada/);
    await expect(categoria.locator("option:checked")).toHaveText("Guardapolvos");
    await categoria.selectOption("Ferretería");
  }
  await create.click();
  await expectToast(staff, "Producto creado", "Remache de prueba");
  await search(staff, "zz 1/2.5");
  await expect(row(staff, "ZZ 1/2.5")).toContainText("Visible");

  await staff.goto("/ferreteria/remaches");
  await staff.getByRole("link", { name: "Remache de prueba" }).click();
  await expect(staff.getByText("Segundo párrafo con <etiqueta>.")).toBeVisible();
});

test("a product is duplicated: what is changed in the copy is not changed in the other", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos?q=AM-2203", javaScriptEnabled);
  const codigo = (await staff.getByRole("rowheader").first().innerText()).trim();
  await staff.getByRole("link", { name: `Editar ${codigo}` }).click();
  const nombre = await staff.getByLabel("Nombre").inputValue();
  const [make, applications] = [staff.getByLabel("Marca y línea"), await staff.getByLabel("Marca y línea").count()];
  expect(applications).toBeGreaterThan(0);
  await staff.getByRole("link", { name: "Duplicar" }).click();
  await expect(staff.getByText(`Duplicado de ${codigo} ${nombre}`)).toBeVisible();
  await expect(staff.getByLabel("Nombre")).toHaveValue(nombre);
  await expect(make).toHaveCount(applications);
  await expect(staff.getByText("Cambios sin guardar")).toHaveCount(0);
  await staff.getByLabel("Código").fill("DU 2203");
  await staff.getByLabel("Nombre").fill(`${nombre}, corto`);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expectToast(staff, "Producto creado", `${nombre}, corto`);
  await expect(staff).toHaveURL(/\?q=AM-2203$/);
  await expect(row(staff, codigo)).toContainText(nombre);
  await search(staff, "du 2203");
  await staff.getByRole("link", { name: "Editar DU 2203" }).click();
  await expect(make).toHaveCount(applications);
});

test("deleting asks first, can be called off, and then is for good", async ({ staff, javaScriptEnabled }) => {
  const question =
    '¿Está seguro de que desea eliminar el producto "Candado con funda de caucho 30 mm, arco corto, juego de 2 con la misma llave"?';
  await openAdmin(staff, "/admin/productos?q=CN-6712", javaScriptEnabled);
  const remove = staff.getByRole("link", { name: "Eliminar CN-6712" });
  await remove.click();
  await expect(staff.getByRole("heading", { name: question })).toBeVisible();
  if (javaScriptEnabled) {
    await expect(staff.getByRole("dialog")).toBeVisible();
    await staff.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
    await expect(staff.getByRole("dialog")).toHaveCount(0);
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await expect(staff.getByRole("dialog")).toBeVisible();
    await staff.keyboard.press("Escape");
    await expect(staff.getByRole("dialog")).toHaveCount(0);
    await expect(remove).toBeFocused();
  } else {
    await expect(staff).toHaveURL(/\/eliminar\?/);
    await expect(staff.getByText("Esta acción no se puede deshacer")).toBeVisible();
    await staff.getByRole("link", { name: "Cancelar" }).click();
  }
  await expect(staff).toHaveURL(/\/admin\/productos\?q=CN-6712$/);
  await expect(row(staff, "CN-6712")).toBeVisible();
  await remove.click();
  await staff.getByRole("button", { name: "Eliminar producto" }).click();
  await expectToast(staff, "Producto eliminado", "Candado con funda de caucho 30 mm");
  await expect(staff).toHaveURL(/\/admin\/productos\?q=CN-6712$/);
  await expect(staff.getByText("No se encontraron productos que coincidan con la búsqueda")).toBeVisible();
  expect((await staff.goto("/producto/CN-6712"))?.status()).toBe(404);
});

test("the editor deletes too, and leads back to the list", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos?q=CN-6713", javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar CN-6713" }).click();
  await staff.getByRole("link", { name: "Eliminar", exact: true }).click();
  await staff.getByRole("button", { name: "Eliminar producto" }).click();
  await expectToast(staff, "Producto eliminado");
  await expect(staff).toHaveURL(/\/admin\/productos\?q=CN-6713$/);
});
