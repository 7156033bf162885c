import { expect, test } from "../../support/browser/browser";

const sheets = {
  "a product": "/producto/GL-4018",
  "a product with a long name": "/producto/kit-4x4",
  "a product with references and twelve applications": "/producto/AT-2410",
  "a product with several pictures": "/producto/GP-3055",
  "a category": "/accesorios-4x4",
  "the contact page": "/contacto",
  "a page of products": "/ferreteria/grapas",
};

for (const [what, address] of Object.entries(sheets)) {
  test(`${what} is one sheet of paper`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}

test("paper shows the code and whom to call, not the menus", async ({ page }) => {
  await page.goto("/producto/GL-4018");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ficha de producto")).toBeVisible();
  await expect(page.getByRole("region", { name: "Cotice este producto" }).getByText("+57 601 555 0100")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Productos relacionados" })).toBeHidden();
});
