import type { Page } from "@playwright/test";
import { expect, openProfile, takenOver } from "../../support/browser/browser";
import { pdf } from "../../support/files/files";
import { expectToast } from "../../support/content/lista";
import { look, openScreen, test, title, wrongAt } from "../../support/browser/look";
import { choose, png } from "../../support/browser/media-page";
import type { Screen } from "../../support/browser/screens";

const home = "/admin/home";
const lists = ["productos", "subcategorias", "catalogos", "ubicaciones", "imagenes", "beneficios"];

const publicScreens: readonly Screen[] = [
  { name: "home", address: "/" },
  { name: "catalogue", address: "/catalogo" },
  { name: "category without subcategories", address: "/amortiguadores" },
  { name: "search", address: "/buscar" },
  { name: "search that finds nothing", address: "/buscar?q=amortiguador" },
  { name: "about us", address: "/nosotros" },
  { name: "contact without branches", address: "/contacto" },
  { name: "quote list without branches", address: "/cotizacion" },
  { name: "privacy", address: "/privacidad" },
  { name: "unknown page", address: "/no-existe", status: 404 },
];
const staffScreens: readonly Screen[] = [
  { name: "panel", address: "/admin" },
  { name: "home", address: home },
  { name: "home with all three forms open", address: `${home}?elemento=nuevo&enlace=nuevo&contacto=nuevo` },
  { name: "confirmation of the catalogue's entry", address: `${home}/menu/2/eliminar` },
  { name: "confirmation of a contact line", address: `${home}/contactos/1/eliminar` },
  {
    name: "question about the catalogue's entry",
    address: home,
    act: async (page) => {
      await page.getByRole("link", { name: "Eliminar Catálogo del menú" }).click();
      await page.getByRole("dialog").getByText("Es el elemento del catálogo").waitFor();
    },
  },
  ...lists.flatMap((name) => [
    { name: `list of ${name}`, address: `/admin/${name}` },
    { name: `new one of ${name}`, address: `/admin/${name}/nuevo` },
  ]),
  {
    name: "new product of a category without subcategories",
    address: "/admin/productos/nuevo",
    act: async (page) => {
      await page.getByLabel("Categoría", { exact: true }).selectOption("Carrocería");
      await page.getByText("No hay subcategorías todavía").waitFor();
    },
  },
  { name: "list of categorias", address: "/admin/categorias" },
  { name: "order of the branches", address: "/admin/ubicaciones/orden" },
  { name: "import", address: "/admin/productos/importar" },
  { name: "sections", address: "/admin/nosotros/secciones" },
  { name: "statistics", address: "/admin/nosotros/estadisticas" },
  { name: "logo", address: "/admin/logo" },
  { name: "inbox", address: "/admin/mensajes" },
  { name: "requests for quotes", address: "/admin/cotizaciones" },
  { name: "backups", address: "/admin/backup" },
  { name: "history of changes", address: "/admin/auditoria" },
];

for (const screen of publicScreens)
  test(`on an empty site ${title(screen)}`, async ({ visitor }) => {
    await look(visitor, screen);
  });
for (const screen of staffScreens)
  test(`on an empty site ${title(screen)}`, async ({ member }) => {
    await look(member, screen, takenOver);
  });

test("an empty site's drawer keeps every rule of access, and fits", async ({ visitor: page }) => {
  const act = () => page.getByRole("button", { name: "Menú" }).click();
  await page.setViewportSize({ width: 390, height: 900 });
  await openScreen(page, { name: "drawer", address: "/", act });
  expect(await wrongAt(page, [390])).toEqual([]);
});

async function add(page: Page, link: string, form: string, fields: Record<string, string>): Promise<void> {
  await page.goto(home);
  await page.getByRole("link", { name: link }).first().click();
  const editor = page.getByRole("form", { name: form });
  for (const [label, value] of Object.entries(fields)) {
    const field = editor.getByLabel(label);
    if ((await field.evaluate((one) => one.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await editor.getByRole("button", { name: "Crear" }).click();
}

test("the title of an empty site's home page breaks no word", async ({ visitor: page }) => {
  for (const width of [320, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) =>
      [...title.textContent.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(title.firstChild ?? title, index);
        range.setEnd(title.firstChild ?? title, index + word.length);
        return [word, new Set([...range.getClientRects()].map(({ top }) => top)).size];
      }),
    );
    expect([width, lines]).toEqual([width, lines.map(([word]) => [word, 1])]);
  }
});

test("one of each is added by forms on a telephone without scripts, and is on the site", async ({ browser, session }, {
  project,
}) => {
  const telephone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
  const context = await openProfile(browser, project.use, telephone);
  await context.addCookies(session);
  const page = await context.newPage();
  const create = async (texto: string) => {
    await page.getByRole("button", { name: "Crear", exact: true }).click();
    await expectToast(page, texto);
  };

  await add(page, "Agregar Elemento", "Nuevo Elemento", { Nombre: "Sedes", Ruta: "contacto" });
  await expectToast(page, "Elemento del menú creado");
  await add(page, "Agregar Enlace", "Nuevo Enlace", { Nombre: "Datos", URL: "/privacidad" });
  await expectToast(page, "Enlace creado correctamente");
  await add(page, "Agregar Información", "Nueva Información de Contacto", { Tipo: "telefono", Valor: "601 555 0199" });
  await expectToast(page, "Información de contacto creada correctamente");
  await page.getByRole("button", { name: "Subir Teléfono 2" }).click();
  await expectToast(page, "Orden actualizado");
  const lines = page.getByRole("table", { name: "Información de Contacto" }).getByRole("rowheader");
  await expect(lines).toHaveText(["Dirección", "Teléfono", "Email", "Teléfono 2", "Sitio Web"]);
  await page.getByRole("link", { name: "Eliminar Sitio Web" }).click();
  await expect(
    page.getByRole("heading", { name: /eliminar la información de contacto "www.ejemplo.com"/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Eliminar información de contacto" }).click();
  await expectToast(page, "Información de contacto eliminada correctamente");

  await page.goto("/admin/productos");
  await page.getByRole("main").getByRole("link", { name: "Nueva Subcategoría" }).click();
  await page.getByLabel("Nombre").fill("Traseros");
  await page.getByLabel("Categoría", { exact: true }).selectOption("Amortiguadores");
  await create("Subcategoría creada");
  await page.goto("/admin/productos");
  await page.getByRole("main").getByRole("link", { name: "Nuevo Producto" }).last().click();
  await page.getByLabel("Código").fill("AT-1");
  await page.getByLabel("Nombre").fill("Amortiguador trasero");
  await page.getByLabel("Categoría", { exact: true }).selectOption("Amortiguadores");
  await page.getByLabel("Subcategoría").selectOption("Traseros");
  await choose(page, "Agregar fotos, dibujos, videos o documentos", [await png("trasero.png")], false);
  await create("Producto creado");

  await page.goto("/admin/ubicaciones/nuevo");
  for (const [label, value] of Object.entries({
    ...{ Nombre: "Sede única", Ciudad: "Cali", Dirección: "Calle 5 # 6-7", Teléfono: "602 555 0101" },
    ...{ WhatsApp: "300 555 0100", Correo: "cali@ejemplo.com", "Horario de semana": "7 a 5" },
    ...{ "Horario de sábado": "Cerrado", "Horario de domingo": "Cerrado" },
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await create("Ubicación creada");
  await page.goto("/admin/catalogos/nuevo");
  await page.getByLabel("Nombre").fill("Catálogo 2026");
  await page.getByLabel(/^Activo/).check();
  await choose(page, "Elegir el PDF", [{ name: "c.pdf", mimeType: "application/pdf", buffer: pdf }], false);
  await create("Catálogo creado");
  await page.goto("/admin/imagenes/nuevo");
  await page.getByLabel("Ubicación").selectOption("Slider Home");
  await page.getByLabel("Título").fill("Hecho aquí");
  await choose(page, "Elegir la imagen", [await png("inicio.png")], false);
  await create("Imagen creada");
  await page.goto("/admin/beneficios/nuevo");
  for (const label of ["Ícono", "Título", "Descripción"]) await page.getByLabel(label).fill("Único");
  await create("Beneficio creado");
  await page.goto("/admin/nosotros/estadisticas/nuevo");
  for (const label of ["Título", "Descripción"]) await page.getByLabel(label).fill("1");
  await create("Estadística creada");
  await page.goto("/admin/logo");
  await page.getByLabel("Seleccione el archivo").setInputFiles([await png("logo.png")]);
  await page.getByRole("button", { name: "Subir Logo" }).click();
  await expectToast(page, "Éxito", "Logo actualizado correctamente");

  await page.goto("/contacto");
  for (const [label, value] of Object.entries({
    ...{ Nombre: "Carlos", Correo: "carlos@ejemplo.com", Teléfono: "300 555 0111" },
    ...{ Asunto: "Cotización", Mensaje: "Necesito el amortiguador trasero." },
  }))
    // As slowly as a person types: who is quicker is asked whether they are one.
    await page.getByRole("main").getByRole("textbox", { name: label }).pressSequentially(value, { delay: 30 });
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByText("Su mensaje ha sido enviado correctamente")).toBeVisible();
  await page.goto("/admin/mensajes");
  await expect(page.getByRole("main").getByText("Cotización").first()).toBeVisible();

  await page.goto("/amortiguadores/traseros");
  await expect(page.getByText("1 referencia", { exact: true })).toBeVisible();
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Datos", exact: true })).toBeVisible();
  await expect(footer.getByRole("link", { name: /601/ })).toHaveText(["+57 601 555 0100", "601 555 0199"]);
  await context.close();
});

const filled: readonly Screen[] = [
  { name: "home", address: "/" },
  { name: "catalogue", address: "/catalogo" },
  { name: "category", address: "/amortiguadores" },
  { name: "subcategory", address: "/amortiguadores/traseros" },
  { name: "product", address: "/producto/AT-1" },
  { name: "search", address: "/buscar?q=trasero" },
  { name: "about us", address: "/nosotros" },
  { name: "contact", address: "/contacto" },
];
const filledStaff: readonly Screen[] = [
  { name: "panel", address: "/admin" },
  { name: "home", address: `${home}?contacto=1` },
  ...[...lists, "mensajes", "nosotros/estadisticas"].map((name) => ({
    name: `list of ${name}`,
    address: `/admin/${name}`,
  })),
  { name: "order of the branches", address: "/admin/ubicaciones/orden" },
  { name: "logo", address: "/admin/logo" },
];

for (const screen of filled)
  test(`on a site with one of each ${title(screen)}`, async ({ visitor }) => {
    await look(visitor, screen);
  });
for (const screen of filledStaff)
  test(`on a site with one of each ${title(screen)}`, async ({ member }) => {
    await look(member, screen, takenOver);
  });

test("a menu, quick links and contact lines as many and as long as they may be fit every width", async ({
  member: page,
}) => {
  const long = "Accesorios para camperos y pickups";
  for (let entries = 6; entries <= 12; entries += 1) {
    await page.goto(`${home}?elemento=nuevo`);
    await page.getByRole("form", { name: "Nuevo Elemento" }).getByLabel("Nombre").fill(`${long} ${entries}`);
    await page.getByRole("form", { name: "Nuevo Elemento" }).getByRole("button", { name: "Crear" }).click();
    await expectToast(page, "Elemento del menú creado");
  }
  await expect(page.getByRole("link", { name: "Agregar Elemento" })).toHaveCount(0);
  await look(page, { name: "home of the back office", address: home }, takenOver);
  await look(page, { name: "home", address: "/" });
  await page.getByRole("banner").getByRole("button", { name: "Catálogo" }).click();
  expect(await wrongAt(page, [1440])).toEqual([]);
});
