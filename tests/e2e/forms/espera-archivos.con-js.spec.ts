import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";
import { choose, expectNames, png } from "../../support/browser/media-page";

for (const [path, label, text] of [
  ["/admin/imagenes/nuevo", "Elegir la imagen", "No se pudo subir la imagen. Inténtalo de nuevo."],
  ["/admin/catalogos/nuevo", "Elegir el PDF", "No se pudo subir el PDF. Inténtalo de nuevo."],
] as const) {
  test(`a file that does not arrive is told in the words of ${path} (ADM §8 Products)`, async ({ staff }) => {
    await openAdmin(staff, path, true);
    await staff.route("**/admin/subidas", (route) => route.abort());
    await staff.getByLabel(label).setInputFiles([await png("perdida.png")]);
    await expect(staff.getByText(text)).toBeVisible();
  });
}

test("a file that comes after the session has ended says so", async ({ staff }) => {
  await openAdmin(staff, "/admin/imagenes/nuevo", true);
  await staff.context().clearCookies({ name: "admin_session_token" });
  await staff.getByLabel("Elegir la imagen").setInputFiles([await png("tarde.png")]);
  await expect(staff.getByText("Su sesión terminó. Envíe el formulario para ingresar de nuevo")).toBeVisible();
});

test("a field that is left while a file is on its way is checked, and nothing says that the form was sent", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/categorias/nuevo", true);
  await hold(staff, /\/admin\/subidas/, "POST");
  await staff.getByLabel("Agregar imágenes o videos").setInputFiles([await png("lenta.png")]);
  const nombre = staff.getByRole("textbox", { name: "Nombre" });
  await nombre.focus();
  await staff.keyboard.press("Tab");
  await expect(nombre).toHaveAccessibleDescription(/El nombre es requerido/);
  await expect(staff.getByText("Espere a que terminen")).toHaveCount(0);
  await staff.getByRole("button", { name: "Crear" }).click();
  await expect(staff.getByText("Espere a que terminen")).toBeVisible();
});

test("leaving an editor while a file is on its way asks", async ({ staff }) => {
  await openAdmin(staff, "/admin/categorias/nuevo", true);
  await hold(staff, /\/admin\/subidas/, "POST");
  await staff.getByLabel("Agregar imágenes o videos").setInputFiles([await png("lenta.png")]);
  await expect(staff.getByRole("progressbar", { name: "Subiendo lenta.png" })).toBeVisible();
  await staff.getByRole("link", { name: "Cancelar" }).first().click();
  await expect(staff.getByRole("dialog", { name: "¿Salir sin guardar?" })).toBeVisible();
  await staff.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(staff.getByRole("heading", { level: 1, name: "Gestión de Categorías" })).toBeVisible();
});

test("the logo's button says that it is uploading (ADM §2 Logo)", async ({ staff }) => {
  await openAdmin(staff, "/admin/logo", true);
  await hold(staff, /\/admin\/logo/, "POST");
  await staff.getByLabel("Seleccione el archivo").setInputFiles([await png("marca.png")]);
  await staff.getByRole("button", { name: "Subir Logo" }).click();
  await expect(staff.getByRole("button", { name: "Subiendo..." })).toBeDisabled();
});

test("the question about a file cannot be answered before the page has been read again", async ({ staff }) => {
  await openAdmin(staff, "/admin/categorias/1", true);
  await choose(staff, "Agregar imágenes o videos", [await png("pendiente.png")], true);
  const release = await hold(staff, /\.data/, "GET");
  await staff.getByRole("button", { name: "Eliminar pendiente.png" }).click();
  for (const name of ["Eliminar imagen", "Cancelar"]) {
    await expect(staff.locator("[data-part=question]").getByRole("button", { name })).toBeDisabled();
  }
  release();
  await staff.getByRole("button", { name: "Eliminar imagen" }).click();
  await expect(staff.getByText("La imagen ha sido eliminada de la vista previa.")).toBeVisible();
});

test("a file that arrives while a button of the list is answered stays, and the question begins at Cancelar", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/subcategorias/nuevo", true);
  await choose(staff, "Agregar imágenes o videos", [await png("primera.png")], true);
  const release = await hold(staff, /\/admin\/subcategorias\/nuevo/, "POST");
  const remove = staff.getByRole("button", { name: "Eliminar primera.png" });
  await remove.press("Enter");
  await choose(staff, "Agregar imágenes o videos", [await png("segunda.png")], true);
  release();
  const asked = staff.locator("[data-part=question]");
  const cancel = asked.getByRole("button", { name: "Cancelar" });
  await expect(cancel).toBeFocused();
  await expectNames(staff, ["primera.png", "segunda.png"]);
  await expect(cancel).toBeEnabled();
  await staff.keyboard.press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await asked.getByRole("button", { name: "Eliminar imagen" }).click();
  await expect(staff.getByLabel("Agregar imágenes o videos")).toBeFocused();
  await expectNames(staff, ["segunda.png"]);
});

test("the question about a file takes the focus from where its button was pressed, not from who went on", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/subcategorias/nuevo", true);
  await choose(staff, "Agregar imágenes o videos", [await png("primera.png")], true);
  const remove = staff.getByRole("button", { name: "Eliminar primera.png" });
  const cancel = staff.locator("[data-part=question]").getByRole("button", { name: "Cancelar" });
  // The mouse leaves the caret where it is.
  await staff.getByLabel("Nombre").focus();
  await remove.click();
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeEnabled();
  await staff.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  const release = await hold(staff, /\/admin\/subcategorias\/nuevo/, "POST");
  await remove.press("Enter");
  const texto = staff.getByLabel("Texto alternativo de primera.png");
  await texto.focus();
  release();
  await expect(cancel).toBeEnabled();
  await staff.keyboard.type("Un perno");
  await expect(texto).toHaveValue("Un perno");
});

test("a picture that cannot be read gives way to a drawing in the list of images (ADM §8 Locations)", async ({
  staff,
}) => {
  await staff.route(/\/(media|imagen)\//, (route) =>
    route.request().resourceType() === "image" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await openAdmin(staff, "/admin/imagenes", true);
  const picture = staff.getByRole("row").nth(1).locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/dibujos/pasamanos.svg");
});
