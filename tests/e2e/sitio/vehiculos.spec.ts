import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

test.use({ viewport: { width: 390, height: 844 } });

const producto = "Guardapolvo de bieleta de barra estabilizadora Renault Duster 2012-2020, unidad";

async function expectProducto(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(producto);
}

/** Asks the home page's form for a vehicle: by typing its line, or by the selects that scripts make of the fields. */
async function ask(page: Page, scripts: boolean): Promise<void> {
  const form = page.getByRole("main").getByRole("form", { name: "Buscar por vehículo" });
  const before = await form.boundingBox();
  await form.getByLabel("Marca").selectOption("Renault");
  if (scripts) {
    await form.locator("select[name=linea]").selectOption("Duster");
    await form.getByLabel("Año (modelo)").selectOption("2015");
    expect(await form.boundingBox()).toEqual(before);
  } else {
    await form.getByLabel("Línea").fill("duster");
    await form.getByLabel("Año (modelo)").fill("15");
  }
  await form.getByRole("button", { name: "Ver productos" }).click();
}

test("by its vehicle and year a product is found (PUB §2 Product)", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await ask(page, javaScriptEnabled);
  await expect(page).toHaveURL("/vehiculos/renault/duster?ano=2015");
  await page.getByRole("link", { name: producto }).click();
  await expectProducto(page);
});

test("step by step, by make, line and year, a product is found", async ({ page }) => {
  await page.goto("/vehiculos");
  await page.getByLabel("Marca", { exact: true }).selectOption("Renault");
  await page.getByRole("button", { name: "Ver productos" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Duster\b(?! Oroch)/ })
    .first()
    .click();
  await page.getByLabel("Año (modelo)").selectOption("2015");
  await page.getByRole("button", { name: "Ver año" }).click();
  await page.getByRole("link", { name: producto }).click();
  await expectProducto(page);
});

test("by somebody else's number without its dashes, and by its code with O for 0, a product is found", async ({
  page,
}) => {
  await page.goto("/");
  const box = page.getByRole("main").getByLabel("¿Qué pieza busca?");
  await box.fill("demog71971");
  await box.press("Enter");
  await expectProducto(page);
  await page.goto("/");
  await box.fill("GT-331O");
  await box.press("Enter");
  await expect(page.getByRole("heading", { name: "¿Quiso decir GT-3310?" })).toBeVisible();
  await page.getByRole("link", { name: "Ver GT-3310" }).click();
  await expectProducto(page);
});

test("by words and a vehicle a product is found, and the page says what it understood", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("main").getByLabel("¿Qué pieza busca?");
  await box.fill("guardapolvo duster 2015");
  await box.press("Enter");
  await expect(page.getByRole("link", { name: "Renault Duster 2015", exact: true })).toBeVisible();
  await page.getByRole("link", { name: producto }).click();
  await expectProducto(page);
});

test("from the header the search by vehicle is reached", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  const opener = javaScriptEnabled ? "Buscar" : "Menú";
  await page.getByRole("banner").getByRole("button", { name: opener }).first().click();
  await page.getByRole("link", { name: "Buscar por vehículo" }).click();
  const form = page.getByRole(javaScriptEnabled ? "banner" : "main").getByRole("form", { name: "Buscar por vehículo" });
  await form.getByLabel("Marca").selectOption("Renault");
  if (javaScriptEnabled) await form.locator("select[name=linea]").selectOption("Duster");
  else await form.getByLabel("Línea").fill("Duster");
  await form.getByRole("button", { name: "Ver productos" }).click();
  await expect(page).toHaveURL(/\/vehiculos\/renault\/duster/);
});
