import { expect, openAdmin, test } from "../support/browser";
import { expectToast } from "../support/lista";

test("a row is dragged to another place by its handle, and back", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const rows = staff.getByRole("row").filter({ has: staff.getByRole("rowheader") });
  const titles = rows.getByRole("rowheader");
  const before = await titles.allInnerTexts();
  await rows.last().locator(".asa").dragTo(rows.first());
  await expectToast(staff, "Orden actualizado");
  await expect(titles).toHaveText([...before.slice(-1), ...before.slice(0, -1)]);
  await staff.reload();
  await openAdmin(staff, "/admin/beneficios", true);
  await rows.first().locator(".asa").dragTo(rows.last());
  await expect(titles).toHaveText(before);
});

test("the menu is dragged into order, and what is typed in other rows and editors stays (ADM §2 Home, ADM §4 Home)", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const titulo = staff.getByRole("form", { name: "Banner Principal" }).getByLabel("Título Principal");
  const contacto = staff.getByRole("form", { name: "Elemento del menú: Contacto" }).getByLabel("Nombre");
  await titulo.fill("A medio escribir");
  await contacto.fill("A medias");
  const rows = staff
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: staff.getByRole("switch") });
  for (const [from, to] of [
    [2, 0],
    [0, 2],
  ] as const) {
    await rows.nth(from).locator(".asa").dragTo(rows.nth(to));
    await expectToast(staff, "Orden del menú actualizado");
    await expect(rows.nth(to).getByRole("textbox").first()).toHaveValue("Nosotros");
  }
  const link = staff.getByRole("switch", { name: "Activo: Catálogo" });
  for (const checked of [false, true]) {
    await link.click();
    await expect(link).toBeChecked({ checked });
  }
  await expect(titulo).toHaveValue("A medio escribir");
  await expect(contacto).toHaveValue("A medias");
});

test("what is typed over a text that somebody else saves meanwhile is a conflict, not an overwrite", async ({
  staff,
  browser,
  session,
  baseURL,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const banner = staff.getByRole("form", { name: "Banner Principal" });
  await banner.getByLabel("Subtítulo").fill("De Ana");
  const other = await browser.newPage({ baseURL });
  await other.context().addCookies(session);
  await openAdmin(other, "/admin/home", true);
  const theirs = other.getByRole("form", { name: "Banner Principal" });
  const before = await theirs.getByLabel("Subtítulo").inputValue();
  await theirs.getByLabel("Subtítulo").fill("De Luis");
  await theirs.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(other, "Banner actualizado correctamente");

  await staff.getByRole("button", { name: "Bajar Inicio" }).click();
  await expectToast(staff, "Orden del menú actualizado");
  await staff.getByRole("button", { name: "Subir Inicio" }).click();
  await banner.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(staff.getByText("Otra persona guardó este registro mientras usted lo editaba")).toBeVisible();
  await expect(banner).toContainText("De Luis");
  await expect(banner.getByLabel("Subtítulo")).toHaveValue("De Ana");
  await staff.getByRole("link", { name: "Descartar mis cambios" }).click();
  await expect(banner.getByLabel("Subtítulo")).toHaveValue("De Luis");
  await banner.getByLabel("Subtítulo").fill(before);
  await banner.getByRole("button", { name: "Guardar Cambios" }).click();
  await expectToast(staff, "Banner actualizado correctamente");
  await other.close();
});

test("the focus stays on the button of the row that was moved", async ({ staff }) => {
  await openAdmin(staff, "/admin/ubicaciones/orden", true);
  const rows = staff.getByRole("main").getByRole("listitem");
  const nombre = (await rows.first().locator("b").innerText()).trim();
  const last = (await rows.count()) - 1;
  const [down, up] = ["Bajar", "Subir"].map((way) => staff.getByRole("button", { name: `${way} ${nombre}` }));
  if (!down || !up) throw new Error("unreachable");
  await down.focus();
  for (let place = 1; place <= last; place += 1) {
    await staff.keyboard.press("Enter");
    await expect(rows.nth(place)).toContainText(nombre);
    await expect(place < last ? down : up).toBeFocused();
  }
  for (let place = last - 1; place >= 0; place -= 1) {
    await staff.keyboard.press("Enter");
    await expect(rows.nth(place)).toContainText(nombre);
    await expect(place > 0 ? up : down).toBeFocused();
  }
});

test("a menu row offers to be saved only while something in it is unsaved (ADM §2 Home, ADM §4 Home)", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const save = staff.getByRole("button", { name: "Guardar Contacto" });
  const form = staff.getByRole("form", { name: "Elemento del menú: Contacto" });
  await expect(save).toBeHidden();
  await form.getByLabel("Nombre").fill("Contáctenos");
  await expect(save).toBeVisible();
  await form.getByLabel("Nombre").fill("Contacto");
  await expect(save).toBeHidden();
  await form.getByLabel("Activo").uncheck();
  await expect(save).toBeVisible();
  await form.getByLabel("Activo").check();
  await expect(save).toBeHidden();
});

test("the focus goes to the message once an editor is saved", async ({ staff }) => {
  await openAdmin(staff, "/admin/home", true);
  await staff
    .getByRole("form", { name: "Contenido del Footer" })
    .getByRole("button", { name: "Guardar Cambios" })
    .click();
  await expectToast(staff, "Éxito", "Contenido del footer actualizado correctamente");
  const toast = staff.getByRole("status").filter({ hasText: "Éxito" });
  await expect(toast).toBeFocused();
  await expect(toast).toBeInViewport();
});
