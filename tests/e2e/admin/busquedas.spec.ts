import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

test("staff see what somebody looked for and did not find, and put it aside", async ({
  page,
  staff,
  javaScriptEnabled,
}) => {
  const texto = `zurrumbo ${javaScriptEnabled ? "doble" : "sencillo"}`;
  await page.goto(`/buscar?q=${encodeURIComponent(texto)}`);
  await expect(page.getByRole("heading", { name: `No encontramos «${texto}»` })).toBeVisible();
  const row = staff.getByRole("row", { name: texto });
  await expect(async () => {
    await openAdmin(staff, "/admin/busquedas", javaScriptEnabled);
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await row.getByRole("button", { name: `Quitar «${texto}» de la lista` }).click();
  await expectToast(staff, "Búsqueda quitada");
  await expect(row).toBeHidden();
});
