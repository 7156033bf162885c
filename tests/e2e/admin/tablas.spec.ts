import { expect, test } from "../../support/browser/browser";

const path = "/admin/productos";

test("the menu stays in view while a long list scrolls, and scrolls by itself", async ({ staff: page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(path);
  const menu = page.getByRole("navigation", { name: "Administración" });
  await page.getByRole("navigation", { name: "Paginación" }).scrollIntoViewIfNeeded();
  expect(Math.abs((await menu.boundingBox())?.y ?? 99)).toBeLessThan(1);
  const last = menu.getByRole("link", { name: "Ayuda" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Paginación" })).toBeInViewport();
});

test("a product's row opens its editor wherever it is pressed, and its buttons do their own work", async ({
  staff: page,
}) => {
  await page.goto(`${path}?q=AM-2213`);
  const row = page.getByRole("row", { name: "AM-2213" });
  // The name's link lies over the whole row: what is pressed is the link.
  await row.getByText("Visible").click({ force: true });
  await expect(page.getByRole("textbox", { name: "Código" })).toHaveValue("AM-2213");
  await page.goBack();
  await row.getByRole("link", { name: "Eliminar AM-2213" }).click();
  await expect(page.getByRole("heading", { name: /¿Está seguro/ })).toBeVisible();
});

test("a table of the back office keeps its columns down to 704 px", async ({ staff: page }) => {
  await page.goto(`${path}?q=AM-2213`);
  const head = page.getByRole("columnheader", { name: "Estado" });
  await page.setViewportSize({ width: 704, height: 800 });
  expect((await head.boundingBox())?.height).toBeGreaterThan(20);
  await page.setViewportSize({ width: 703, height: 800 });
  expect((await page.locator("thead").boundingBox())?.height).toBeLessThan(2);
});

test("on a phone a product says in one line where it belongs", async ({ staff: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?q=abrazadera`);
  const place = page.getByRole("cell", { name: "Ferretería › Abrazaderas" }).first();
  expect((await place.boundingBox())?.height).toBeLessThan(32);
});
