import type { Locator, Page } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import { hold } from "../../support/site/hold";

/** Drags a row by its handle, once that can be: scripts make it so a moment after they answer for the forms. */
async function drag(row: Locator, to: Locator): Promise<void> {
  const handle = row.locator("[data-part=handle]");
  await expect(handle).toHaveAttribute("draggable", "true");
  const { mouse } = row.page();
  // A press begins no drag where the list is drawn anew in that moment: as a person does, it lets go and presses again.
  await expect(async () => {
    await handle.hover();
    await mouse.down();
    // The first move only begins to drag. A row says that it would take what is dragged once scripts know of the drag;
    // a browser repeats to a row that something is over it, here each move does.
    const taken = expect(async () => {
      await to.hover();
      expect(await to.getAttribute("data-part")).toBe("target");
    }).toPass({ timeout: 5_000 });
    await taken.catch(async (error: unknown) => {
      await mouse.up();
      throw error;
    });
  }).toPass();
  await mouse.up();
}

/** Nothing is being saved any more: what is dragged or sent before would not be taken. */
async function saved(page: Page): Promise<void> {
  await expect(page.locator("button[aria-disabled=true]")).toHaveCount(0);
}

test("a row is dragged to another place by its handle, and back", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const rows = staff.getByRole("row").filter({ has: staff.getByRole("rowheader") });
  const titles = rows.getByRole("rowheader");
  const before = await titles.allInnerTexts();
  await drag(rows.last(), rows.first());
  await expect(titles).toHaveText([...before.slice(-1), ...before.slice(0, -1)]);
  await expectToast(staff, "Orden actualizado");
  await staff.reload();
  await openAdmin(staff, "/admin/beneficios", true);
  await drag(rows.first(), rows.last());
  await expect(titles).toHaveText(before);
  await expectToast(staff, "Orden actualizado");
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
    await drag(rows.nth(from), rows.nth(to));
    // The notice of the first drag still stands there while the second one is on its way: the places tell.
    await expect(rows.nth(to).getByRole("textbox").first()).toHaveValue("Nosotros");
    await expectToast(staff, "Orden del menú actualizado");
    await saved(staff);
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

  // The notice of the first move still stands there while the second one is on its way: the places tell.
  const up = staff.getByRole("button", { name: "Subir Inicio" });
  await staff.getByRole("button", { name: "Bajar Inicio" }).click();
  await expect(up).toBeEnabled();
  await saved(staff);
  await up.click();
  await expect(up).toBeDisabled();
  await saved(staff);
  await expectToast(staff, "Orden del menú actualizado");
  await banner.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(staff.getByText("Este registro cambió mientras usted lo editaba")).toBeVisible();
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

test("who went on before a row was moved keeps the focus, and what is moved later does not give it to that row", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/ubicaciones/orden", true);
  const rows = staff.getByRole("main").getByRole("listitem");
  const before = await rows.locator("b").allInnerTexts();
  const nombre = before[0]?.trim() ?? "";
  const release = await hold(staff, /orden\.data/, "POST");
  const down = staff.getByRole("button", { name: `Bajar ${nombre}` });
  await down.press("Enter");
  await expect(down).toBeDisabled();
  const link = staff.getByRole("link", { name: "Panel", exact: true });
  await link.focus();
  release();
  await expect(rows.nth(1)).toContainText(nombre);
  await saved(staff);
  await expect(link).toBeFocused();
  await drag(rows.nth(1), rows.nth(0));
  await expect(rows.locator("b")).toHaveText(before);
  await saved(staff);
  await expect(staff.getByRole("status").filter({ hasText: "Orden actualizado" })).toBeFocused();
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
