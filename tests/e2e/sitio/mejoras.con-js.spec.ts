import { expect, type Locator, type Page, test } from "@playwright/test";

for (const { name, width, summary, inside } of [
  { name: "the dropdown", width: 1280, summary: "Catálogo", inside: "Ver todas las categorías" },
  { name: "the drawer", width: 390, summary: "Menú", inside: "Contacto" },
]) {
  const parts = (page: Page): { opener: Locator; link: Locator } => ({
    opener: page.locator("header summary:visible").filter({ hasText: summary }),
    link: page.locator("header").getByRole("link", { name: inside }).and(page.locator(":visible")),
  });

  test(`Escape closes ${name} and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contacto");
    const { opener, link } = parts(page);
    await expect(opener).toContainText(summary);
    await opener.press("Enter");
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`a click elsewhere closes ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contacto");
    const { opener, link } = parts(page);
    await opener.click();
    await expect(link).toBeVisible();
    await page.mouse.click(12, 820);
    await expect(link).toBeHidden();
    await expect(page).toHaveURL(/\/contacto$/);
  });
}

/** Whether a picture's place shows neither a broken-image icon nor a text for one. */
async function isWhole(picture: Locator): Promise<boolean> {
  return picture.evaluate((element: HTMLImageElement) => {
    const { complete, naturalWidth } = element;
    return (complete && naturalWidth > 0) || !element.checkVisibility({ visibilityProperty: true });
  });
}

for (const address of ["/", "/amortiguadores", "/accesorios-4x4/pasamanos", "/producto/PM-4104"]) {
  test(`photos of ${address} that fail to load leave no broken-image icon (PUB §2 Product)`, async ({ page }) => {
    await page.route(/\/(media|imagen)\//, (route) => route.abort());
    await page.goto(address);
    const pictures = page.locator("main img");
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => isWhole(picture), (await picture.getAttribute("alt")) ?? "").toBe(true);
    }
  });
}
