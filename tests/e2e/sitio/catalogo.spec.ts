import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { chooser } from "../../support/browser/screens";

const migas = (page: Page) => page.getByRole("navigation", { name: "Ruta de navegación" });
const h1 = (page: Page, name: string) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

test("a visitor goes from the home page to a product and back by links alone (PUB §1)", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Amortiguadores/ })
    .last()
    .click();
  await h1(page, "Amortiguadores");
  await page.getByRole("main").getByRole("link", { name: "Traseros" }).click();
  await h1(page, "Traseros");
  const first = page.getByRole("table", { name: "Productos - Traseros" }).getByRole("link").first();
  const nombre = await first.innerText();
  await first.click();
  await h1(page, nombre);
  await expect(page).toHaveURL(/\/productos\/amortiguadores\/traseros\/[a-z0-9-]+$/);
  await expect(page.getByText("En stock")).toBeVisible();
  await migas(page).getByRole("link", { name: "Traseros" }).click();
  await h1(page, "Traseros");
  await migas(page).getByRole("link", { name: "Amortiguadores" }).click();
  await h1(page, "Amortiguadores");
  await migas(page).getByRole("link", { name: "Inicio" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the catalogue's dropdown opens and leads to a subcategory", async ({ page }) => {
  await page.goto("/nosotros");
  const opener = page.getByRole("banner").getByRole("button", { name: "Catálogo" });
  const menu = page.getByRole("navigation", { name: "Catálogo" });
  const link = menu.getByRole("link", { name: "De freno" });
  await expect(link).toBeHidden();
  await opener.click();
  await expect(menu.getByRole("link", { name: "Ver todas las categorías" })).toBeVisible();
  await link.click();
  await h1(page, "De freno");
});

test("the dropdown leads to every category and to all of them", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Catálogo" });
  const menu = page.getByRole("navigation", { name: "Catálogo" });
  await opener.click();
  await menu.getByRole("link", { name: "Seguridad Vehicular" }).click();
  await h1(page, "Seguridad Vehicular");
  await opener.click();
  await menu.getByRole("link", { name: "Ver todas las categorías" }).click();
  await h1(page, "Catálogo");
});

test("on a telephone the drawer opens, leads to a category and closes again (PUB §2 Navbar)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const drawer = page.getByRole("navigation", { name: "Principal, móvil" });
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menú" }).click();
  await expect(drawer.getByRole("link", { name: "Contacto" })).toBeInViewport();
  await page.getByRole("button", { name: "Cerrar" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menú" }).click();
  const catalogo = page.getByRole("navigation", { name: "Catálogo" });
  await expect(catalogo.getByRole("link", { name: "Guardabarros", exact: true })).toBeVisible();
  await catalogo.getByRole("link", { name: "Carrocería" }).click();
  await h1(page, "Carrocería");
  await expect(catalogo).toBeHidden();
  await expect(drawer).toBeHidden();
});

test("in the drawer the Tab key goes down the screen, and Escape leads back to its button (PUB §2 Navbar)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nosotros");
  const opener = page.getByRole("button", { name: "Menú" });
  await opener.press("Enter");
  const seen: number[] = [];
  const links = page.locator("#menu").locator("a, button").filter({ visible: true });
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    seen.push(await link.evaluate((one) => (one.closest("[popover]")?.scrollTop ?? 0) + one.getBoundingClientRect().y));
  }
  expect(seen.length).toBeGreaterThan(60);
  expect(seen.slice(1)).toEqual(seen.slice(1).toSorted((one, other) => one - other));
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a long subcategory is read page by page", async ({ page }) => {
  await page.goto("/ferreteria/pernos");
  const pages = page.getByRole("navigation", { name: "Paginación" });
  const rows = page.getByRole("table", { name: "Productos - Pernos" }).getByRole("row");
  await expect(pages).toContainText("Mostrando 1 a 24 de 83");
  await expect(rows).toHaveCount(25);
  const first = await rows.nth(1).innerText();
  await pages.getByRole("link", { name: "Siguiente" }).click();
  await expect(pages).toContainText("Mostrando 25 a 48 de 83");
  await expect(page.getByRole("heading", { name: "Productos - Pernos" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(rows.nth(1)).not.toHaveText(first);
  await pages.getByRole("link", { name: "4", exact: true }).click();
  await expect(pages).toContainText("Mostrando 73 a 83 de 83");
  await expect(rows).toHaveCount(12);
  await expect(pages.getByRole("link", { name: "Siguiente" })).toHaveCount(0);
  const colourOf = (place: Locator) => place.evaluate((one) => getComputedStyle(one).backgroundColor);
  const [before, none] = [pages.getByRole("listitem").first(), pages.getByRole("listitem").last()];
  expect(await colourOf(none.locator("span"))).not.toBe(await colourOf(before.getByRole("link")));
  await pages.getByRole("link", { name: "Anterior" }).click();
  await expect(pages).toContainText("Mostrando 49 a 72 de 83");
});

test("an unknown address says so and leads home (PUB §2 Not found)", async ({ page }) => {
  const response = await page.goto("/no-existe");
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("404");
  await expect(heading).toContainText("Página no encontrada");
  await expect(page.getByText("Categoría no encontrada")).toBeVisible();
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a short address several products share offers them, with their codes (DEC 8)", async ({ page }) => {
  await page.goto(chooser.address);
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(chooser.codigos.length);
  for (const codigo of chooser.codigos) await expect(page.getByRole("rowheader", { name: codigo })).toBeVisible();
  await rows.filter({ hasText: "GP-3000" }).getByRole("link").click();
  await h1(page, chooser.nombre);
  await expect(page.getByRole("main").getByText("GP-3000").first()).toBeVisible();
  await expect(page).toHaveURL(/\/productos\/guardapolvos\//);
});

for (const address of ["/", "/catalogo", "/contacto", "/amortiguadores", "/producto/GF-3410"]) {
  test(`the catalogue button of ${address} opens a PDF`, async ({ page }) => {
    await page.goto(address);
    const button = page.getByRole("main").locator("a[type='application/pdf']").first();
    await expect(button).toBeVisible();
    const file = await page.request.get((await button.getAttribute("href")) ?? "");
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
}

test("a filter shows its rows, and is taken away by its own link (PUB §2 Subcategory)", async ({ page }) => {
  await page.goto("/ferreteria/pernos");
  await page.getByRole("main").getByLabel("Código o nombre", { exact: true }).fill("hexagonal");
  await page.getByRole("button", { name: "Filtrar", exact: true }).click();
  await expect(page).toHaveURL(/\?q=hexagonal(&|#)/);
  await expect(page).toHaveURL(/#productos$/);
  await expect(page.getByRole("heading", { name: "Productos - Pernos" })).toBeInViewport();
  await page.getByRole("link", { name: "Quitar filtro Código o nombre" }).click();
  await expect(page).toHaveURL(/\/ferreteria\/pernos#productos$/);
  await expect(page.getByText("83 referencias", { exact: true })).toBeVisible();
});

test("on a telephone the whole row of a product is its link (PUB §2 Subcategory)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ferreteria/pernos?pagina=2");
  const row = page.getByRole("table", { name: "Productos - Pernos" }).getByRole("row").nth(1);
  await row.scrollIntoViewIfNeeded();
  await row.click({ position: { x: 300, y: 20 } });
  await expect(page).toHaveURL(/\/productos\/ferreteria\/pernos\//);
});

test("what is far below is laid out when it comes near; a link to it leads exactly there, and back is where one was", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Explorar por Categorías" });
  const visibility = () => section.evaluate((element) => getComputedStyle(element).contentVisibility);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/catalogo");
  expect(await visibility()).toBe("auto");
  await section.getByRole("link", { name: "Explorar por Categorías" }).click();
  const place = page.locator("main :target");
  await expect.poll(() => place.evaluate((at) => Math.round(at.getBoundingClientRect().top))).toBeLessThan(140);
  await expect(place).toBeInViewport();
  expect(await visibility()).toBe("visible");

  await page.goto("/ferreteria/pernos");
  const row = page.getByRole("table", { name: "Productos - Pernos" }).getByRole("row").nth(18);
  await row.evaluate((element) => element.scrollIntoView());
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.goto("/contacto");
  await page.goBack();
  expect(await top()).toBe(before);
});
