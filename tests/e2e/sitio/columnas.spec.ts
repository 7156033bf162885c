import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

/** The specification's columns on large screens (PUB §2, §9). */
for (const { what, address, cells, columns } of [
  { what: "a category's subcategories", address: "/accesorios-4x4", cells: "[data-part=cards] > a", columns: 4 },
  { what: "the values", address: "/nosotros", cells: "section[aria-labelledby=valores] article", columns: 3 },
  { what: "the figures", address: "/nosotros", cells: "[data-part=figures] > div", columns: 4 },
]) {
  test(`on a large screen ${what} stand in their columns (PUB §2 About us, PUB §2 Category, PUB §9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const boxes = await page.locator(cells).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(boxes.length).toBeGreaterThanOrEqual(columns);
    expect(boxes.filter((top) => Math.abs(top - (boxes[0] ?? 0)) < 2)).toHaveLength(columns);
  });
}

test("no card is wider than its column where the filler beside it makes it tall (PUB §2 Catalogue page)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/catalogo");
  const beyond = await page.locator("[data-part=cards] > a").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("div, h3, p")].filter((one) => one.getBoundingClientRect().right > right);
    }),
  );
  expect(beyond).toEqual([]);
});

test("a title of one word and the menu's button stay on one line on the screens where they are tightest (PUB §2 Category, PUB §2 Navbar)", async ({
  page,
}) => {
  const lines = async (text: Locator) =>
    text.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one.lastChild ?? one);
      return range.getClientRects().length;
    });
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/amortiguadores");
  expect(await lines(page.getByRole("heading", { level: 1 }))).toBe(1);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("button", { name: "Menú" }).click();
  const menu = page.getByRole("navigation", { name: "Principal, móvil" });
  expect(await lines(menu.getByRole("link", { name: "Ver catálogo completo" }))).toBe(1);
});

test("on a laptop the names of a vehicle's products have the widest column (PUB §9)", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto("/vehiculos/renault/duster");
  const titles = page.getByRole("table").first().getByRole("columnheader");
  const widths = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const name = await page.getByRole("columnheader", { name: "Nombre" }).first().boundingBox();
  expect(name?.width).toBe(Math.max(...widths));
});

test("on a phone a product's row has a cell for each title, so that none is read under another's", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/ferreteria/pernos");
  const titles = await page.getByRole("columnheader").count();
  const first = page.getByRole("row").nth(1);
  expect(await first.getByRole("cell").or(first.getByRole("rowheader")).count()).toBe(titles);
});
