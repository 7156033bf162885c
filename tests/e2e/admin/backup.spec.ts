import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

/** Waits for the end of a work of backups; without scripts, asks for it as the progress offers. */
async function ended(shown: Locator): Promise<void> {
  const again = shown.page().getByRole("link", { name: "Actualizar" });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

test("a backup is made and downloaded, the content is spoilt, and the backup gives it back (ADM §1, ADM §4 Order and state)", async ({
  staff,
  javaScriptEnabled,
}) => {
  const address = "/admin/backup";
  await openAdmin(staff, address, javaScriptEnabled);
  const download = staff.waitForEvent("download");
  await staff.getByRole("button", { name: "Crear Backup Completo" }).click();
  await ended(staff.getByText("Backup Completado"));
  await expect(staff.getByText("v1.0.0-estable")).toBeVisible();
  // Where scripts run the JSON comes by itself (ADM §4); without them it is a link.
  if (!javaScriptEnabled) await staff.getByRole("link", { name: "Descargar JSON", exact: true }).click();
  const json = await download;
  expect(json.suggestedFilename()).toMatch(/^backup-completo-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  const { summary, tables } = JSON.parse(readFileSync(await json.path(), "utf8"));
  expect(tables.productos.length).toBeLessThan(summary.total_records);

  await openAdmin(staff, "/admin/home", javaScriptEnabled);
  const titulo = staff.getByLabel("Título Principal");
  const before = await titulo.inputValue();
  await titulo.fill("Estropeado");
  await staff.getByRole("button", { name: "Guardar Cambios" }).first().click();
  await expectToast(staff, "Banner actualizado correctamente");

  await openAdmin(staff, address, javaScriptEnabled);
  await staff
    .getByRole("link", { name: /^Restaurar backup-completo/ })
    .first()
    .click();
  await staff.getByRole("button", { name: "Revisar el backup" }).click();
  const row = staff.getByRole("row", { name: "Banner 0 1 0" });
  await ended(row);
  await staff.getByRole("button", { name: "Restaurar backup" }).click();
  await ended(staff.getByText("Backup restaurado"));
  await expect(staff.getByText(/El estado anterior quedó guardado en antes-de-restaurar-/)).toBeVisible();
  await staff.goto("/");
  await expect(staff.getByRole("heading", { level: 1 })).toContainText(before);

  await openAdmin(staff, address, javaScriptEnabled);
  const backups = staff.getByRole("row", { name: /antes-de-restaurar-|backup-completo-/ });
  const count = await backups.count();
  await staff
    .getByRole("link", { name: /^Eliminar backup-completo/ })
    .first()
    .click();
  await staff.getByRole("button", { name: "Eliminar backup" }).click();
  await expectToast(staff, "Backup eliminado");
  await expect(backups).toHaveCount(count - 1);
});
