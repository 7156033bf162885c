import type { Browser } from "@playwright/test";
import { expect, openAdmin, signIn, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

const conflict = "Este registro cambió mientras usted lo editaba";

/** Opens a screen of the back office as two people. */
async function openTwice(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  for (const page of pages) {
    await signIn(page);
    await openAdmin(page, address, javaScriptEnabled);
  }
  return pages;
}

test("whoever saves second sees what the first saved, and decides", async ({ browser, javaScriptEnabled }) => {
  const [first, second] = await openTwice(browser, "/admin/productos?q=RN-5403", javaScriptEnabled);
  for (const page of [first, second]) {
    await page.getByRole("link", { name: "Editar RN-5403" }).click();
    await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  }
  await first.getByLabel("Nombre").fill("Rin de la primera persona");
  await first.getByRole("button", { name: "Actualizar" }).click();
  await expect(first.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();

  await second.getByLabel("Nombre").fill("Rin de la segunda persona");
  await second.getByLabel("Descripción").fill("Texto de la segunda persona");
  await second.getByRole("button", { name: "Actualizar" }).click();
  const said = second.getByRole("alert").filter({ hasText: conflict });
  await expect(said).toBeInViewport();
  if (javaScriptEnabled) await expect(said).toBeFocused();
  await expect(second.getByLabel("Nombre")).toHaveValue("Rin de la segunda persona");
  await expect(second.getByText("Guardado ahora: Rin de la primera persona")).toBeVisible();
  await expect(second.getByLabel("Descripción")).toHaveValue("Texto de la segunda persona");

  await second.getByRole("button", { name: "Actualizar" }).click();
  await expect(second.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await second.goto("/producto/RN-5403");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Rin de la segunda persona");
  await expect(second.getByText("Texto de la segunda persona")).toBeVisible();
  for (const page of [first, second]) await page.close();
});

test("what the second did not touch is not written over: it shows what the first saved", async ({
  browser,
  javaScriptEnabled,
}) => {
  const [first, second] = await openTwice(browser, "/admin/productos?q=RN-5404", javaScriptEnabled);
  for (const page of [first, second]) {
    await page.getByRole("link", { name: "Editar RN-5404" }).click();
    await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  }
  await first.getByLabel("Descripción").fill("Texto de la primera persona");
  await first.getByLabel("Visible en el catálogo").uncheck();
  const universal = await first.getByLabel("Universal").isChecked();
  await first.getByLabel("Universal").setChecked(!universal);
  await first.getByRole("button", { name: "Actualizar" }).click();
  await expect(first.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();

  await second.getByLabel("Nombre").fill("Rin de la segunda persona");
  await second.getByRole("button", { name: "Actualizar" }).click();
  const said = second.getByRole("alert").filter({ hasText: conflict });
  await expect(said).toBeInViewport();
  if (javaScriptEnabled) await expect(said).toBeFocused();
  await expect(second.getByLabel("Nombre")).toHaveValue("Rin de la segunda persona");
  await expect(second.getByLabel("Descripción")).toHaveValue("Texto de la primera persona");
  await expect(second.getByLabel("Visible en el catálogo")).toBeChecked({ checked: false });
  await expect(second.getByLabel("Universal")).toBeChecked({ checked: !universal });

  await second.getByRole("button", { name: "Actualizar" }).click();
  await expect(second.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await openAdmin(second, "/admin/productos?q=RN-5404", javaScriptEnabled);
  await second.getByRole("link", { name: "Editar RN-5404" }).click();
  await expect(second.getByLabel("Nombre")).toHaveValue("Rin de la segunda persona");
  await expect(second.getByLabel("Descripción")).toHaveValue("Texto de la primera persona");
  await expect(second.getByLabel("Visible en el catálogo")).toBeChecked({ checked: false });
  for (const page of [first, second]) await page.close();
});

test("whoever gives up their changes finds what the other saved", async ({ browser, javaScriptEnabled }) => {
  const [first, second] = await openTwice(browser, "/admin/productos?q=RN-5408", javaScriptEnabled);
  for (const page of [first, second]) {
    await page.getByRole("link", { name: "Editar RN-5408" }).click();
    await expect(page.getByRole("heading", { name: "Editar Producto" })).toBeVisible();
  }
  await first.getByLabel("Nombre").fill("Rin que se queda");
  await first.getByRole("button", { name: "Actualizar" }).click();
  await expect(first.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await second.getByLabel("Nombre").fill("Rin que se descarta");
  await second.getByRole("button", { name: "Actualizar" }).click();
  await expect(second.getByText(conflict)).toBeVisible();
  await second.getByLabel("Nombre").fill(" ");
  await second.getByRole("button", { name: "Actualizar" }).click();
  const wrong = second.getByRole("alert").filter({ hasText: "Revise 1 campo" });
  await expect(wrong).toBeInViewport();
  if (javaScriptEnabled) await expect(wrong).toBeFocused();
  await second.getByRole("link", { name: "Descartar mis cambios" }).click();
  await expect(second.getByLabel("Nombre")).toHaveValue("Rin que se queda");
  await expect(second.getByText(conflict)).toHaveCount(0);
  await second.getByRole("link", { name: "Cancelar" }).click();
  await expect(second).toHaveURL(/\?q=RN-5408$/);
  for (const page of [first, second]) await page.close();
});

test("a button of a list that is out of date changes nothing and says why", async ({ browser, javaScriptEnabled }) => {
  const [first, second] = await openTwice(browser, "/admin/productos?q=RN-5407", javaScriptEnabled);
  await first.getByRole("button", { name: "Ocultar RN-5407" }).click();
  await expect(first.getByRole("status").filter({ hasText: "Producto actualizado" })).toBeVisible();
  await second.getByRole("button", { name: "Ocultar RN-5407" }).click();
  await expectToast(second, conflict);
  await expect(second.getByRole("button", { name: "Mostrar RN-5407" })).toBeVisible();
  for (const page of [first, second]) await page.close();
});

test("a screen of several forms stays as it was written, whichever of them somebody else saved first", async ({
  browser,
  javaScriptEnabled,
}) => {
  const [first, second] = await openTwice(browser, "/admin/home", javaScriptEnabled);
  const [one, other] = [first, second].map((page) => page.locator("form#f-cta"));
  if (!one || !other) throw new Error("no form");
  const before = await one.getByLabel("Título").inputValue();
  await one.getByLabel("Título").fill("Título de la primera persona");
  await one.getByRole("button", { name: "Guardar" }).click();
  await expect(first.getByRole("status").first()).toBeVisible();

  const banner = second.locator("form#f-banner").getByRole("textbox").first();
  if (javaScriptEnabled) await banner.fill("Sin guardar todavía");
  await other.getByLabel("Descripción").fill("Descripción de la segunda persona");
  await other.getByRole("button", { name: "Guardar" }).click();
  await expect(second.getByRole("alert").filter({ hasText: conflict })).toBeInViewport();
  await expect(other.getByLabel("Título")).toHaveValue("Título de la primera persona");
  await expect(other.getByLabel("Descripción")).toHaveValue("Descripción de la segunda persona");
  if (javaScriptEnabled) await expect(banner).toHaveValue("Sin guardar todavía");

  await other.getByLabel("Título").fill(before);
  await other.getByRole("button", { name: "Guardar" }).click();
  await expect(second.getByText(conflict)).toHaveCount(0);
  for (const page of [first, second]) await page.close();
});
