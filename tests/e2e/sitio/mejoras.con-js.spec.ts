import { expect, type Locator, test } from "@playwright/test";

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
