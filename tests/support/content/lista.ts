import { expect, type Locator, type Page } from "@playwright/test";

const table = (page: Page) => page.getByRole("table", { name: /Lista de Productos/ });

/** The row of a product in the back office list. */
export function row(page: Page, codigo: string): Locator {
  return table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: codigo, exact: true }) });
}

/** Types into the list's search and submits it. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Buscar productos" }).fill(text);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === text);
  // The address changes before the list does, so this waits for the search field that came with the new list.
  await expect(page.getByRole("searchbox", { name: "Buscar productos" })).toHaveAttribute("value", text);
}

/** Expects the toast of the last action. */
export async function expectToast(page: Page, titulo: string, texto = ""): Promise<void> {
  const toast = page.getByRole("status").filter({ hasText: titulo });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(texto);
}

/** Public address of a product: the canonical address of its page. */
export async function addressOf(page: Page, codigo: string): Promise<string> {
  await page.goto(`/producto/${codigo}`);
  const href = await page.locator("link[rel=canonical]").getAttribute("href");
  return new URL(href ?? "").pathname;
}
