import { expect, openAdmin, signIn, takenOver, test } from "../../support/browser/browser";
import { owner } from "../../support/db/owner";

test("what was typed when the session was over is there after signing in, nothing saved yet", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page);
  await openAdmin(page, "/admin/productos?q=RN-5410", javaScriptEnabled);
  await page.getByRole("link", { name: "Editar RN-5410" }).click();
  await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  const before = await page.getByLabel("Nombre").inputValue();
  await page.getByLabel("Nombre").fill("Rin que sobrevive");
  await page.getByLabel("Descripción").fill("Texto largo\nque nadie quiere volver a escribir");
  const address = page.url();
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "admin_session_token" });
  await page.getByRole("button", { name: "Actualizar" }).click();

  await expect(page.getByText("Su sesión había terminado")).toBeVisible();
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Contraseña").fill(owner.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByText("Recuperamos lo que había escrito")).toBeVisible();
  expect(page.url()).toBe(address);
  if (javaScriptEnabled) await takenOver(page);
  await expect(page.getByLabel("Nombre")).toHaveValue("Rin que sobrevive");
  await expect(page.getByLabel("Descripción")).toHaveValue("Texto largo\nque nadie quiere volver a escribir");
  await page.goto("/producto/RN-5410");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);

  await openAdmin(page, address, javaScriptEnabled);
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await page.goto("/producto/RN-5410");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rin que sobrevive");
  expect(cookies.some(({ name }) => name === "equipo")).toBe(true);
});

test("what was recovered can be given up", async ({ page, javaScriptEnabled }) => {
  await signIn(page);
  await openAdmin(page, "/admin/productos/nuevo", javaScriptEnabled);
  await page.getByLabel("Código").fill("RN-SOBRA");
  await page.getByLabel("Nombre").fill("Rin que sobra");
  await page.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  await page.getByLabel("Subcategoría").selectOption("Pernos");
  await page.context().clearCookies({ name: "admin_session_token" });
  await page.getByRole("button", { name: "Crear" }).click();
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Contraseña").fill(owner.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByLabel("Código")).toHaveValue("RN-SOBRA");
  if (javaScriptEnabled) await takenOver(page);
  await page.getByRole("button", { name: "Descartar lo recuperado" }).click();
  await expect(page.getByText("Recuperamos lo que había escrito")).toHaveCount(0);
  await expect(page.getByLabel("Código")).toHaveValue("");
});
