import { expect, openAdmin, test } from "../../support/browser/browser";
import { addressOf, expectToast, row, search } from "../../support/content/lista";

test("a product that is renamed has its new name and address at once; the old address leads there", async ({
  staff,
  javaScriptEnabled,
}) => {
  const old = await addressOf(staff, "PE-4321");
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await search(staff, "d-max pe-4321");
  await expect(staff.locator("#lista").getByText("1 producto")).toBeVisible();
  await staff.getByRole("link", { name: "Editar PE-4321" }).click();
  await expect(staff.getByLabel("Código")).toBeDisabled();
  await staff.getByLabel("Nombre").fill("Barras para equipaje con llave D-Max, juego");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Producto actualizado", "Barras para equipaje con llave D-Max, juego");
  await expect(staff).toHaveURL(/\/admin\/productos\?q=d-max(\+|%20)pe-4321/);
  await expect(row(staff, "PE-4321")).toContainText("Barras para equipaje con llave D-Max, juego");

  const answer = await staff.request.get(old, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await staff.goto(old);
  await expect(staff).toHaveURL(/\/barras-para-equipaje-con-llave-d-max-juego$/);
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Barras para equipaje con llave D-Max, juego");
});

test("a hidden product leaves the public site and comes back when it is shown", async ({
  staff,
  javaScriptEnabled,
}) => {
  const address = await addressOf(staff, "PE-4323");
  await openAdmin(staff, "/admin/productos?q=PE-4323", javaScriptEnabled);
  await staff.getByRole("button", { name: "Ocultar PE-4323" }).click();
  await expectToast(staff, "Producto actualizado", "está oculto");
  await expect(row(staff, "PE-4323")).toContainText("Oculto");
  await expect(staff).toHaveURL(/\?q=PE-4323$/);

  const gone = await staff.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(staff.getByRole("heading", { level: 1 })).toContainText("Producto no encontrado");
  await staff.getByRole("link", { name: "Ver Portaequipajes" }).click();
  await expect(staff.getByRole("rowheader", { name: "PE-4323" })).toHaveCount(0);

  await openAdmin(staff, "/admin/productos?q=PE-4323", javaScriptEnabled);
  await staff.getByRole("button", { name: "Mostrar PE-4323" }).click();
  await expectToast(staff, "Producto actualizado", "está visible");
  expect((await staff.goto(address))?.status()).toBe(200);
});

test("all products of a list are marked, those of its other pages too, but the one whose mark is taken away", async ({
  staff,
  javaScriptEnabled,
}) => {
  const all = async () => {
    await openAdmin(staff, "/admin/productos?q=guardapolvo", javaScriptEnabled);
    await staff.getByRole("link", { name: "Marcar los 25 de esta página" }).click();
    await staff.getByRole("link", { name: /^Marcar los \d+ de la lista$/ }).click();
    await expect(staff.getByText(/^Con los marcados, también los \d+ de otras páginas$/)).toBeVisible();
  };
  const hidden = staff.getByRole("row").filter({ hasText: "Oculto" });
  await all();
  const [first = ""] = await staff.getByRole("rowheader").allTextContents();
  await staff.getByLabel(`Marcar ${first}`).uncheck();
  await staff.getByRole("button", { name: "Ocultar", exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(
    /^¿Está seguro de que desea ocultar \d+ productos\?$/,
  );
  await staff.getByRole("button", { name: /^Ocultar \d+ productos$/ }).click();
  await expectToast(staff, "Productos actualizados", "productos quedaron ocultos");
  await expect(hidden).toHaveCount(24);
  await expect(row(staff, first)).toContainText("Visible");
  await staff.goto("/admin/productos?q=guardapolvo&pagina=2");
  await expect(hidden).toHaveCount(25);
  await all();
  await staff.getByRole("button", { name: "Mostrar", exact: true }).click();
  await staff.getByRole("button", { name: /^Mostrar \d+ productos$/ }).click();
  await expectToast(staff, "Productos actualizados", "productos quedaron visibles");
  await expect(hidden).toHaveCount(0);
});

test("marked products are hidden, shown and deleted together, after the question", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos?q=gancho", javaScriptEnabled);
  const codes = (await staff.getByRole("rowheader").allTextContents()).slice(0, 2);
  for (const code of codes) await staff.getByLabel(`Marcar ${code}`).check();
  await staff.getByRole("button", { name: "Ocultar", exact: true }).click();
  await expectToast(staff, "Productos actualizados", "2 productos quedaron ocultos");
  for (const code of codes) await expect(row(staff, code)).toContainText("Oculto");
  for (const code of codes) await staff.getByLabel(`Marcar ${code}`).check();
  await staff.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("¿Está seguro de que desea eliminar 2 productos?");
  await staff.getByRole("button", { name: "Eliminar 2 productos" }).click();
  await expectToast(staff, "Productos eliminados", "2 productos");
  await expect(staff).toHaveURL(/\?q=gancho$/);
  for (const code of codes) await expect(row(staff, code)).toHaveCount(0);
});

test("marked products move to another subcategory together, and their old addresses lead to them", async ({
  staff,
  javaScriptEnabled,
}) => {
  const old = await addressOf(staff, "CN-6725");
  await openAdmin(staff, "/admin/productos?q=candado", javaScriptEnabled);
  for (const code of ["CN-6725", "CN-6704"]) await staff.getByLabel(`Marcar ${code}`).check();
  await staff.getByRole("button", { name: "Mover", exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Mover 2 productos a otra subcategoría");
  const move = staff.getByRole("button", { name: "Mover 2 productos" });
  await move.click();
  await expect(staff.getByRole("combobox", { name: "Subcategoría" })).toHaveAccessibleDescription(
    /Elija otra subcategoría/,
  );
  await staff.getByRole("combobox", { name: "Subcategoría" }).selectOption("Cilindros");
  await move.click();
  await expectToast(staff, "Productos movidos", "2 productos pasaron a Cilindros");
  await expect(staff).toHaveURL(/\?q=candado$/);
  for (const code of ["CN-6725", "CN-6704"]) await expect(row(staff, code)).toContainText("Cilindros");
  await staff.goto(old);
  await expect(staff).toHaveURL(/\/seguridad-vehicular\/cilindros\//);
});

test("the editor's switch hides a product too", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos?q=PE-4327", javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar PE-4327" }).click();
  await staff.getByLabel("Visible en el catálogo").uncheck();
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Producto actualizado");
  await expect(row(staff, "PE-4327")).toContainText("Oculto");
  expect((await staff.goto("/producto/PE-4327"))?.status()).toBe(404);
});

test("filter, page and search are still there after saving, and after giving up (DEC 30)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Amortiguadores");
  await staff.getByLabel("Estado", { exact: true }).selectOption("Visible");
  await search(staff, "trasero");
  await staff.getByRole("navigation", { name: "Paginación" }).getByRole("link", { name: "2", exact: true }).click();
  await expect(staff).toHaveURL(/pagina=2/);
  const left = new URL(staff.url()).searchParams.toString();
  const shown = await staff.getByRole("navigation", { name: "Paginación" }).innerText();
  for (const button of ["Actualizar", "Cancelar"]) {
    await staff
      .getByRole("link", { name: /^Editar AM-/ })
      .first()
      .click();
    await staff.getByRole("main").locator("a, button").filter({ hasText: button }).click();
    await expect(staff.getByRole("navigation", { name: "Paginación" })).toHaveText(shown, { useInnerText: true });
    expect(new URL(staff.url()).searchParams.toString()).toBe(left);
    await expect(staff.getByRole("searchbox")).toHaveValue("trasero");
    await expect(staff.getByLabel("Categoría", { exact: true }).locator("option:checked")).toHaveText("Amortiguadores");
  }
  await staff.getByRole("link", { name: "Limpiar" }).click();
  await expect(staff.getByRole("searchbox")).toHaveValue("");
  await expect(staff.getByText(/^1\.2\d\d productos$/)).toBeVisible();
});

test("a search that finds nothing says so", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await search(staff, "esto no es de aquí");
  await expect(staff.getByText("No se encontraron productos que coincidan con la búsqueda")).toBeVisible();
  await expect(staff.getByText("0 productos")).toBeVisible();
});
