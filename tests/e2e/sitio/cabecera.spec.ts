import { longest } from "../../support/browser/screens";
import { expect, openAdmin, test } from "../../support/browser/browser";

test("the search is in the header, on a phone folded beside the menu (PUB §2 Navbar)", async ({
  page,
  javaScriptEnabled,
}) => {
  const header = page.getByRole("banner");
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/nosotros");
  const field = header.getByRole("search", { name: "Buscar productos" });
  await expect(field).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(field).toBeHidden();
  await header.locator("[popovertarget=buscador]").click();
  const box = header.getByLabel("¿Qué pieza busca?");
  if (javaScriptEnabled) await expect(box).toBeFocused();
  await box.fill("perno");
  await header.getByRole("search").getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/\/buscar\?q=perno$/);
});

for (const { name, width, button, first } of [
  { name: "the dropdown", width: 1280, button: "Catálogo", first: "Ver todas las categorías" },
  { name: "the drawer", width: 390, button: "Menú", first: "Cerrar" },
])
  test(`${name} takes the focus from its button, stands below or beside the header, and closes with Escape or a click elsewhere (PUB §2 Navbar)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contacto");
    const opener = page.getByRole("banner").getByRole("button", { name: button });
    const menu = page.locator("#menu");
    await opener.press("Enter");
    const [bar, panel] = [await opener.boundingBox(), await menu.boundingBox()];
    expect(width > 1000 ? panel?.y : panel?.height).toBe(width > 1000 ? 120 : 844);
    expect(bar?.y).toBeLessThan(120);
    await page.keyboard.press("Tab");
    await expect(menu.locator("a, button").filter({ visible: true }).first()).toBeFocused();
    await expect(menu.locator(":focus")).toHaveText(first);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(12, 820);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/contacto$/);
  });

test("what is cut off by the lower edge of the catalogue's panel is told of by a shade, until the end is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto("/contacto");
  await page.getByRole("banner").getByRole("button", { name: "Catálogo" }).click();
  const panel = page.locator("#menu");
  const box = await panel.boundingBox();
  expect(box).not.toBeNull();
  const clip = { x: 4, y: (box?.y ?? 0) + (box?.height ?? 0) - 8, width: 4, height: 4 };
  const [edge, more] = [await page.screenshot({ clip }), await panel.evaluate((one) => one.scrollHeight > one.clientHeight)]; // prettier-ignore
  expect(more).toBe(true);
  await panel.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(async () => (await page.screenshot({ clip })).equals(edge)).toBe(false);
  const paper = await page.screenshot({ clip: { ...clip, y: (box?.y ?? 0) + 20 } });
  await expect.poll(async () => (await page.screenshot({ clip })).equals(paper)).toBe(true);
});

test("a breadcrumb is one line, cut at its end, at every width (PUB §2 Product)", async ({ page }) => {
  await page.goto(longest.address);
  const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await trail.boundingBox())?.height).toBeLessThan(60);
    const last = trail.getByText(longest.nombre);
    await expect(last).toHaveCSS("text-overflow", "ellipsis");
    expect((await last.boundingBox())?.width).toBeGreaterThan(100);
  }
});

test("a title of more than 60 characters is smaller (PUB §2 About us)", async ({ staff, javaScriptEnabled }) => {
  const size = () => staff.getByRole("heading", { level: 1 }).evaluate((title) => getComputedStyle(title).fontSize);
  await staff.goto("/nosotros");
  const before = Number.parseFloat(await size());
  await openAdmin(staff, "/admin/imagenes?ubicacion=nosotros", javaScriptEnabled);
  await staff
    .getByRole("table")
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  const title = staff.getByLabel("Título");
  const was = await title.inputValue();
  for (const [text, smaller] of [
    ["Del plano a la pieza, en una sola fábrica de Cota, desde hace veinte años", true],
    [was, false],
  ] as const) {
    const editor = staff.url();
    await title.fill(text);
    await staff.getByRole("button", { name: "Actualizar" }).click();
    await staff.waitForURL(/\/admin\/imagenes(?!\/\d)/);
    await staff.goto("/nosotros");
    expect(Number.parseFloat(await size()) < before).toBe(smaller);
    if (smaller) await openAdmin(staff, editor, javaScriptEnabled);
  }
});
