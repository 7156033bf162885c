import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

const path = "/admin/home";

test("the banner is saved and is on the home page at once", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, path, javaScriptEnabled);
  const banner = staff.getByRole("form", { name: "Banner Principal" });
  const subtitulo = banner.getByLabel("Subtítulo");
  const before = await subtitulo.inputValue();
  for (const value of ["Hechas aquí, para aquí", before]) {
    await openAdmin(staff, path, javaScriptEnabled);
    await subtitulo.fill(value);
    await banner.getByRole("button", { name: "Guardar Cambios" }).click();
    await expectToast(staff, "Banner actualizado correctamente");
    await staff.goto("/");
    await expect(staff.getByText(value).first()).toBeVisible();
  }
});

test("a menu entry is renamed, switched off and put in another place", async ({ staff, javaScriptEnabled }) => {
  const menu = staff.getByRole("navigation", { name: "Principal", exact: true });
  const entry = (nombre: string) => staff.getByRole("form", { name: `Elemento del menú: ${nombre}` });
  await openAdmin(staff, path, javaScriptEnabled);
  await entry("Nosotros").getByLabel("Nombre").fill("La empresa");
  await staff.getByRole("button", { name: "Guardar Nosotros" }).click();
  await expectToast(staff, "Elemento del menú actualizado");
  await staff.getByRole("button", { name: "Bajar La empresa" }).click();
  await expectToast(staff, "Orden del menú actualizado");
  await expect(staff.getByRole("button", { name: "Bajar La empresa" })).toBeDisabled();
  await entry("Contacto").getByLabel("Activo").uncheck();
  await staff.getByRole("button", { name: "Guardar Contacto" }).click();
  await expectToast(staff, "Elemento del menú actualizado");
  await staff.goto("/nosotros");
  await expect(menu.getByRole("link", { name: "La empresa" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Contacto" })).toHaveCount(0);

  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("button", { name: "Subir La empresa" }).click();
  await expectToast(staff, "Orden del menú actualizado");
  await entry("Contacto").getByLabel("Activo").check();
  await staff.getByRole("button", { name: "Guardar Contacto" }).click();
  await expectToast(staff, "Elemento del menú actualizado");
  await entry("La empresa").getByLabel("Nombre").fill("Nosotros");
  await staff.getByRole("button", { name: "Guardar La empresa" }).click();
  await expect(entry("Nosotros")).toBeVisible();
});

test("a reserved address is refused beside its field, and nothing typed is lost (DEC 1)", async ({
  staff,
  javaScriptEnabled,
}) => {
  await openAdmin(staff, path, javaScriptEnabled);
  const entry = staff.getByRole("form", { name: "Elemento del menú: Contacto" });
  await entry.getByLabel("Nombre").fill("Escríbanos");
  await entry.getByLabel("Ruta (Slug)").fill("admin");
  await staff.getByRole("button", { name: "Guardar Contacto" }).click();
  await expect(entry.getByLabel("Ruta (Slug)")).toHaveAccessibleDescription(
    /La ruta «admin» está reservada por el sitio/,
  );
  await expect(entry.getByLabel("Nombre")).toHaveValue("Escríbanos");
  await expect(staff.getByRole("alert").filter({ hasText: "Revise 1 campo" })).toBeInViewport();
});

test("a quick link is added, edited, switched off and deleted", async ({ staff, javaScriptEnabled }) => {
  const question = "¿Estás seguro de que quieres eliminar este enlace?";
  const footer = staff.getByRole("navigation", { name: "Enlaces rápidos" });
  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Agregar Enlace" }).click();
  const form = staff.getByRole("form", { name: "Nuevo Enlace" });
  await expect(form.getByLabel("Orden")).toBeDisabled();
  await form.getByLabel("Nombre").fill("Empleo");
  await form.getByLabel("URL").fill("empleo.ejemplo.com");
  await form.getByRole("button", { name: "Crear" }).click();
  await expectToast(staff, "Enlace creado correctamente");
  await staff.getByRole("link", { name: "Editar Empleo" }).click();
  const edited = staff.getByRole("form", { name: "Editar Enlace" });
  await expect(edited.getByLabel("URL")).toHaveValue("https://empleo.ejemplo.com");
  await edited.getByLabel("Nombre").fill("Trabaje con nosotros");
  await edited.getByRole("button", { name: "Actualizar" }).click();
  await expectToast(staff, "Enlace actualizado correctamente");
  await expect(staff.getByRole("form", { name: "Editar Enlace" })).toHaveCount(0);
  const onOff = staff.getByRole("switch", { name: "Activo: Trabaje con nosotros" });
  await expect(onOff).toBeChecked();
  await onOff.click();
  await expect(onOff).not.toBeChecked();
  await staff.goto("/");
  await expect(footer.getByRole("link", { name: "Catálogo" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Trabaje con nosotros" })).toHaveCount(0);

  await openAdmin(staff, path, javaScriptEnabled);
  await staff.getByRole("link", { name: "Eliminar Trabaje con nosotros" }).click();
  await expect(staff.getByRole("heading", { name: question })).toBeVisible();
  await staff.getByRole("button", { name: "Eliminar enlace" }).click();
  await expectToast(staff, "Enlace eliminado correctamente");
  await expect(staff.getByRole("rowheader", { name: "Trabaje con nosotros" })).toHaveCount(0);
});

test("a contact line is changed in its row and switched off", async ({ staff, javaScriptEnabled }) => {
  await openAdmin(staff, path, javaScriptEnabled);
  for (const valor of ["+57 601 555 9999", "+57 601 555 0100"]) {
    await staff.getByRole("link", { name: "Editar Teléfono" }).click();
    const form = staff.getByRole("form", { name: "Editar Teléfono" });
    await form.getByLabel("Valor").fill(valor);
    await form.getByRole("button", { name: "Guardar" }).click();
    await expectToast(staff, "Información de contacto actualizada correctamente");
    await expect(staff.getByRole("row", { name: /Teléfono/ })).toContainText(valor);
  }
  const onOff = staff.getByRole("switch", { name: "Activo: Email" });
  for (const checked of [false, true]) {
    await onOff.click();
    await expect(onOff).toBeChecked({ checked });
  }
});
