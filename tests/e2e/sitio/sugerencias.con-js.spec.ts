import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

/** The search box of the page's content, its list of suggestions and what is said of them. */
function partsOf(page: Page) {
  const main = page.getByRole("main");
  return {
    box: main.getByRole("combobox", { name: "Buscar por código, nombre o vehículo" }),
    list: main.getByRole("listbox", { name: "Sugerencias" }),
    options: main.getByRole("listbox", { name: "Sugerencias" }).getByRole("option"),
    said: main.locator("ged-buscador [aria-live]"),
  };
}

test("products are suggested while one types, said by their number, and chosen with the keyboard", async ({ page }) => {
  await page.goto("/buscar");
  const { box, list, options, said } = partsOf(page);
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.pressSequentially("perno ");
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  await expect(said).toHaveText(`${count} sugerencias`);

  await box.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  const second = options.nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).not.toHaveAttribute("aria-selected");
  await expect(box).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  const code = (await second.locator("b").textContent()) ?? "";
  await box.press("Enter");
  await expect(page).toHaveURL(/\/productos\//);
  await expect(page.locator("[data-part=code]")).toHaveText(code);
});

test("Escape closes the list and keeps what was typed; Enter then searches", async ({ page }) => {
  await page.goto("/buscar");
  const { box, list, said } = partsOf(page);
  await box.pressSequentially("perno");
  await expect(list).toBeVisible();
  await box.press("Escape");
  await expect(list).toBeHidden();
  await expect(said).toHaveText("");
  await expect(box).toHaveValue("perno");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/buscar\?q=perno/);
});

test("a suggestion is chosen with the pointer; the list goes with the focus", async ({ page }) => {
  await page.goto("/buscar");
  const { box, list, options } = partsOf(page);
  await box.pressSequentially("perno");
  await expect(list).toBeVisible();
  const hold = () => undefined;
  await page.route("**/buscar/sugerencias*", hold);
  const [asked, gone] = [page.waitForRequest("**/buscar/sugerencias*"), page.waitForEvent("requestfailed")];
  await box.pressSequentially("s");
  await asked;
  await page.getByRole("main").getByRole("link").last().focus();
  await gone;
  await expect(list).toBeHidden();
  await page.unroute("**/buscar/sugerencias*", hold);
  await box.press("End");
  await box.pressSequentially(" ");
  await options.first().click();
  await expect(page).toHaveURL(/\/productos\//);
});

test("what nothing has, and one letter, suggests nothing; an answer that does not come neither", async ({ page }) => {
  await page.goto("/buscar");
  const { box, list, said } = partsOf(page);
  await box.pressSequentially("zzyzx");
  await expect(said).toHaveText("No hay sugerencias");
  await expect(list).toBeHidden();
  await box.fill("p");
  await expect(said).toHaveText("");
  await page.route("**/buscar/sugerencias*", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed");
  await box.fill("perno");
  await asked;
  await expect(list).toBeHidden();
  await box.press("Enter");
  await expect(page).toHaveURL(/\/buscar\?q=perno/);
});

test("the chosen suggestion is in sight in a low window, and readable in forced colours", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/buscar");
  const { box, options } = partsOf(page);
  await box.pressSequentially("perno ");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowUp");
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await expect(options.last()).toHaveCSS("forced-color-adjust", "none");
});
