import type { Page } from "@playwright/test";
import { owner } from "../../support/db/owner";
import { expect, signIn, test } from "../../support/browser/browser";

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña").fill(password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
}

test("a wrong password is refused in words and the e-mail stays; the right one opens the panel", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login/);
  await enter(page, owner.email, "no es la clave");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Error de autenticación");
  await expect(alert).toContainText("Email o contraseña incorrectos");
  await expect(page.getByLabel("Email")).toHaveValue(owner.email);
  await expect(page.getByLabel("Contraseña")).toHaveValue("");
  await page.getByLabel("Contraseña").fill(owner.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Hola ${owner.nombre}` })).toBeVisible();
  await expect(page.getByText(`Bienvenido, ${owner.nombre}`)).toBeVisible();
});

test("an unknown e-mail is refused in the very same words", async ({ page }) => {
  await page.goto("/admin/login");
  await enter(page, "nadie@ejemplo.com", owner.password);
  await expect(page.getByRole("alert")).toContainText("Email o contraseña incorrectos");
});

test("whoever is led to the login comes back to where they were going", async ({ page }) => {
  await page.goto("/admin/productos?q=PE-4321");
  await enter(page, owner.email, owner.password);
  await expect(page.getByRole("rowheader", { name: "PE-4321" })).toBeVisible();
});

test("the panel counts what there is, and leads to a new product", async ({ page }) => {
  await signIn(page);
  const products = page.getByRole("link", { name: "Productos totales" });
  const count = products.locator("xpath=../following-sibling::dd");
  await expect(count).toHaveText(/^1\.2\d\d$/);
  await expect(page.getByRole("table", { name: "Estado del sistema" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Nuevo producto" }).click();
  await expect(page.getByRole("heading", { name: "Crear Nuevo Producto" })).toBeVisible();
});

test("after logging out nothing of the back office is left, not even with the back button (ADM §2 Layout)", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/productos");
  await expect(page.getByRole("table", { name: /Lista de Productos/ })).toBeVisible();
  await page.getByRole("button", { name: "Cerrar Sesión" }).click();
  const status = page.getByRole("status").filter({ hasText: "Sesión cerrada" });
  await expect(status).toContainText("Has cerrado sesión correctamente");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Iniciar Sesión" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByText("Lista de Productos")).toHaveCount(0);
});
