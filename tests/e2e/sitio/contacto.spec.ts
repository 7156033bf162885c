import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";
import type { Page } from "@playwright/test";

const typed = {
  Nombre: "Íñigo Muñoz",
  "Correo electrónico": "inigo@ejemplo.com",
  Teléfono: "+57 300 111 2233",
};
const main = (page: Page) => page.getByRole("main");

/** Types as people do: a form that is back within two seconds asks who sent it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await main(page).getByLabel(label, { exact: true }).pressSequentially(text, { delay: 20 });
}

test("a visitor asks for a quote from a product; staff read it, answer it, find it again and export it", async ({
  page,
  staff,
  javaScriptEnabled,
}) => {
  await page.goto("/producto/GL-4018");
  await page.getByRole("link", { name: "Solicitar cotización" }).click();
  await expect(page.getByRole("heading", { name: "Contáctenos" })).toBeVisible();
  await expect(main(page).getByLabel("Asunto")).toHaveValue(/GL-4018/);
  for (const [label, text] of Object.entries(typed)) await type(page, label, text);
  const asunto = javaScriptEnabled ? "Con guiones 👍" : "Sin guiones 👍";
  await main(page).getByLabel("Asunto").fill(asunto);
  await type(page, "Mensaje", ' ¿Tienen cuatro "pares"? Los necesito en Duitama, gracias por la atención.');
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const sent = main(page).getByRole("status").filter({ hasText: "Mensaje enviado" });
  await expect(sent).toContainText("Su mensaje ha sido enviado correctamente. Nos pondremos en contacto pronto.");
  await expect(main(page).getByLabel("Nombre")).toHaveValue("");
  await page.reload();
  await expect(main(page).getByLabel("Asunto")).toHaveValue("");

  await openAdmin(staff, "/admin/mensajes?estado=nuevos", javaScriptEnabled);
  await staff.getByRole("link", { name: asunto }).click();
  await expect(staff.getByText('¿Tienen cuatro "pares"?')).toBeVisible();
  await expect(staff.getByRole("link", { name: "Responder por correo" })).toHaveAttribute("href", /^mailto:inigo/);
  await staff.getByRole("button", { name: "Marcar como respondido" }).click();
  await expectToast(staff, "Mensaje marcado como respondido");
  await staff.getByRole("link", { name: "Lista de Mensajes" }).click();
  await expect(staff.getByRole("link", { name: asunto })).toHaveCount(0);
  await staff.getByLabel("Estado").selectOption("Respondidos");
  await staff.getByRole("searchbox", { name: "Buscar mensajes" }).fill("duitama");
  await staff.getByRole("button", { name: "Buscar" }).click();
  await expect(staff.getByRole("link", { name: asunto })).toBeVisible();
  const download = staff.waitForEvent("download");
  await staff.getByRole("link", { name: "Exportar CSV" }).click();
  expect((await download).suggestedFilename()).toBe("mensajes.csv");

  await staff.getByRole("link", { name: asunto }).click();
  await staff.getByRole("link", { name: "Eliminar" }).click();
  await staff.getByRole("button", { name: "Eliminar mensaje" }).click();
  await expectToast(staff, "Mensaje eliminado");
  await expect(staff.getByRole("link", { name: asunto })).toHaveCount(0);
});

test("a form with mistakes says what is wrong beside each field and keeps the rest", async ({ page }) => {
  await page.goto("/contacto");
  await main(page).getByLabel("Nombre").fill("A");
  await main(page).getByLabel("Mensaje").fill("Este mensaje se conserva tal cual.");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const summary = main(page).getByRole("alert");
  await expect(summary).toContainText("Datos inválidos");
  await expect(summary).toHaveCSS("border-left-color", "rgb(176, 16, 58)");
  await summary.getByRole("link", { name: "El email es obligatorio" }).click();
  await expect(main(page).getByLabel("Correo electrónico")).toBeFocused();
  await expect(main(page).getByLabel("Nombre")).toHaveAccessibleDescription(
    /El nombre debe tener al menos 2 caracteres/,
  );
  await expect(main(page).getByLabel("Mensaje")).toHaveValue("Este mensaje se conserva tal cual.");
});

test("a person who is quick is asked once, and sends the same form again", async ({ page }) => {
  await page.goto("/contacto");
  const values = { ...typed, Asunto: "Con prisa", Mensaje: "Lo pegué todo de una vez." };
  for (const [label, text] of Object.entries(values)) await main(page).getByLabel(label, { exact: true }).fill(text);
  // A program that fills in forms fills in what nobody sees too.
  await page.locator("[name=sitio_web]").evaluate((field: HTMLInputElement) => (field.value = "https://x.example"));
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Confirme su mensaje");
  await expect(main(page).getByLabel("Mensaje", { exact: true })).toHaveValue(values.Mensaje);
  await page.getByLabel("Soy una persona y quiero enviar este mensaje").check();
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(main(page).getByRole("status").filter({ hasText: "Mensaje enviado" })).toBeVisible();
});

test("going back to a form that was refused finds what was typed", async ({ page }) => {
  for (const [path, button] of [
    ["/contacto", "Enviar mensaje"],
    ["/cotizacion", "Agregar a la lista"],
  ] as const) {
    await page.goto(path);
    const field = path === "/contacto" ? main(page).getByLabel("Asunto") : main(page).locator("textarea#lote");
    await field.fill("NO-EXISTE-9");
    await page.getByRole("button", { name: button }).click();
    await expect(main(page).getByRole("alert").first()).toBeVisible();
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect(field).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue("NO-EXISTE-9");
  }
});

test("a map is asked for when somebody opens it, and not before (DEC 42)", async ({ page, javaScriptEnabled }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Mapa</title>" });
  });
  await page.goto("/contacto");
  const shut = main(page).locator("details").filter({ hasText: "Ver mapa de Google" }).first();
  await expect(shut).toBeVisible();
  expect(asked).toEqual([]);
  await shut.locator("summary").click();
  if (!javaScriptEnabled) await shut.getByRole("link", { name: "Cargar el mapa" }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("output=embed");
  await expect(page).toHaveURL("/contacto");
});
