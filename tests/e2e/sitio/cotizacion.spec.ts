import { expect, test } from "@playwright/test";

test("three products of two lists and pasted codes become a request with a number; nothing is sent twice", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/accesorios-4x4/pasamanos");
  await page.getByLabel("Cantidad de PM-4130").fill("4");
  await page.getByLabel("Cantidad de PM-4104").fill("2");
  await page.getByRole("button", { name: "Agregar a la cotización" }).click();
  await expect(page.getByRole("status")).toContainText("Se agregaron 2 productos.");
  await page.getByRole("link", { name: "Volver a donde estaba" }).click();
  await expect(page).toHaveURL(/\/accesorios-4x4\/pasamanos$/);
  const header = page.getByRole("banner").getByRole("link", { name: /^Cotización/ });
  await expect(header).toHaveText(javaScriptEnabled === false ? "Cotización" : "Cotización2");
  await page.goto("/producto/GP-3055");
  await page.getByRole("button", { name: "Agregar a la cotización" }).dblclick();
  await expect(page.getByRole("status")).toContainText("Se agregó 1 producto.");
  await page.getByLabel("Una línea por producto").fill("GP-3056 x 4\nNO-EXISTE; 2\nGP-3057\t1");
  await page.getByRole("button", { name: "Agregar a la lista" }).click();
  await expect(page.locator("#resultado")).toContainText("Se agregaron 2 productos. 1 código no existe: NO-EXISTE.");
  await expect(page.getByLabel("Una línea por producto")).toHaveValue("NO-EXISTE; 2");
  await page.getByLabel("Cantidad de GP-3056").fill("7");
  await page.getByLabel("Cantidad de GP-3056").press("Enter");
  await expect(page.getByLabel("Cantidad de GP-3056")).toHaveValue("7");
  await page.getByRole("button", { name: "Quitar GP-3057" }).click();
  await expect(page.getByText("4 de 100")).toBeVisible();
  await page.getByLabel("Nombre", { exact: true }).fill("Íñigo Muñoz");
  await page.getByLabel("Teléfono").fill("+57 300 111 2233");
  await page.getByLabel("Ciudad").fill("Cota");
  // A form that comes back at once looks automated.
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  const person = page.getByLabel("Soy una persona y quiero enviar esta solicitud");
  const done = page.getByRole("heading", { name: "recibida" });
  await expect(person.or(done)).toBeVisible();
  if (await person.isVisible()) {
    await person.check();
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Solicitud COT-\d{4}-\d{5} recibida$/);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Imprimir" })).toHaveCount(javaScriptEnabled === false ? 0 : 1);
  const received = page.url();
  await page.goto("/cotizacion");
  await expect(page.getByText("La lista está vacía")).toBeVisible();
  await page.goto(received);
  await page.getByRole("button", { name: "Repetir esta lista" }).click();
  await expect(page.getByText("4 de 100")).toBeVisible();
});
