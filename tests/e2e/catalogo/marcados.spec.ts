import { expect, openAdmin, test } from "../../support/browser/browser";

test("what is marked in the list of products goes along to its other pages", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  const pager = staff.getByRole("navigation", { name: "Paginación" });
  const box = staff.getByRole("checkbox", { name: /^Marcar / }).first();
  await expect(pager.getByRole("link", { name: "Siguiente" })).toBeVisible();
  await expect(pager.getByRole("button")).toHaveCount(0);
  await box.check();
  await expect(pager.getByRole("link")).toHaveCount(0);
  await pager.getByRole("button", { name: "Siguiente" }).click();
  await expect(staff.getByText("Con los marcados, también el de otras páginas")).toBeVisible();
  await expect(box).not.toBeChecked();
  await pager.getByRole("button", { name: "1", exact: true }).click();
  await expect(box).toBeChecked();
  await staff.getByRole("link", { name: "Quitar las marcas" }).click();
  await expect(box).not.toBeChecked();
  await expect(pager.getByRole("link", { name: "Siguiente" })).toBeVisible();
});
