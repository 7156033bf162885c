import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { png } from "../../support/browser/media-page";

test("pictures named after products: chosen, one left out, one without a product, the others on the site", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos", javaScriptEnabled);
  await staff.getByRole("link", { name: "Fotos", exact: true }).click();
  await staff.getByRole("button", { name: "Revisar fotos" }).click();
  await expect(staff.getByRole("alert")).toContainText("Elija al menos una foto.");

  const names = ["PM-4102-2.png", "pm 4102.png", "PM-4103.png", "sin código.png"];
  await staff.getByLabel("Elegir fotos").setInputFiles(await Promise.all(names.map(png)));
  if (javaScriptEnabled) {
    for (const name of names) await expect(staff.getByRole("checkbox", { name })).toBeChecked();
    await expect(staff.getByText("4 fotos listas")).toBeVisible();
    await expect(staff.getByRole("status").filter({ hasText: "4 archivos subidos" })).toBeAttached();
  }
  await staff.getByRole("button", { name: "Revisar fotos" }).click();

  await expect(staff.getByText("3 fotos para 2 productos")).toBeVisible();
  await expect(staff.getByRole("list", { name: "Fotos de PM-4102" }).getByRole("listitem")).toHaveText([
    "pm 4102.png",
    "PM-4102-2.png",
  ]);
  const others = staff.getByRole("region", { name: "No se guardan" });
  await expect(others).toContainText("Su nombre no dice el código de ningún producto");
  await others.getByLabel("Código del producto de sin código.png").fill("PM-4101");
  await others.getByRole("button", { name: "Revisar de nuevo" }).click();
  await expect(staff.getByText("4 fotos para 3 productos")).toBeVisible();
  await expect(staff.getByRole("list", { name: "Fotos de PM-4101" })).toContainText("sin código.png");
  await staff.getByLabel("PM-4103.png").uncheck();
  await staff.getByRole("button", { name: "Guardar las fotos" }).click();
  await expectToast(staff, "Fotos guardadas", "3 fotos en 2 productos; 1 no se guardó");

  const picture = async (codigo: string) => {
    await staff.goto(`/admin/productos?q=${codigo}`);
    return staff.getByRole("row").filter({ hasText: codigo });
  };
  await expect((await picture("PM-4102")).locator("img")).toHaveCount(1);
  await expect(await picture("PM-4103")).toContainText("Sin foto");
});

test("pictures to be saved: another tab saves one of them first, and what is left is shown and saved", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, "/admin/productos/fotos", javaScriptEnabled);
  const names = ["PM-4104-7.png", "PM-4104-8.png"];
  await staff.getByLabel("Elegir fotos").setInputFiles(await Promise.all(names.map(png)));
  if (javaScriptEnabled) {
    for (const name of names) await expect(staff.getByRole("checkbox", { name })).toBeChecked();
    await staff.reload();
    for (const name of names) await expect(staff.getByRole("checkbox", { name })).toBeChecked();
  }
  await staff.getByRole("button", { name: "Revisar fotos" }).click();
  await expect(staff.getByText("2 fotos para 1 producto")).toBeVisible();
  if (javaScriptEnabled) {
    await staff.goBack();
    for (const name of names) await expect(staff.getByRole("checkbox", { name })).toBeChecked();
    await staff.goForward();
  }

  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await staff.getByLabel("PM-4104-7.png").uncheck();
  await other.getByLabel("PM-4104-8.png").uncheck();
  await staff.getByRole("button", { name: "Guardar las fotos" }).click();
  await expectToast(staff, "Foto guardada", "1 foto en 1 producto; 1 no se guardó");
  await other.getByRole("button", { name: "Guardar las fotos" }).click();
  await expect(other.getByText("Ya se guardaron, o ya no están.")).toBeVisible();
  await other.close();
});
