import type { Locator } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { png } from "../../support/browser/media-page";
import { expectToast } from "../../support/content/lista";
import { hold } from "../../support/site/hold";

/** Notes every text that comes into a live region that is there already: only such a text is read. */
async function listen(status: Locator): Promise<() => Promise<string[]>> {
  const heard = await status.evaluateHandle((box) => {
    const texts: string[] = [];
    const note = () => box.textContent && texts.push(box.textContent.trim());
    new MutationObserver(note).observe(box, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => heard.jsonValue();
}

test("what a switch has done is read, the focus stays on it, and the same words again are read again", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const heard = await listen(staff.locator("main > [role=status]"));
  const row = staff.getByRole("region", { name: "Enlaces Rápidos" }).getByRole("switch").first();
  const on = await row.getAttribute("aria-checked");
  for (const state of [on === "true" ? "false" : "true", on ?? ""]) {
    await row.focus();
    await row.press("Enter");
    await expect(row).toHaveAttribute("aria-checked", state);
    await expect(row).toBeFocused();
  }
  await expect.poll(async () => (await heard()).length).toBe(2);
  expect((await heard())[0]).toContain("Enlace actualizado");
});

test("an upload says that it is over, and one that is given up leaves the focus on its field", async ({ staff }) => {
  await openAdmin(staff, "/admin/categorias/nuevo", true);
  const files = staff.locator("#medios");
  const picker = staff.getByLabel("Agregar imágenes o videos");
  const heard = await listen(files.locator("p[role=status]"));
  await picker.setInputFiles([await png("una.png"), await png("otra.png")]);
  await expect.poll(heard).toEqual(["1 de 2 archivos subidos", "2 archivos subidos"]);
  await hold(staff, /\/admin\/subidas/, "POST");
  await picker.setInputFiles([await png("lenta.png")]);
  await files.getByRole("button", { name: "Cancelar lenta.png" }).press("Enter");
  await expect(files.getByRole("progressbar")).toHaveCount(0);
  await expect(picker).toBeFocused();
  expect(await heard()).toHaveLength(2);
});

test("a search of a list says what it found, and nothing else does", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const status = staff.getByRole("region", { name: /Beneficios/ }).getByRole("status");
  await expect(status).toBeEmpty();
  const heard = await listen(status);
  const field = staff.getByRole("searchbox");
  const count = await staff
    .getByRole("main")
    .getByRole("row")
    .filter({ has: staff.getByRole("rowheader") })
    .count();
  await staff
    .getByRole("button", { name: /^Bajar / })
    .first()
    .press("Enter");
  await expectToast(staff, "Orden actualizado");
  expect(await heard()).toEqual([]);
  await field.fill("nada de esto");
  await field.press("Enter");
  await expect.poll(async () => (await heard()).at(-1)).toBe("Sin resultados");
  await field.fill("");
  await field.press("Enter");
  await expect.poll(async () => (await heard()).at(-1)).toBe(`${count} beneficios`);
  const times = (await heard()).length;
  await staff
    .getByRole("button", { name: /^Subir / })
    .nth(1)
    .press("Enter");
  await expectToast(staff, "Orden actualizado");
  await expect(staff.locator("button[aria-disabled=true]")).toHaveCount(0);
  expect(await heard()).toHaveLength(times);
});

test("a message does not stick where the window is low, and a switch shows its state in forced colours", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/home", true);
  const row = staff.getByRole("region", { name: "Enlaces Rápidos" }).getByRole("switch").first();
  const knob = () => row.evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
  await staff.emulateMedia({ forcedColors: "active" });
  const before = await knob();
  await row.press("Enter");
  await expectToast(staff, "Enlace actualizado");
  await expect.poll(knob).not.toBe(before);
  await staff.emulateMedia({ forcedColors: "none" });
  const position = () => staff.locator("main > [role=status]").evaluate((box) => getComputedStyle(box).position);
  expect(await position()).toBe("sticky");
  const padding = (rem: number) => expect(staff.locator("html")).toHaveCSS("scroll-padding-top", `${16 * rem}px`);
  await padding(7);
  await staff.setViewportSize({ width: 390, height: 700 });
  await padding(12);
  await staff.setViewportSize({ width: 1280, height: 300 });
  expect(await position()).toBe("static");
  await row.press("Enter");
  await expectToast(staff, "Enlace actualizado");
});

test("what a field's check finds is read once, where the focus goes on; the summary is not read again as a whole", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/beneficios/nuevo", true);
  const heard = await listen(staff.locator("main > div > [role=status]"));
  const [titulo, descripcion] = [staff.getByLabel("Título"), staff.getByLabel("Descripción")];
  await titulo.focus();
  await descripcion.focus();
  await expect(titulo).toHaveAttribute("aria-invalid", "true");
  await expect(titulo).toHaveAccessibleDescription(/El título es requerido/);
  expect(await heard()).toEqual(["El título es requerido"]);
  await expect(descripcion).toBeFocused();
  await descripcion.pressSequentially("Uno");
  await descripcion.fill("");
  await titulo.focus();
  await expect.poll(heard).toEqual(["El título es requerido", "La descripción es requerida"]);
  await titulo.pressSequentially("Dos");
  await expect(titulo).not.toHaveAttribute("aria-invalid");
  await titulo.fill("");
  await expect.poll(async () => (await heard()).slice(2)).toEqual(["El título es requerido"]);
  await expect(staff.getByRole("alert")).toHaveCount(0);

  await staff.getByRole("button", { name: "Crear" }).click();
  const summary = staff.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAttribute("aria-atomic", "false");
  await titulo.fill("Dos");
  await descripcion.fill("Uno");
  await staff.getByLabel("Ícono", { exact: true }).fill("20+");
  await expect(summary).toHaveCount(0);
  expect(await heard()).toHaveLength(3);
  await titulo.fill("");
  await descripcion.focus();
  await expect.poll(async () => (await heard()).slice(3)).toEqual(["El título es requerido"]);
  await expect(descripcion).toBeFocused();
  await expect(summary).toHaveCount(0);
});

test("what could not be done is read, too, and the focus stays on its button", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos?q=RN-5406", true);
  const other = await staff.context().newPage();
  await openAdmin(other, "/admin/productos?q=RN-5406", true);
  await other.getByRole("button", { name: "Ocultar RN-5406" }).press("Enter");
  await expectToast(other, "Producto actualizado");
  const heard = await listen(staff.locator("main > [role=status]"));
  await staff.getByRole("button", { name: "Ocultar RN-5406" }).press("Enter");
  const again = staff.getByRole("button", { name: "Mostrar RN-5406" });
  await expect(again).toBeFocused();
  await expect.poll(heard).toEqual([expect.stringMatching(/^Error Este registro cambió/)]);
  await again.press("Enter");
  await expectToast(staff, "Producto actualizado");
  await other.close();
});
