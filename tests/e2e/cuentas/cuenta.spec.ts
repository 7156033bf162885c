import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { owner } from "../../support/db/owner";

const first = "tuercas y pernos 8";
const second = "arandelas y tuercas 9";

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña").fill(password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

test("one changes one's name and password, and sees and closes one's sessions", async ({
  staff,
  browser,
  javaScriptEnabled,
}) => {
  const email = "nubia.leal@ejemplo.com";
  await openAdmin(staff, "/admin/administradores/nuevo", javaScriptEnabled);
  await staff.getByLabel("Nombre").fill("Nubia");
  await staff.getByLabel("Email").fill(email);
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Invitar" }).click();
  const link = await staff.getByLabel("Enlace de un solo uso").inputValue();
  const [here, there] = [await browser.newPage(), await browser.newPage()];
  await here.goto(link);
  await here.getByLabel("Contraseña").fill(first);
  await here.getByRole("button", { name: "Activar cuenta" }).click();
  await enter(there, email, first);
  await expect(there.getByText("Bienvenido, Nubia")).toBeVisible();

  await openAdmin(here, "/admin", javaScriptEnabled);
  await here.getByRole("link", { name: "Nubia" }).click();
  await here.getByLabel("Nombre").fill("Nubia Leal");
  await here.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(here, "Cuenta actualizada", "Nubia Leal");
  await expect(here.getByText("Bienvenido, Nubia Leal")).toBeVisible();

  const sessions = here.getByRole("table", { name: "Sesiones abiertas" }).getByRole("row");
  await expect(sessions).toHaveCount(3);
  await here.getByRole("button", { name: "Cerrar las demás sesiones" }).click();
  await expectToast(here, "Sesiones cerradas", "1 sesión cerrada");
  await expect(sessions).toHaveCount(2);
  await there.goto("/admin/productos");
  await expect(there.getByRole("button", { name: "Iniciar Sesión" })).toBeVisible();

  await here.getByRole("link", { name: "Cambiar contraseña" }).click();
  await here.getByLabel("Contraseña actual").fill("no es la clave");
  await here.getByLabel("Contraseña nueva").fill(second);
  await here.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(here.getByLabel("Contraseña actual")).toHaveAccessibleDescription(/La contraseña actual no es correcta/);
  await here.getByLabel("Contraseña actual").fill(first);
  await here.getByLabel("Contraseña nueva").fill(second);
  await here.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expectToast(here, "Contraseña actualizada");
  await enter(there, email, first);
  await expect(there.getByRole("alert")).toContainText("Email o contraseña incorrectos");
  await enter(there, email, second);
  await expect(there.getByText("Bienvenido, Nubia Leal")).toBeVisible();
  for (const page of [here, there]) await page.close();
});
