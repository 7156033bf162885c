import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";

/** The addresses of what is sent, and of documents, from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" || request.isNavigationRequest()) sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test("errors appear without leaving the page, and the summary takes the focus", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  const sent = sentBy(staff);
  await staff.getByRole("button", { name: "Crear" }).click();
  const summary = staff.getByRole("alert");
  await expect(summary).toContainText("Revise 4 campos antes de guardar");
  await expect(summary).toBeFocused();
  await expect(staff.getByLabel("Código")).toHaveAccessibleDescription(/El código es requerido/);
  expect(sent).toEqual(["/admin/productos/nuevo.data"]);
});

test("a field that is left empty says so at once, and then what is wrong is not sent", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  const sent = sentBy(staff);
  const codigo = staff.getByLabel("Código");
  // The keys come faster than the check, which is loaded for them.
  await codigo.focus();
  await staff.keyboard.press("Tab");
  await expect(codigo).toHaveAccessibleDescription(/El código es requerido/);
  await expect(staff.getByText("El nombre es requerido")).toHaveCount(0);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByRole("alert")).toContainText("Revise 4 campos antes de guardar");
  await expect(staff.getByRole("alert")).toBeFocused();
  expect(sent).toEqual([]);
});

test("where the check cannot be had the server says what is wrong, and nothing typed is lost", async ({ staff }) => {
  let refused = 0;
  await staff.route(/\/assets\/productos-[^/]+\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByLabel("Nombre").fill("Perno sin código");
  await expect.poll(() => refused).toBeGreaterThan(0);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByLabel("Código")).toHaveAccessibleDescription(/El código es requerido/);
  await expect(staff.getByLabel("Nombre")).toHaveValue("Perno sin código");
});

test("sending again with errors left brings the focus back to the summary", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByRole("button", { name: "Crear" }).click();
  const summary = staff.getByRole("alert");
  await expect(summary).toBeFocused();
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(summary).toBeFocused();
});

test("a button that a new message moves away from under the pointer is pressed at the first click", async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 768, height: 900 });
  await openAdmin(staff, "/admin/home", true);
  const row = staff.getByRole("form", { name: "Elemento del menú: Contacto" });
  await row.getByLabel("Ruta").fill("admin");
  await row.getByRole("button", { name: "Guardar Contacto" }).click();
  await expect(staff.getByRole("alert")).toBeFocused();
});

test("an error goes as soon as its field is put right", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByRole("alert")).toContainText("Revise 4 campos antes de guardar");
  // Fields rest until the answer is shown, and the summary takes the focus then.
  await expect(staff.getByRole("alert")).toBeFocused();
  const nombre = staff.getByLabel("Nombre");
  await nombre.click();
  await nombre.pressSequentially("Perno");
  await expect(nombre).toBeFocused();
  await expect(nombre).toHaveValue("Perno");
  await expect(staff.getByText("El nombre es requerido")).toHaveCount(0);
  await expect(staff.getByRole("alert")).toContainText("Revise 3 campos antes de guardar");
});

test("a code that is taken is told after sending, beside its field, and the summary takes the focus", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByLabel("Código").fill("FE-0400");
  await staff.getByLabel("Nombre").fill("Perno repetido");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  await staff.getByLabel("Subcategoría").selectOption("Pernos");
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByLabel("Código")).toHaveAccessibleDescription(/El código ya lo tiene/);
  await expect(staff.getByRole("alert")).toBeFocused();
  await expect(staff.getByLabel("Nombre")).toHaveValue("Perno repetido");
});

test("what only the server knows stays when the browser's check comes late", async ({ staff }) => {
  const release = await hold(staff, /\/assets\/productos-[^/]+\.js$/, "GET");
  await openAdmin(staff, "/admin/productos/nuevo", true);
  const codigo = staff.getByLabel("Código");
  await codigo.fill("FE-0400");
  await staff.getByLabel("Nombre").fill("Perno repetido");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  await staff.getByLabel("Subcategoría").selectOption("Pernos");
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(codigo).toHaveAccessibleDescription(/El código ya lo tiene/);
  release();
  await staff.waitForLoadState("networkidle");
  await expect(codigo).toHaveAccessibleDescription(/El código ya lo tiene/);
  // The answer is there before the screen is read again; until then nobody writes in the fields.
  await expect(staff.locator("[inert]")).toHaveCount(0);
  // Once the check is there, an emptied field says so without a request.
  await staff.getByLabel("Nombre").fill("");
  await expect(staff.getByLabel("Nombre")).toHaveAccessibleDescription(/El nombre es requerido/);
});

test("a link to a place of the screen moves the focus there, and nothing typed or answered is lost", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByLabel("Nombre").fill("Perno con aplicación");
  await staff.getByRole("button", { name: "Agregar aplicación" }).click();
  const linea = staff.locator('[name="ap_linea[]"]');
  await expect(linea).toHaveCount(1);
  await linea.fill("Renault Dustter");
  await staff.locator("[data-part=strip] a").last().click();
  await expect(staff).toHaveURL(/\/nuevo#[a-z-]+$/);
  await expect(linea).toHaveValue("Renault Dustter");
  await expect(staff.getByText("Cambios sin guardar")).toBeVisible();
  await staff.getByRole("button", { name: "Crear" }).click();
  await staff.getByRole("alert").getByRole("link", { name: "El código es requerido" }).click();
  await expect(staff.getByLabel("Código")).toBeFocused();
  await expect(staff.getByRole("alert")).toContainText("El código es requerido");
  await expect(linea).toHaveValue("Renault Dustter");
});

test("a link to a field that takes no focus yet, for its form is being saved, goes there as soon as it does", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByRole("alert")).toBeFocused();
  const codigo = staff.getByLabel("Código");
  const close = (inert: boolean) => codigo.evaluate((field, on) => field.parentElement?.toggleAttribute("inert", on), inert); // prettier-ignore
  await close(true);
  await staff.getByRole("alert").getByRole("link", { name: "El código es requerido" }).click();
  await expect(staff).toHaveURL(/#editor-codigo$/);
  await expect(codigo).not.toBeFocused();
  await close(false);
  await expect(codigo).toBeFocused();
  await expect(codigo).not.toHaveAttribute("tabindex");
});

test("going on from one row to another shows the other's texts", async ({ staff }) => {
  await openAdmin(staff, "/admin/ubicaciones", true);
  const [one, other] = await staff.getByRole("link", { name: /^Editar/ }).all();
  const [first, second] = [await one?.getAttribute("href"), await other?.getAttribute("href")];
  await openAdmin(staff, String(first), true);
  const nombre = staff.getByLabel("Nombre", { exact: true });
  const before = await nombre.inputValue();
  await staff.locator(`main a[href="${second}"]`).first().click();
  await expect(staff).toHaveURL(new RegExp(`${second}$`));
  await expect(nombre).not.toHaveValue(before);
  await staff.goBack();
  await expect(nombre).toHaveValue(before);
});

test("choosing another category offers its subcategories only", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/441", true);
  const subcategoria = staff.getByLabel("Subcategoría");
  await expect(subcategoria.locator("option:checked")).toHaveText("Traseros");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Guardapolvos");
  await expect(subcategoria.getByRole("option", { name: "Traseros" })).toHaveCount(0);
  await expect(subcategoria.getByRole("option", { name: "De freno" })).toHaveCount(1);
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(subcategoria).toHaveAccessibleDescription(/La subcategoría es requerida/);
});

test("a measure that was written is there again when its subcategory is chosen again", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  // The check is there as soon as it says something: it is asked about a field that goes away with the focus.
  await staff.getByLabel("Nombre").focus();
  await staff.getByLabel("Código").focus();
  await expect(staff.getByLabel("Nombre")).toHaveAccessibleDescription(/El nombre es requerido/);
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  const subcategoria = staff.getByLabel("Subcategoría");
  await subcategoria.selectOption("Pernos");
  const largo = staff.locator("#medidas").getByRole("textbox").first();
  // Measures that came empty are no change.
  const said = staff.locator("[data-part=save]").getByRole("status");
  await expect(said).toHaveText("Cambios sin guardarCategoría, Subcategoría");
  await largo.fill("35");
  const sent: string[] = [];
  staff.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await subcategoria.selectOption({ index: 1 });
  await subcategoria.selectOption({ index: 2 });
  await subcategoria.selectOption("Pernos");
  await expect(largo).toHaveValue("35");
  await staff.evaluate(async () => fetch("/healthz"));
  expect(sent).toEqual([]);
});

test("the dialog holds the keyboard until it is answered", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos?q=AM-2213", true);
  await staff.getByRole("link", { name: "Eliminar AM-2213" }).press("Enter");
  const dialog = staff.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/¿Está seguro de que desea eliminar el producto/);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (const key of ["Tab", "Tab", "Tab"]) {
    await staff.keyboard.press(key);
    await expect(staff.locator("table :focus, nav :focus, header :focus")).toHaveCount(0);
  }
});

test("the dialog before a deletion tells all that its page tells, and begins at Cancelar", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos?q=AM-2213", true);
  const link = staff.getByRole("link", { name: "Eliminar AM-2213" });
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  const dialog = staff.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancelar" })).toBeFocused();
  const told = await dialog
    .locator("form[data-part=confirm] p, form[data-part=confirm] dl, form[data-part=confirm] [data-part=note]")
    .allTextContents();
  expect(told.join(" ")).toContain("Si solo quiere retirarlo por un tiempo");
  await staff.goto(address);
  expect(
    await staff
      .locator("form[data-part=confirm] p, form[data-part=confirm] dl, form[data-part=confirm] [data-part=note]")
      .allTextContents(),
  ).toEqual(told);
});

test("where the dialog cannot be read the browser opens its page", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos?q=AM-2213", true);
  await staff.route("**/eliminar.data*", (route) => route.abort());
  await staff.getByRole("link", { name: "Eliminar AM-2213" }).click();
  await expect(staff).toHaveURL(/\/eliminar/);
  await expect(staff.getByRole("heading", { name: /¿Está seguro de que desea eliminar el producto/ })).toBeVisible();
});

test("the drawer of the back office closes once one of its links is followed", async ({ staff }) => {
  await staff.setViewportSize({ width: 390, height: 844 });
  await openAdmin(staff, "/admin", true);
  await staff.getByText("Menú", { exact: true }).click();
  const drawer = staff.getByRole("navigation", { name: "Administración, móvil" });
  await drawer.getByRole("link", { name: "Productos" }).click();
  await expect(staff.getByRole("heading", { name: "Gestión de Productos" })).toBeVisible();
  await expect(drawer).toBeHidden();
});
