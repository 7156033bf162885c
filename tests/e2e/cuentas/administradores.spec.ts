import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { owner } from "../../support/db/owner";

test("somebody is invited, chooses a password by the link, is renamed, switched off and let in again", async ({
  staff,
  browser,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/administradores", javaScriptEnabled);
  await staff.getByRole("link", { name: "Invitar Administrador" }).click();
  await staff.getByLabel("Nombre").fill("Marta Ruiz");
  await staff.getByLabel("Email").fill("marta.ruiz@ejemplo.com");
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Invitar" }).click();
  const link = await staff.getByLabel("Enlace de un solo uso").inputValue();
  expect(link).toContain("/admin/primer-acceso?llave=");

  const marta = await browser.newPage();
  await marta.goto(link);
  await expect(marta.getByRole("heading", { name: "Active su cuenta" })).toBeVisible();
  await marta.getByLabel("Contraseña").fill("tuercas y pernos 8");
  await marta.getByRole("button", { name: "Activar cuenta" }).click();
  await expect(marta.getByText("Bienvenido, Marta Ruiz")).toBeVisible();
  await marta.goto(link);
  await expect(marta.getByRole("status").filter({ hasText: "Este enlace" })).toContainText("Este enlace ya no sirve");

  await openAdmin(staff, "/admin/administradores?q=marta", javaScriptEnabled);
  const row = staff.getByRole("row").filter({ hasText: "marta.ruiz@ejemplo.com" });
  await expect(row).toContainText("Activo");
  await staff.getByRole("link", { name: "Editar a Marta Ruiz" }).click();
  await staff.getByLabel("Nombre").fill("Marta Ruiz Díaz");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Administrador actualizado", "Marta Ruiz Díaz");
  await expect(staff).toHaveURL(/\?q=marta$/);

  const access = staff.getByRole("link", { name: "Acceso de Marta Ruiz Díaz" });
  await access.click();
  await staff.getByLabel("Su contraseña actual").fill("no es esta clave");
  await staff.getByRole("button", { name: "Desactivar a Marta Ruiz Díaz" }).click();
  await expect(staff.getByText("La contraseña actual no es correcta").first()).toBeVisible();
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Desactivar a Marta Ruiz Díaz" }).click();
  await expectToast(staff, "Administrador actualizado", "ya no puede entrar");
  await expect(row).toContainText("Inactivo");
  await marta.goto("/admin/productos");
  await expect(marta.getByRole("button", { name: "Iniciar Sesión" })).toBeVisible();
  await access.click();
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Activar a Marta Ruiz Díaz" }).click();
  await expectToast(staff, "Administrador actualizado", "puede entrar");
  await marta.getByLabel("Email").fill("marta.ruiz@ejemplo.com");
  await marta.getByLabel("Contraseña").fill("tuercas y pernos 8");
  await marta.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(marta.getByRole("heading", { name: "Gestión de Productos" })).toBeVisible();
  await marta.close();
});

test("a forgotten password is replaced by a link, and the history tells who made it", async ({
  staff,
  browser,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/administradores/nuevo", javaScriptEnabled);
  await staff.getByLabel("Nombre").fill("Olga Prada");
  await staff.getByLabel("Email").fill("olga.prada@ejemplo.com");
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Invitar" }).click();
  await staff.getByRole("link", { name: "Volver a la lista" }).click();
  await staff.getByRole("link", { name: "Acceso de Olga Prada" }).click();
  await staff.getByLabel("Su contraseña actual").fill(owner.password);
  await staff.getByRole("button", { name: "Crear otro enlace de invitación" }).click();
  const link = await staff.getByLabel("Enlace de un solo uso").inputValue();
  const olga = await browser.newPage();
  await olga.goto(link);
  await olga.getByLabel("Contraseña").fill("corta");
  await olga.getByRole("button", { name: "Activar cuenta" }).click();
  await expect(olga.getByText("La contraseña debe tener al menos 12 caracteres")).toBeVisible();
  await olga.getByLabel("Contraseña").fill("tuercas y pernos 8");
  await olga.getByRole("button", { name: "Activar cuenta" }).click();
  await expect(olga.getByText("Bienvenido, Olga Prada")).toBeVisible();
  await olga.close();

  await openAdmin(staff, "/admin/auditoria", javaScriptEnabled);
  await staff.getByLabel("Contenido", { exact: true }).selectOption("Administrador");
  await staff.getByRole("searchbox").fill("olga");
  await staff.getByRole("button", { name: "Buscar" }).click();
  await expect(staff.getByRole("heading", { level: 3 })).toHaveText([
    "Cambió la contraseña · Administrador: Olga Prada",
    "Creó un enlace de contraseña · Administrador: Olga Prada",
    "Invitó · Administrador: Olga Prada",
  ]);
});
