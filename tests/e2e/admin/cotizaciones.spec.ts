import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../../support/browser/browser";

/** Sends a request for one product as a visitor; returns its number. */
async function request(page: Page): Promise<string> {
  await page.goto("/producto/GP-3055");
  await page.getByRole("button", { name: "Agregar a la cotización" }).click();
  await expect(page.getByRole("status")).toContainText("Se agregó 1 producto.");
  await page.getByLabel("Nombre", { exact: true }).fill("Beatriz Quiñones");
  await page.getByLabel("Teléfono").fill("+57 310 222 3344");
  await page.getByLabel("Ciudad").fill("Tunja");
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  const person = page.getByLabel("Soy una persona y quiero enviar esta solicitud");
  const done = page.getByRole("heading", { name: "recibida" });
  await expect(person.or(done)).toBeVisible();
  if (await person.isVisible()) {
    await person.check();
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
  }
  const title = (await done.textContent()) ?? "";
  return /COT-\d{4}-\d{5}/.exec(title)?.[0] ?? "";
}

test("staff find a request by its number, take it up and say what became of it", async ({ page }) => {
  const numero = await request(page);
  await signIn(page);
  await page.goto("/admin/cotizaciones");
  await page.getByPlaceholder("Buscar por número, código o teléfono").fill(numero);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("1 solicitud", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: numero }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(numero);
  await expect(page.getByRole("row", { name: /GP-3055/ })).toContainText("1");
  await page.getByRole("button", { name: "Yo respondo" }).click();
  await expect(page.getByText("Usted responde esta solicitud")).toBeVisible();
  await page.getByLabel("Estado", { exact: true }).selectOption("Cotizada");
  await page.getByLabel("Nota interna").fill("Cliente de mostrador");
  await page.getByRole("button", { name: "Guardar seguimiento" }).click();
  await expect(page.getByText("Seguimiento guardado")).toBeVisible();
  await expect(page.getByLabel("Nota interna")).toHaveValue("Cliente de mostrador");
});
