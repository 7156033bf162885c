import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { clippedTexts, numberControls, type Step, tab } from "../../support/browser/layout";
import { longest } from "../../support/browser/screens";

/** Walks a page with Tab, from its start to its end. */
async function walk(page: Page): Promise<{ total: number; steps: Step[] }> {
  // The page jumps to what has the focus instead of gliding there.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const total = await numberControls(page);
  const steps: Step[] = [];
  while (steps.length < total) steps.push(await tab(page));
  return { total, steps };
}

async function expectOrder(page: Page): Promise<void> {
  const { total, steps } = await walk(page);
  expect(total).toBeGreaterThan(20);
  expect(steps.map(({ at }) => at)).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(steps.filter(({ seen }) => !seen).map(({ name }) => `not seen: ${name}`)).toEqual([]);
  expect(steps.filter(({ outlined }) => !outlined).map(({ name }) => `no outline: ${name}`)).toEqual([]);
}

test("the WhatsApp button never covers the control that Tab is on (PUB §1)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/amortiguadores/delanteros");
  await page.getByRole("combobox", { name: "Ordenar por" }).focus();
  await page.keyboard.press("Tab");
  const filter = page.getByRole("button", { name: "Filtrar" });
  await expect(filter).toBeFocused();
  const [box, chat] = [
    await filter.boundingBox(),
    await page.getByRole("link", { name: /^Escribir por WhatsApp/ }).boundingBox(),
  ];
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
});

test("a list's button stays in sight on a phone with how many rows have a quantity, and covers neither focus nor footer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accesorios-4x4/pasamanos");
  const [boxes, button] = [
    page.getByLabel(/^Cantidad de/),
    page.getByRole("button", { name: /^Agregar a la cotización/ }),
  ];
  await expect(button).not.toBeInViewport();
  for (const [at, typed] of ["4", " ", "2"].entries()) await boxes.nth(at).fill(typed);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toHaveText("Agregar a la cotización2");
  const top = async () => (await button.boundingBox())?.y ?? 0;
  for (let at = 0; at < 8; at += 1) {
    await boxes.nth(at).focus();
    const box = await boxes.nth(at).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Política de datos" }).focus();
  await expect(button).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 400 });
  await boxes.first().focus();
  await expect(button).not.toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`at ${width} px Tab goes through the home page in reading order, always in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    // The first touch makes selects of the form's fields; they are numbered as they are then.
    const vehiculo = page.getByRole("main").getByRole("form", { name: "Buscar por vehículo" });
    await vehiculo.hover();
    await expect(vehiculo.getByRole("combobox")).toHaveCount(3);
    await page.evaluate(() => scrollTo(0, 0));
    await expectOrder(page);
  });

  test(`at ${width} px Tab goes through the product list in reading order, always in sight`, async ({ staff }) => {
    await staff.setViewportSize({ width, height: 844 });
    await openAdmin(staff, "/admin/productos", true);
    await expectOrder(staff);
  });
}

test("the first Tab offers to skip to the content, and does", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

/** A row on a phone leads to the editor, which deletes. */
const PHONE = 704;

async function openDialog(staff: Page, width: number): Promise<void> {
  const { codigo, nombre } = longest;
  if (width >= PHONE) return staff.getByRole("link", { name: `Eliminar ${codigo}` }).click();
  await staff.getByRole("link", { name: nombre }).click();
  await staff.getByRole("link", { name: "Eliminar", exact: true }).click();
}

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px a very long name is readable to its end wherever it is shown`, async ({ staff }) => {
    expect(longest.nombre.length).toBeGreaterThan(110);
    await staff.setViewportSize({ width, height: 844 });
    for (const address of [
      longest.address,
      "/ferreteria/pernos?pagina=3",
      `/admin/productos?q=${longest.codigo}`,
      `/admin/productos?q=${longest.codigo}#dialogo`,
    ]) {
      await openAdmin(staff, address, address.startsWith("/admin"));
      if (address.endsWith("#dialogo")) await openDialog(staff, width);
      const found = await clippedTexts(staff, longest.nombre);
      expect(found, address).toContain("whole");
      expect(new Set(found), address).toEqual(new Set(["whole"]));
    }
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`at ${width} px the buttons of a product are in sight without moving its table sideways`, async ({ staff }) => {
    await staff.setViewportSize({ width, height: 844 });
    await openAdmin(staff, "/admin/productos?q=AM-2213", true);
    const names = ["Ocultar AM-2213", ...(width < PHONE ? [] : ["Editar AM-2213", "Eliminar AM-2213"])];
    for (const name of names) {
      const box = await staff
        .getByRole("main")
        .getByRole("link", { name })
        .or(staff.getByRole("button", { name }))
        .boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    }
  });
}
