import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

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

test("quantities stay while the pages of a list are turned, and are added together", async ({ page }) => {
  const boxes = page.getByLabel(/^Cantidad de /);
  const button = page.getByRole("button", { name: /^Agregar a la cotización/ });
  await page.goto("/guardapolvos/homocineticos");
  await boxes.nth(2).fill("7");
  const first = await boxes.nth(2).getAttribute("name");
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(button).toHaveText("Agregar a la cotización1");
  await boxes.nth(0).fill("3");
  await page.locator("a[rel=prev]").click();
  await expect(page.locator(`[name=${first}]`)).toHaveValue("7");
  await page.goto("/guardapolvos/de-amortiguador");
  await expect(button).toHaveText("Agregar a la cotización");
  await page.goto("/guardapolvos/homocineticos");
  await button.click();
  await expect(page.getByRole("status")).toContainText("Se agregaron 2 productos.");
  await page.goto("/guardapolvos/homocineticos");
  await expect(page.locator(`[name=${first}]`)).toHaveValue("");
  await expect(button).toHaveText("Agregar a la cotización");
});

test("quantities stay when they could not be sent, and a page that the browser kept shows what is kept by now", async ({
  page,
}) => {
  const box = page.getByLabel(/^Cantidad de /).nth(2);
  const button = page.getByRole("button", { name: /^Agregar a la cotización/ });
  await page.goto("/guardapolvos/homocineticos?pagina=2");
  await page
    .getByLabel(/^Cantidad de /)
    .first()
    .fill("3");
  await page.goto("/guardapolvos/homocineticos");
  await box.fill("7");
  await page.route("**/cotizacion", (route) => route.abort());
  await button.click();
  await page.unroute("**/cotizacion");
  await page.goto("/guardapolvos/homocineticos");
  await expect(box).toHaveValue("7");
  await expect(button).toHaveText("Agregar a la cotización2");
  const name = (await box.getAttribute("name")) ?? "";
  await page.evaluate((kept) => {
    sessionStorage.setItem(`cantidades${location.pathname}`, kept);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, `${name}=9&c-1=2&c-2=2`);
  await expect(box).toHaveValue("9");
  await expect(button).toHaveText("Agregar a la cotización3");
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(box).toHaveValue("");
  await expect(button).toHaveText("Agregar a la cotización");
});

test("Enter in a field about who asks sends the request; in a quantity it keeps the quantities", async ({ page }) => {
  await page.goto("/guardapolvos/homocineticos");
  await page
    .getByLabel(/^Cantidad de /)
    .first()
    .fill("3");
  await page.getByRole("button", { name: /^Agregar a la cotización/ }).click();
  await page.goto("/cotizacion");
  await page.getByLabel("Ciudad").fill("Tunja");
  await page.getByLabel("Ciudad").press("Enter");
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveAccessibleDescription(/nombre/);
  const box = page.getByLabel(/^Cantidad de /);
  await box.fill("4");
  await box.press("Enter");
  await expect(page.getByRole("status")).toContainText("Se guardaron las cantidades.");
  await expect(page.getByLabel("Ciudad")).toHaveValue("Tunja");
});

test("a product's address is copied, and a browser that refuses to copy says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/producto/PM-4104");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);

  await page.reload();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByRole("status").filter({ hasText: "No se pudo copiar" })).toBeVisible();
});

test("a map asks Google for nothing until it is opened, and is loaded then", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>El mapa</p>" });
  });
  await page.goto("/contacto");
  const map = page.locator("details", { has: page.locator("iframe") }).first();
  await expect(map.getByText("Ver mapa de Google")).toBeVisible();
  expect(asked).toEqual([]);
  await map.locator("summary").click();
  await expect(map.frameLocator("iframe").getByText("El mapa")).toBeVisible();
  expect(asked).toEqual([expect.stringContaining("output=embed")]);
  await expect(map.getByRole("link", { name: /^Cargar el mapa/ })).toHaveCount(0);
});

test("a field is not replaced while somebody types in it, and keeps what has no line of that name", async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/vehiculos.json*", async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto("/vehiculos");
  const form = page.getByRole("main").getByRole("form", { name: "Buscar por vehículo" });
  await form.getByLabel("Marca").selectOption("renault");
  const loaded = page.waitForResponse(/vehiculos\.json/);
  await form.locator("input[name=linea]").fill("dust");
  answer();
  await loaded;
  await form.locator("input[name=linea]").pressSequentially("ER");
  await expect(form.locator("input[name=linea]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.locator("input[name=ano]")).toBeFocused();
  await form.locator("button").focus();
  await expect(form.locator("select[name=linea]")).toHaveValue("Duster");
});

test("a year that was taken back does not come again with another line", async ({ page }) => {
  await page.goto("/vehiculos?marca=renault&linea=lgan&ano=2015");
  const form = page.getByRole("main").getByRole("form", { name: "Buscar por vehículo" });
  const [linea, ano] = [form.locator("select[name=linea]"), form.locator("select[name=ano]")];
  await linea.selectOption("Logan");
  await expect(ano).toHaveValue("2015");
  await ano.selectOption("");
  await linea.selectOption("Sandero");
  await expect(ano).toHaveValue("");
});
