import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { openSolicitud } from "../../support/browser/cotizacion";

const question = (page: Page) => page.getByRole("dialog", { name: "¿Salir sin guardar?" });

/** The answer is heard when the closed dialog leaves the page; it is hidden before. */
async function keepEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
}

async function edit(page: Page, codigo: string, nombre: string): Promise<void> {
  await openAdmin(page, `/admin/productos?q=${codigo}`, true);
  await page.getByRole("link", { name: `Editar ${codigo}` }).click();
  await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  if (nombre) await page.getByLabel("Nombre").fill(nombre);
}

test("leaving an editor with changes by a link asks; staying keeps what was typed", async ({ staff }) => {
  await edit(staff, "RN-5411", "Rin a medio escribir");
  await staff.getByRole("navigation", { name: "Administración", exact: true }).getByText("Panel").click();
  await expect(question(staff)).toBeVisible();
  await keepEditing(staff);
  await expect(staff.getByLabel("Nombre")).toHaveValue("Rin a medio escribir");
  await expect(staff.getByRole("link", { name: "Panel", exact: true })).toBeFocused();
  await staff.getByRole("link", { name: "Cancelar" }).click();
  await expect(question(staff)).toBeVisible();
  await staff.keyboard.press("Escape");
  await expect(staff.locator("dialog")).toHaveCount(0);
  await expect(staff.getByLabel("Nombre")).toHaveValue("Rin a medio escribir");
  await staff.getByRole("link", { name: "Cancelar" }).press("Enter");
  await staff.getByRole("button", { name: "Salir sin guardar" }).press("Enter");
  await expect(staff.getByRole("heading", { name: "Gestión de Productos" })).toBeVisible();
});

test("what is typed before the scripts have come is kept, and counts as a change", async ({ staff }) => {
  await edit(staff, "RN-5406", "");
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await staff.route("**/assets/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await staff.reload({ waitUntil: "commit" });
  const [nombre, texto] = [staff.getByLabel("Nombre"), staff.getByLabel("Descripción")];
  await expect(texto).not.toHaveValue("");
  await nombre.fill("Rin antes de tiempo");
  await texto.fill("Escrito antes de tiempo.");
  await staff.getByLabel("Visible en el catálogo").uncheck();
  letCome();
  await expect(staff.locator("[data-part=save]").getByRole("status")).toHaveText(/Nombre, Descripción/);
  await expect(nombre).toHaveValue("Rin antes de tiempo");
  await expect(texto).toHaveValue("Escrito antes de tiempo.");
  await expect(staff.getByLabel("Visible en el catálogo")).not.toBeChecked();
  await staff.getByRole("link", { name: "Cancelar" }).click();
  await expect(question(staff)).toBeVisible();
  await staff.getByRole("button", { name: "Salir sin guardar" }).click();
});

test("the back button asks too", async ({ staff }) => {
  await edit(staff, "RN-5411", "Rin a medio escribir");
  await staff.evaluate(() => history.back());
  await expect(question(staff)).toBeVisible();
  await staff.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(staff.getByRole("heading", { name: "Gestión de Productos" })).toBeVisible();
});

test("closing or reloading the page asks in the browser's own words", async ({ staff }) => {
  await edit(staff, "RN-5411", "Rin a medio escribir");
  const asked = staff.waitForEvent("dialog");
  const reloading = staff.reload().catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(staff.getByLabel("Nombre")).toHaveValue("Rin a medio escribir");
  staff.on("dialog", (next) => void next.accept());
  await staff.goto("about:blank");
  await reloading;
});

test("nothing is asked where nothing changed, after typing it back, or on saving", async ({ staff }) => {
  await edit(staff, "RN-5412", "");
  const before = await staff.getByLabel("Nombre").inputValue();
  await staff.getByLabel("Nombre").fill("Otra cosa");
  await staff.getByLabel("Nombre").fill(before);
  await staff.getByRole("link", { name: "Cancelar" }).click();
  await expect(staff.getByRole("heading", { name: "Gestión de Productos" })).toBeVisible();
  await edit(staff, "RN-5412", "Rin guardado sin preguntas");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  const toast = staff.getByRole("status").filter({ hasText: "Producto actualizado" });
  await expect(toast).toBeVisible();
  await expect(toast).toBeFocused();
  await expect(question(staff)).toBeHidden();
});

test("a row of a list that another address closes asks too", async ({ staff }) => {
  await openAdmin(staff, "/admin/home", true);
  const contactos = staff.getByRole("region", { name: "Información de Contacto" });
  await contactos.getByRole("link", { name: "Agregar Información" }).click();
  await contactos.getByLabel("Valor").fill("A medio escribir");
  await contactos
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  await expect(question(staff)).toBeVisible();
  await keepEditing(staff);
  await expect(contactos.getByLabel("Valor")).toHaveValue("A medio escribir");
  await staff.evaluate(() => history.back());
  await expect(question(staff)).toBeVisible();
  await staff.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(contactos.getByLabel("Valor")).toHaveCount(0);
});

test("an editor beside others keeps what was typed when one goes back to where it was saved before", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const footer = staff.getByRole("form", { name: "Contenido del Footer" });
  const contactos = staff.getByRole("region", { name: "Información de Contacto" });
  const saved = staff.getByText("Contenido del footer actualizado correctamente");
  await footer.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(saved).toBeVisible();
  await contactos.getByRole("link", { name: "Agregar Información" }).click();
  await expect(saved).toHaveCount(0);
  await footer.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(saved).toBeVisible();
  await footer.getByRole("textbox").first().fill("A medio escribir");
  await staff.evaluate(() => history.go(-2));
  await expect(contactos.getByLabel("Valor")).toHaveCount(0);
  await expect(footer.getByRole("textbox").first()).toHaveValue("A medio escribir");
});

test("a form that was refused is unsaved, a confirmed deletion is not asked about again", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  await staff.getByLabel("Código").fill("FE-0400");
  await staff.getByLabel("Nombre").fill("Perno repetido");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  await staff.getByLabel("Subcategoría").selectOption("Pernos");
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByRole("alert")).toBeFocused();
  await staff.getByRole("navigation", { name: "Administración", exact: true }).getByText("Panel").click();
  await expect(question(staff)).toBeVisible();
  await staff.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(staff.getByRole("heading", { name: "Panel", level: 1 })).toBeVisible();

  await edit(staff, "RN-5413", "Rin que se va");
  await staff.getByRole("link", { name: "Eliminar" }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Eliminar producto" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "Producto eliminado" })).toBeFocused();
});

test("a form that leads elsewhere asks for what is written beside it", async ({ staff }) => {
  await openSolicitud(staff);
  const nueva = staff.getByRole("link", { name: "Preparar otra versión" });
  if (await nueva.isVisible()) await nueva.click();
  const [nota, precio] = [staff.getByLabel("Nota interna"), staff.getByLabel("Precio unitario de GP-3055")];
  await nota.fill("Con rebaja");
  await precio.fill("38.500");
  await staff.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(question(staff)).toBeVisible();
  await keepEditing(staff);
  await staff.getByRole("button", { name: "Guardar seguimiento" }).click();
  await expect(staff.getByText("Seguimiento guardado")).toBeVisible();
  await expect(nota).toHaveValue("Con rebaja");
  await expect(precio).toHaveValue("38.500");
  await staff.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(staff).toHaveURL(/\/respuesta/);
});
