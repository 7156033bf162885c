import { expect, type Page } from "@playwright/test";

/** Fills in who asks, presses the button as `press` does, and says that it is a person where the site asks. */
export async function sendLista(page: Page, nombre: string, press: "click" | "dblclick" = "click"): Promise<string> {
  await page.getByLabel("Nombre", { exact: true }).fill(nombre);
  await page.getByLabel("Teléfono").fill("+57 310 222 3344");
  await page.getByLabel("Ciudad").fill("Tunja");
  const button = page.getByRole("button", { name: "Enviar solicitud" });
  await button[press]();
  // A form that comes back at once looks automated.
  const person = page.getByLabel("Soy una persona y quiero enviar esta solicitud");
  const done = page.getByRole("heading", { level: 1, name: "recibida" });
  await expect(person.or(done)).toBeVisible();
  if (await person.isVisible()) {
    await person.check();
    await button[press]();
  }
  await expect(done).toHaveText(/^Solicitud COT-\d{4}-\d{5} recibida$/);
  return /COT-\d{4}-\d{5}/.exec((await done.textContent()) ?? "")?.[0] ?? "";
}

/** Sends a request for one product as a visitor does; returns its number. */
export async function sendSolicitud(page: Page, nombre: string): Promise<string> {
  await page.goto("/producto/GP-3055");
  await page.getByRole("button", { name: "Agregar a la cotización" }).click();
  await expect(page.getByRole("status")).toContainText("Se agregó 1 producto.");
  return sendLista(page, nombre);
}

/** Opens a request in the back office, which visitors send first where there is none. */
export async function openSolicitud(page: Page): Promise<void> {
  await page.goto("/admin/cotizaciones");
  const first = page.getByRole("main").getByRole("link", { name: /^COT-/ }).first();
  if ((await first.count()) === 0) {
    const visitor = await page.context().newPage();
    await sendSolicitud(visitor, "Almacén La Bujía de Duitama");
    await visitor.close();
    await page.reload();
  }
  await first.click();
  await page.getByRole("heading", { level: 1, name: /^COT-/ }).waitFor();
}

/** Writes an answer to the request that is open in the back office, and looks at it before it is sent. */
export async function reviewRespuesta(page: Page, precio: string): Promise<void> {
  const nueva = page.getByRole("link", { name: "Preparar otra versión" });
  if (await nueva.isVisible()) await nueva.click();
  await page.getByLabel("Precio unitario de GP-3055").fill(precio);
  await page.getByRole("button", { name: "Revisar y enviar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Revisar COT-" })).toBeVisible();
}

/** Sends the answer that is looked at, by WhatsApp where the customer left no address, and opens its customer's page. */
export async function sendRespuesta(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(?:Enviar respuesta|Dejar lista para WhatsApp)$/ }).click();
  await page.getByRole("link", { name: "Página del cliente" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Cotización COT-" })).toBeVisible();
}
