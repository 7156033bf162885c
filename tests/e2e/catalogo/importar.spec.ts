import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast, row, search } from "../../support/content/lista";
import { sendTable } from "../../support/browser/screens-importar";

/** Presses a link to a file; returns its lines. */
async function linesOf(staff: Page, link: string): Promise<string[]> {
  const download = staff.waitForEvent("download");
  await staff.getByRole("link", { name: link }).click();
  return (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
}

test("a spreadsheet with a mistake is refused by row, the mended one creates and changes products, and is exported", async ({
  staff,
  javaScriptEnabled,
}) => {
  const codigo = javaScriptEnabled ? "007-CON" : "007-SIN";
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await staff.getByRole("link", { name: "Importar" }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Importar Productos");
  await openAdmin(staff, "/admin/productos/importar", javaScriptEnabled);
  const place = "Accesorios 4X4;Pasamanos";
  await sendTable(staff, `${codigo};Pasamanos importado;${place};;quizás;12,50`);
  await expect(staff.getByRole("row").filter({ hasText: codigo })).toContainText("Visible: Escriba Sí o No");
  await expect(staff.getByText("No se importará nada mientras haya errores")).toBeVisible();
  expect(await linesOf(staff, "Errores CSV")).toContain(`2;${codigo};Visible;quizás;Escriba Sí o No`);
  await staff.getByRole("link", { name: "Elegir otro archivo" }).click();

  await openAdmin(staff, "/admin/productos/importar", javaScriptEnabled);
  await sendTable(staff, `${codigo};Pasamanos importado;${place};Con 1,5 m;Sí;12,50`);
  await expect(staff.getByText("Columnas que no se importan: Precio.")).toBeVisible();
  await staff.getByRole("button", { name: "Confirmar importación" }).click();
  await expectToast(staff, "Importación terminada", "1 producto creado");
  await search(staff, codigo);
  await expect(row(staff, codigo)).toContainText("Pasamanos importado");

  const opens = staff.getByText("Exportar", { exact: true });
  const before = await opens.boundingBox();
  await opens.click();
  expect(await opens.boundingBox()).toEqual(before);
  expect(await linesOf(staff, "Exportar CSV")).toEqual([
    "Código;Nombre;Categoría;Subcategoría;Descripción;Visible;Universal;Números OE;Equivalentes;Reemplaza a",
    `${codigo};Pasamanos importado;${place};Con 1,5 m;Sí;No;;;`,
  ]);
});
