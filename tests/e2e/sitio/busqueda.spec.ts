import { expect, test } from "../../support/browser/browser";

test("a part is found by words of its name, from the box of any page", async ({ page }) => {
  await page.goto("/nosotros");
  const box = page.getByRole("banner").getByLabel("¿Qué pieza busca?");
  await box.fill("perno arandela caja");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/buscar\?q=perno/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("perno arandela caja");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Surtido de pernos/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Surtido de pernos");
});

test("a part is found on a telephone too, by its code in small letters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/catalogo");
  await page.getByRole("main").getByLabel("Buscar por código, nombre o vehículo").fill("gf-3410");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Guardapolvo de cilindro de rueda");
});

test("a search that finds nothing says so and keeps what was typed", async ({ page }) => {
  await page.goto("/buscar?q=nada+de+esto");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("No encontramos «nada de esto»");
  await expect(page.getByRole("main").getByLabel("Buscar por código, nombre o vehículo")).toHaveValue("nada de esto");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
