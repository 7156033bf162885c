import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";

test("a link to another screen gives the focus to its title, without a ring for the mouse", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const menu = staff.getByRole("navigation", { name: "Administración" });
  const title = (name: string) => staff.getByRole("heading", { level: 1, name });
  await menu.getByRole("link", { name: "Ubicaciones" }).press("Enter");
  await expect(title("Gestión de Ubicaciones")).toBeFocused();
  await menu.getByRole("link", { name: "Beneficios" }).click();
  await expect(title("Beneficios GED")).toBeFocused();
  expect(await title("Beneficios GED").evaluate((heading) => heading.matches(":focus-visible"))).toBe(false);
  await staff.getByRole("link", { name: "Agregar Beneficio" }).press("Enter");
  await expect(staff.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an address whose place is damaged shows its screen", async ({ staff }) => {
  await staff.goto("/admin/beneficios#100%");
  await expect(staff.getByRole("button", { name: /^Bajar / }).first()).toBeEnabled();
  await expect(staff.getByRole("heading", { level: 1, name: "Beneficios GED" })).toBeVisible();
  await staff.getByRole("link", { name: "Panel", exact: true }).click();
  await expect(staff.getByRole("heading", { level: 1 })).not.toHaveText("Beneficios GED");
});

test("what has taken the focus while a screen is read keeps it", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const menu = staff.getByRole("navigation", { name: "Administración" });
  const release = await hold(staff, /\.data/, "GET");
  await menu.getByRole("link", { name: "Ubicaciones" }).press("Enter");
  await expect(staff.getByText("Verificando permisos...")).toBeVisible();
  await menu.getByRole("link", { name: "Panel", exact: true }).focus();
  release();
  await expect(staff.getByRole("heading", { level: 1, name: "Gestión de Ubicaciones" })).toBeVisible();
  await expect(staff.getByText("Verificando permisos...")).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Panel", exact: true })).toBeFocused();
});

test("a link that opens an editor on its screen gives the focus to the first field, and closing it to the list", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const list = staff.getByRole("region", { name: "Enlaces Rápidos" });
  await list.getByRole("link", { name: "Agregar Enlace" }).press("Enter");
  await expect(list.getByLabel("Nombre")).toBeFocused();
  await list.getByRole("link", { name: "Cancelar" }).press("Enter");
  await expect(list).toBeFocused();
  await list
    .getByRole("link", { name: /^Editar / })
    .first()
    .press("Enter");
  await expect(list.getByLabel("Nombre")).toBeFocused();
  await staff.getByRole("link", { name: "Agregar Elemento" }).press("Enter");
  await expect(staff.getByRole("form", { name: "Nuevo Elemento" }).getByLabel("Nombre")).toBeFocused();
});

test("the menu of narrow screens closes on Escape and behind whoever leaves it, and says which screen is open", async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 390, height: 700 });
  await openAdmin(staff, "/admin/beneficios", true);
  const button = staff.locator("header summary");
  const menu = staff.getByRole("navigation", { name: "Administración, móvil" });
  await button.press("Enter");
  await expect(menu.getByRole("link", { name: "Beneficios" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Ubicaciones" }).focus();
  await staff.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await menu.getByRole("link").last().focus();
  await staff.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(staff.locator("header > span a")).toBeFocused();
});

test("a panel over the page closes by Escape, and when the focus goes on to what it would hide", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos", true);
  const button = staff.locator("summary", { hasText: "Exportar" });
  const link = staff.getByRole("link", { name: /^Exportar/ }).first();
  await button.press("Enter");
  await expect(link).toBeVisible();
  await link.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(link).toBeVisible();
  await staff.getByRole("button", { name: "Buscar", exact: true }).focus();
  await expect(link).toBeHidden();
});
