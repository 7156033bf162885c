import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

const quantity = (page: Page) => page.getByLabel("Cantidad de PM-4104");

const CANTIDAD = /^Cantidad(?: en su lista: \d+)?$/;

async function add(page: Page, address: string, typed: string) {
  await page.goto(address);
  await page.getByLabel(CANTIDAD).fill(typed);
  await page.getByRole("button", { name: /^(?:Agregar a la cotización|Cambiar la cantidad)$/ }).click();
  await expect(page).toHaveURL(/\/cotizacion/);
}

test("what is typed into the list is there after a look at a product, and after one was added from its page", async ({
  page,
}) => {
  await add(page, "/producto/PM-4104", "2");
  await quantity(page).fill("5");
  await page.getByLabel("Nombre", { exact: true }).fill("Íñigo");
  await page.getByLabel("Sede que le responde").selectOption({ index: 1 });
  await page.getByLabel("Mensaje").fill("Para el lunes & pronto");
  const sede = await page.getByLabel("Sede que le responde").inputValue();
  await page.getByRole("row", { name: "PM-4104" }).getByRole("link").first().click();
  await add(page, "/producto/GL-4018", "1");
  await expect(quantity(page)).toHaveValue("5");
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Íñigo");
  await expect(page.getByLabel("Mensaje")).toHaveValue("Para el lunes & pronto");
  await expect(page.getByLabel("Sede que le responde")).toHaveValue(sede);

  // A refused form has what was typed from the server; it is kept from there.
  await page.getByLabel("Nombre", { exact: true }).fill("Íñigo Pérez");
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(page.getByLabel("Teléfono")).toHaveAttribute("aria-invalid", "true");
  await page.goto("/producto/GL-4018");
  await page.goto("/cotizacion");
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Íñigo Pérez");
  await expect(quantity(page)).toHaveValue("5");
});

test("a quantity that was set on the product's page is the one that counts", async ({ page }) => {
  await add(page, "/producto/PM-4104", "2");
  await quantity(page).fill("5");
  await add(page, "/producto/PM-4104", "7");
  await expect(quantity(page)).toHaveValue("7");
  await add(page, "/producto/PM-4104", "2");
  await expect(quantity(page)).toHaveValue("2");
});

test("a product's page says how many of it the list has, and none once it is taken out", async ({ page }) => {
  await page.goto("/producto/PM-4104");
  await expect(page.getByLabel("Cantidad", { exact: true })).toHaveValue("1");
  await add(page, "/producto/PM-4104", "120");
  await page.goto("/producto/PM-4104");
  await expect(page.getByLabel("Cantidad en su lista: 120")).toHaveValue("120");
  await page.getByLabel("Cantidad en su lista: 120").fill("15");
  await page.getByRole("button", { name: "Cambiar la cantidad" }).click();
  await expect(page.locator("#resultado b")).toHaveText("PM-4104 ya estaba en la lista: su cantidad pasó de 120 a 15.");
  await page.goto("/producto/GL-4018");
  await expect(page.getByLabel("Cantidad", { exact: true })).toHaveValue("1");
  await page.goto("/cotizacion");
  await page.getByRole("button", { name: "Quitar PM-4104" }).click();
  await page.goto("/producto/PM-4104");
  await expect(page.getByLabel("Cantidad", { exact: true })).toHaveValue("1");
});

test("who sent the list finds an empty form for the next", async ({ page }) => {
  await add(page, "/producto/PM-4104", "2");
  await page.getByLabel("Nombre", { exact: true }).fill("Íñigo de la Lista");
  // Where a list that was sent leads to; so many are sent by other journeys that one more may have to wait.
  await page.goto("/cotizacion/enviada");
  await page.goto("/cotizacion");
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("");
});
