import type { Page } from "@playwright/test";
import { expect, openAdmin, signIn, test } from "../../support/browser/browser";
import { openSolicitud } from "../../support/browser/cotizacion";

const conflict = "Este registro cambió mientras usted lo editaba";

/** Opens the form of who is signed in: the name, as it was before, its button, and what says that it was saved. */
async function openCuenta(page: Page) {
  await openAdmin(page, "/admin/cuenta", true);
  const nombre = page.getByLabel("Nombre");
  return {
    nombre,
    before: await nombre.inputValue(),
    save: page.getByRole("button", { name: "Guardar Cambios" }),
    saved: page.getByRole("status").filter({ hasText: "Cuenta actualizada" }),
  };
}

test("a button beside an editor takes nothing away, and what somebody else saved meanwhile is not overwritten", async ({
  staff,
}) => {
  await openSolicitud(staff);
  const [nota, save] = [staff.getByLabel("Nota interna"), staff.getByRole("button", { name: "Guardar seguimiento" })];
  await nota.fill("Una nota a medio escribir");
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await other.getByLabel("Nota interna").fill("Lo que escribió la otra persona");
  await other.getByRole("button", { name: "Guardar seguimiento" }).click();
  await expect(other.getByText("Seguimiento guardado")).toBeVisible();
  await staff.getByRole("button", { name: "Reenviar la solicitud" }).click();
  await expect(staff.getByText("Correo en camino")).toBeVisible();
  await expect(nota).toHaveValue("Una nota a medio escribir");
  await expect(staff.getByText("Cambios sin guardar")).toBeVisible();
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
  await expect(nota).toHaveValue("Una nota a medio escribir");
  await save.click();
  await expect(staff.getByText("Seguimiento guardado")).toBeVisible();
  // Saved again at once, as it was saved by the same person.
  await nota.fill("Otra más");
  await save.click();
  await expect(staff.getByText("Seguimiento guardado")).toBeVisible();
  await expect(staff.getByText("Cambios sin guardar")).toHaveCount(0);
  await expect(nota).toHaveValue("Otra más");
});

test("an editor goes on from what it saved itself, not from what a button beside it loaded", async ({
  staff,
  browser,
}) => {
  const other = await browser.newPage();
  await signIn(other);
  const { nombre, save, saved, before } = await openCuenta(staff);
  await nombre.fill("Ana Primera");
  await save.click();
  await expect(saved).toContainText("Ana Primera");
  await nombre.fill("Ana Segunda");
  await save.click();
  await expect(saved).toContainText("Ana Segunda");

  await openAdmin(other, "/admin/cuenta", true);
  await nombre.fill("Ana Tercera");
  await other.getByLabel("Nombre").fill(before);
  await other.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Cuenta actualizada" })).toContainText(before);
  await other.close();
  await staff.getByRole("button", { name: "Cerrar las demás sesiones" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "Sesiones cerradas" })).toBeVisible();
  await expect(nombre).toHaveValue("Ana Tercera");
  // What got no answer was not saved: it goes on from what it was opened with.
  await staff.route("**/admin/cuenta.data", (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: "No hay conexión con el servidor" })).toBeFocused();
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
});

test("what was saved is not said any more above a save that was refused", async ({ staff }) => {
  const { nombre, save, saved, before } = await openCuenta(staff);
  await nombre.fill("Ana Segunda");
  await save.click();
  await expect(saved).toBeVisible();
  await nombre.fill(" ");
  await save.click();
  await expect(nombre).toHaveAttribute("aria-invalid", "true");
  await expect(saved).toHaveCount(0);
  await nombre.fill(before);
  await save.click();
  await expect(saved).toBeVisible();
});

test("the text of a picture that somebody else changed meanwhile is shown, and not written over", async ({
  staff,
  browser,
}) => {
  const other = await browser.newPage();
  await signIn(other);
  for (const page of [staff, other]) {
    await openAdmin(page, "/admin/productos?q=AM-2207", true);
    await page.getByRole("link", { name: "Editar AM-2207", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  }
  await other.getByLabel("Texto alternativo").first().fill("Visto de frente");
  await other.getByRole("button", { name: "Actualizar" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await staff.getByLabel("Descripción").fill("Amortiguador de gas");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
  await expect(staff.getByLabel("Texto alternativo").first()).toHaveValue("Visto de frente");
  await other.close();
});

test("the settings that are opened again after somebody else saved them keep what was typed, and tell of it", async ({
  staff,
}) => {
  const other = await staff.context().newPage();
  const [lema, save] = [staff.getByLabel("Lema"), staff.getByRole("button", { name: "Guardar Cambios" })];
  for (const page of [staff, other]) await openAdmin(page, "/admin/configuracion", true);
  const before = await lema.inputValue();
  await lema.fill("Un lema a medio escribir");
  await other.getByLabel("Lema").fill("El lema de la otra persona");
  await other.getByLabel("Ciudades").fill("Cali y Pasto");
  await other.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Configuración guardada" })).toBeVisible();
  const again = staff.waitForResponse(/configuracion\.data/);
  await staff.getByRole("link", { name: "Configuración", exact: true }).click();
  await again;
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
  await expect(lema).toHaveValue("Un lema a medio escribir");
  await expect(staff.getByText("Guardado ahora: El lema de la otra persona")).toBeVisible();
  await expect(staff.getByLabel("Ciudades")).toHaveValue("Cali y Pasto");
  await save.click();
  await expect(staff.getByRole("status").filter({ hasText: "Configuración guardada" })).toBeVisible();
  // What is stored is shown after each save of its own.
  await staff.getByLabel("WhatsApp", { exact: true }).fill("300 999 8877");
  await lema.fill(before);
  await save.click();
  await expect(staff.getByLabel("WhatsApp", { exact: true })).toHaveValue("https://wa.me/573009998877");
  await expect(staff.getByText("Cambios sin guardar")).toHaveCount(0);
  await other.close();
});
