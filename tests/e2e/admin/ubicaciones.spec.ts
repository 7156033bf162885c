import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

const path = "/admin/ubicaciones";

const typed = {
  Nombre: "Sede Tunja",
  Ciudad: "Tunja, Boyacá",
  Dirección: "Carrera 9 # 20-11",
  Teléfono: "+57 608 555 0199",
  WhatsApp: "300 555 0199",
  Correo: "tunja@ejemplo.com",
  "Horario de semana": "8:00 AM - 5:00 PM",
  "Horario de sábado": "8:00 AM - 12:00 M",
  "Horario de domingo": "Cerrado",
  Latitud: "5,5353",
};

test("a branch is created, corrected, moved first, hidden and deleted, and the contact page follows", async ({
  staff,
  javaScriptEnabled,
}) => {
  const branch = staff.getByRole("article").filter({ hasText: "Sede Tunja" });
  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Nueva Ubicación" }).click();
  for (const [label, value] of Object.entries(typed))
    await staff.getByLabel(label, { exact: false }).first().fill(value);
  await staff.getByRole("button", { name: "Crear" }).click();
  const longitud = staff.getByLabel("Longitud");
  await expect(longitud).toHaveAccessibleDescription(/Escriba latitud y longitud, o deje las dos vacías/);
  await longitud.fill("-73,3678");
  await staff.getByRole("button", { name: "Crear" }).click();
  await expectToast(staff, "Ubicación creada");
  await staff.goto("/contacto");
  await expect(branch.getByRole("link", { name: "Llamar +57 608 555 0199" })).toHaveAttribute(
    "href",
    "tel:+576085550199",
  );
  await expect(branch.getByRole("link", { name: "WhatsApp +57 300 555 0199" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/573005550199(\?|$)/,
  );

  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("navigation", { name: "Ubicaciones" }).getByRole("link", { name: "Orden" }).click();
  await expect(staff.getByText("El orden que ve aquí es exactamente el que muestra el sitio público.")).toBeVisible();
  const rows = staff.getByRole("main").getByRole("listitem");
  const last = (await rows.count()) - 1;
  for (let place = last; place > 0; place -= 1) {
    await staff.getByRole("button", { name: "Subir Sede Tunja" }).click();
    await expect(rows.nth(place - 1)).toContainText("Sede Tunja");
  }
  await expectToast(staff, "Orden actualizado");
  await staff.goto("/contacto");
  await expect(staff.getByRole("article").first()).toContainText("Sede Tunja");

  await openAdmin(staff, `${path}?q=tunja`, javaScriptEnabled);
  await staff.getByRole("link", { name: "Editar Sede Tunja" }).click();
  await staff.getByLabel("Visible en el sitio").uncheck();
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Ubicación actualizada");
  await expect(staff.getByRole("row", { name: /Sede Tunja/ })).toContainText("Oculta");
  await staff.goto("/contacto");
  await expect(branch).toHaveCount(0);

  await openAdmin(staff, `${path}?q=tunja`, javaScriptEnabled);
  await staff.getByRole("link", { name: "Eliminar Sede Tunja" }).click();
  await staff.getByRole("button", { name: "Eliminar ubicación" }).click();
  await expectToast(staff, "Ubicación eliminada");
  await expect(staff.getByText("No se encontraron ubicaciones que coincidan con la búsqueda")).toBeVisible();
});
