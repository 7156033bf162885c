import { expect, test } from "../../support/browser/browser";

test("the text is shown in the site's own letters", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toContain("Archivo Variable");
});

test("the menu's entry that a page belongs to stands out from the others", async ({ page }) => {
  await page.goto("/nosotros");
  const menu = page.getByRole("navigation", { name: "Principal", exact: true });
  const weightOf = (name: string) =>
    menu.getByRole("link", { name, exact: true }).evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weightOf("Nosotros")).toBeGreaterThan(await weightOf("Contacto"));
});
