import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";

/** Opens a new product, and finds its rows of applications. */
async function openRows(staff: Page) {
  await openAdmin(staff, "/admin/productos/nuevo", true);
  const section = staff.locator("#aplicaciones");
  const add = section.getByRole("button", { name: "Agregar aplicación" });
  return { section, rows: staff.locator("[data-part=fila]"), add };
}

test("nobody writes in rows that are about to be made anew, and the focus goes to the row that was pressed for", async ({
  staff,
}) => {
  const { section, rows, add } = await openRows(staff);
  const release = await hold(staff, /nuevo\.data/, "POST");
  await add.press("Enter");
  await expect(section).toHaveAttribute("inert");
  release();
  await expect(rows.nth(0).getByLabel("Marca y línea")).toBeFocused();
  await expect(section).not.toHaveAttribute("inert");
  await staff.unrouteAll();
  await rows.nth(0).getByLabel("Marca y línea").fill("Renault Duster");
  await add.press("Enter");
  await expect(rows.nth(1).getByLabel("Marca y línea")).toBeFocused();
  await section.getByRole("button", { name: "Subir la aplicación 2" }).press("Enter");
  await expect(rows.nth(1).getByLabel("Marca y línea")).toHaveValue("Renault Duster");
  await expect(section.getByRole("button", { name: "Bajar la aplicación 1" })).toBeFocused();
  await section.getByRole("button", { name: "Quitar la aplicación 1" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(section.getByRole("button", { name: "Quitar la aplicación 1" })).toBeFocused();
  await staff.keyboard.press("Enter");
  await expect(add).toBeFocused();
  await section.getByRole("textbox", { name: "Otro producto" }).fill("NO-EXISTE");
  const copy = section.getByRole("button", { name: "Copiar aplicaciones" });
  await copy.press("Enter");
  await expect(section.getByRole("textbox", { name: "Otro producto" })).toBeFocused();
  await section.getByRole("textbox", { name: "Otro producto" }).fill("AT-2410");
  await staff.keyboard.press("Enter");
  await expect(rows.nth(1)).toBeVisible();
  await expect(copy).toBeFocused();
});

test("what is wrong with rows and with fields is told at once, where the focus is", async ({ staff }) => {
  const { section, rows, add } = await openRows(staff);
  await staff.getByLabel("Nombre").fill("Amortiguador");
  await add.press("Enter");
  await rows.nth(0).getByLabel("Marca y línea").fill("Renault Dustre");
  await staff.getByRole("button", { name: "Crear" }).press("Enter");
  const summary = staff.locator("[data-part=summary]");
  await expect(summary).toContainText("El código es requerido");
  await expect(summary).toContainText("Revise 1 aplicación");
  await expect(summary).toBeFocused();
  await staff.getByRole("button", { name: "Crear" }).press("Enter");
  await expect(summary).toBeFocused();
  await expect(section).not.toHaveAttribute("inert");
  await expect(summary).toBeFocused();
  // The summary may take the focus once more between the button's own and its key.
  await expect(async () => {
    await add.press("Enter");
    await expect(rows.nth(1)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(rows.nth(1).getByLabel("Marca y línea")).toBeFocused();
});

test("a row that the mouse asked for takes the focus from another field, but not from who went on", async ({
  staff,
}) => {
  const { section, rows, add } = await openRows(staff);
  await staff.getByLabel("Nombre").focus();
  await add.click();
  await expect(rows.nth(0).getByLabel("Marca y línea")).toBeFocused();
  await expect(section).not.toHaveAttribute("inert");
  const release = await hold(staff, /nuevo\.data/, "POST");
  await staff.getByLabel("Nombre").focus();
  await add.click();
  await expect(section).toHaveAttribute("inert");
  await staff.getByLabel("Código").focus();
  release();
  await expect(rows).toHaveCount(2);
  await expect(section).not.toHaveAttribute("inert");
  await staff.keyboard.type("ZZ 7");
  await expect(staff.getByLabel("Código")).toHaveValue("ZZ 7");
});
