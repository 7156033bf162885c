import { readFile } from "node:fs/promises";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast, row, search } from "../../support/content/lista";
import { sendTable } from "../../support/browser/screens-importar";

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
  await staff.getByRole("link", { name: "Elegir otro archivo" }).click();

  await openAdmin(staff, "/admin/productos/importar", javaScriptEnabled);
  await sendTable(staff, `${codigo};Pasamanos importado;${place};Con 1,5 m;Sí;12,50`);
  await expect(staff.getByText("Columnas que no se importan: Precio.")).toBeVisible();
  await staff.getByRole("button", { name: "Confirmar importación" }).click();
  await expectToast(staff, "Importación terminada", "1 producto creado");
  await search(staff, codigo);
  await expect(row(staff, codigo)).toContainText("Pasamanos importado");

  const download = staff.waitForEvent("download");
  const opens = staff.getByText("Exportar", { exact: true });
  const before = await opens.boundingBox();
  await opens.click();
  expect(await opens.boundingBox()).toEqual(before);
  await staff.getByRole("link", { name: "Exportar CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\r\n")).toEqual([
    "Código;Nombre;Categoría;Subcategoría;Descripción;Visible;Universal;Números OE;Equivalentes;Reemplaza a",
    `${codigo};Pasamanos importado;${place};Con 1,5 m;Sí;No;;;`,
  ]);
});
