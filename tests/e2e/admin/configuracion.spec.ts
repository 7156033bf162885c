import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

test("a setting that is changed is on the public site at once, and back again", async ({
  staff,
  javaScriptEnabled,
}) => {
  const address = "/admin/configuracion";
  await openAdmin(staff, address, javaScriptEnabled);
  const horario = staff.getByLabel("Horario de semana");
  const before = await horario.inputValue();
  const meses = staff.getByLabel("Meses que se guardan los mensajes");
  await horario.fill("Lunes a viernes 6:30 AM - 4:30 PM");
  await meses.fill("500");
  await staff.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(meses).toHaveAccessibleDescription(/Escriba un número de meses entre 1 y 120/);
  await expect(horario).toHaveValue("Lunes a viernes 6:30 AM - 4:30 PM");
  await meses.fill("24");
  await staff.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(staff, "Configuración guardada");
  await staff.goto("/contacto");
  await expect(staff.getByText("Lunes a viernes 6:30 AM - 4:30 PM")).toBeVisible();

  await openAdmin(staff, address, javaScriptEnabled);
  await horario.fill(before);
  await staff.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(staff, "Configuración guardada");
});

test("words that staff say mean the same find each other's products", async ({ staff, javaScriptEnabled }) => {
  const address = "/admin/configuracion";
  await openAdmin(staff, address, javaScriptEnabled);
  const palabras = staff.getByLabel("Palabras que significan lo mismo");
  const before = await palabras.inputValue();
  const typed = `${before}\nsnorkel, respiradero`;
  const guardar = staff.getByRole("button", { name: "Guardar Cambios" });
  await palabras.fill(`${typed}, snorkels`);
  await guardar.click();
  await expect(palabras).toHaveAccessibleDescription(/«snorkels» está dos veces/);
  await palabras.fill(typed);
  await guardar.click();
  await expectToast(staff, "Configuración guardada");
  await staff.goto("/buscar?q=respiradero");
  await expect(staff.getByText("Incluye lo que se llama «snorkel»")).toBeVisible();
  await expect(staff.getByRole("rowheader").first()).toBeVisible();

  await openAdmin(staff, address, javaScriptEnabled);
  await expect(palabras).toHaveValue(typed);
  await palabras.fill(before);
  await guardar.click();
  await expectToast(staff, "Configuración guardada");
});
