import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";
import { owner } from "../../support/db/owner";

const lists = [
  ["/admin/categorias", "Cargando categorías..."],
  ["/admin/subcategorias", "Cargando subcategorías..."],
  ["/admin/imagenes", "Cargando imágenes..."],
  ["/admin/catalogos", "Cargando catálogos..."],
  ["/admin/productos", "Cargando productos..."],
  ["/admin/ubicaciones", "Cargando ubicaciones..."],
  ["/admin/beneficios", "Cargando beneficios..."],
  ["/admin/nosotros/secciones", "Cargando secciones..."],
  ["/admin/nosotros/valores", "Cargando valores..."],
  ["/admin/nosotros/estadisticas", "Cargando estadísticas..."],
] as const;

for (const [path, text] of lists) {
  test(`${path} says "${text}" while it is read (ADM §2 Benefits, ADM §2 Categories, ADM §2 Lists, ADM §2 Products, DEC 46)`, async ({
    staff,
  }) => {
    await openAdmin(staff, path, true);
    const release = await hold(staff, /\.data\?/, "GET");
    await staff.getByRole("searchbox").fill("nada de esto");
    await staff.getByRole("button", { name: "Buscar" }).click();
    await expect(staff.getByRole("status").filter({ hasText: text })).toBeVisible();
    release();
    await expect(staff.getByText(text)).toHaveCount(0);
    await expect(staff.getByText(/que coincidan con la búsqueda/)).toBeVisible();
  });
}

test("a search leaves the focus in its field, which says what is searched after going back too", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const field = staff.getByRole("searchbox");
  await field.fill("nada de esto");
  await field.press("Enter");
  await expect(staff.getByText(/que coincidan con la búsqueda/)).toBeVisible();
  await expect(field).toBeFocused();
  await staff.goBack();
  await expect(field).toHaveValue("");
});

test("a screen that takes its time says so in the guard's words, and one that does not says nothing (ADM §2 Routes, DEC 46)", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const words = staff.getByText("Verificando permisos...");
  const release = await hold(staff, /\.data/, "GET");
  await staff.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: "Ubicaciones" }).click();
  await expect(words).toBeVisible();
  release();
  await expect(staff.getByRole("heading", { level: 1, name: "Gestión de Ubicaciones" })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("an editor says that it is saving, and cannot be sent again meanwhile (ADM §4 Order and state, ADM §5 Categories)", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/beneficios/1", true);
  await hold(staff, /\/admin\/beneficios\/1/, "POST");
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.getByRole("button", { name: "Guardando..." })).toBeDisabled();
  // What is written now would be lost.
  await expect(staff.locator("[inert]").getByLabel("Título")).toBeVisible();
});

// What is held back never arrives: other journeys save the same rows meanwhile.
for (const name of ["Banner Principal", "Bloque de Categorías", "Contenido del Footer"]) {
  test(`the home page's editor "${name}" says that it is saving (ADM §2 Home)`, async ({ staff }) => {
    await openAdmin(staff, "/admin/home", true);
    await hold(staff, /\/admin\/home/, "POST");
    const form = staff.getByRole("form", { name });
    await form.getByRole("button", { name: "Guardar Cambios" }).click();
    await expect(form.getByRole("button", { name: "Guardando..." })).toBeDisabled();
    await expect(form.locator("[inert] :is(input, textarea)").first()).toBeVisible();
  });
}

test("nobody writes in the password while the access of an account is being changed", async ({ staff }) => {
  await openAdmin(staff, "/admin/administradores", true);
  await staff.getByRole("link", { name: `Acceso de ${owner.nombre}` }).click();
  await hold(staff, /\/acceso/, "POST");
  const password = staff.getByLabel("Su contraseña actual");
  await password.fill("no es esta clave");
  await staff.getByRole("button", { name: `Desactivar a ${owner.nombre}` }).click();
  await expect(staff.locator("[inert]").getByLabel("Su contraseña actual")).toHaveValue("no es esta clave");
});

test("a save that is given up leaves the focus in the field that it was sent from", async ({ staff }) => {
  await openAdmin(staff, "/admin/home", true);
  const valor = staff.getByRole("region", { name: "Información de Contacto" }).getByLabel("Valor");
  await staff.getByRole("link", { name: "Agregar Información" }).click();
  await expect(valor).toBeVisible();
  await hold(staff, /\/admin\/home/, "POST");
  const titulo = staff.getByRole("form", { name: "Banner Principal" }).getByLabel("Título Principal");
  await titulo.press("Enter");
  await expect(staff.getByRole("button", { name: "Guardando..." })).toBeVisible();
  await expect(titulo).not.toBeFocused();
  await staff.evaluate(() => history.back());
  await expect(valor).toHaveCount(0);
  await expect(titulo).toBeFocused();
});

test("the login says that it is signing in (ADM §2 Login)", async ({ page }) => {
  await page.goto("/admin/login");
  // An answer without content leaves the page, and what its button says, as it is while one waits.
  await page.route(/\/admin\/login/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Contraseña").fill(owner.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("button", { name: "Iniciando sesión..." })).toBeVisible();
});
