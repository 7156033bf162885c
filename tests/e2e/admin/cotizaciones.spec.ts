import { expect, test } from "@playwright/test";
import { signIn } from "../../support/browser/browser";
import { sendSolicitud } from "../../support/browser/cotizacion";

test("staff find a request by its number, take it up and say what became of it", async ({ page }) => {
  const numero = await sendSolicitud(page, "Beatriz Quiñones");
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
