import { expect, signIn, test } from "../../support/browser/browser";
import { openSolicitud, reviewRespuesta, sendRespuesta, sendSolicitud } from "../../support/browser/cotizacion";

test("staff find a request by its number, take it up, answer it with prices, and the customer accepts", async ({
  page,
}) => {
  const numero = await sendSolicitud(page, "Beatriz Quiñones");
  await signIn(page);
  await page.goto("/admin/cotizaciones");
  await page.getByPlaceholder("Buscar por número, código o teléfono").fill(numero);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.locator("#lista").getByText("1 solicitud")).toBeVisible();
  await page.getByRole("link", { name: numero }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(numero);
  await expect(page.getByRole("row", { name: /GP-3055/ })).toContainText("1");
  await page.getByRole("button", { name: "Yo respondo" }).click();
  await expect(page.getByText("Usted responde esta solicitud")).toBeVisible();
  await page.getByLabel("Nota interna").fill("Cliente de mostrador");
  // With scripts the narrow card says what is not saved, and its button leaves the words room.
  const unsaved = page.locator("[data-part=save]", { hasText: "Guardar seguimiento" }).getByRole("status");
  expect(await unsaved.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole("button", { name: "Guardar seguimiento" }).click();
  await expect(page.getByText("Seguimiento guardado")).toBeVisible();
  await expect(page.getByLabel("Nota interna")).toHaveValue("Cliente de mostrador");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByLabel("Precio unitario de GP-3055").fill("38.50");
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await expect(page.getByRole("alert")).toContainText("Escriba el precio en pesos, como 38.500 o 38.500,50");
  await page.getByLabel("Precio unitario de GP-3055").fill("38.500");
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  await expect(page.locator("[data-part=totales]")).toContainText("$ 45.815");
  await reviewRespuesta(page, "38.000");
  await sendRespuesta(page);
  await expect(page.getByRole("row", { name: /GP-3055/ })).toContainText("$ 38.000");

  // Who wrote the version that was sent meanwhile keeps what they typed, and makes another one knowingly.
  await other.getByLabel("Precio unitario de GP-3055").fill("39.000");
  for (const button of ["Revisar y enviar", "Guardar como versión 2"]) {
    await other.getByRole("button", { name: button }).click();
    await expect(other.getByText("La versión 1 se envió mientras usted la escribía")).toBeVisible({
      visible: button === "Revisar y enviar",
    });
    await expect(other.getByLabel("Precio unitario de GP-3055")).toHaveValue("39.000");
  }
  await other.getByRole("link", { name: "Descartar borrador" }).click();
  await other.getByRole("button", { name: "Descartar borrador" }).click();
  await expect(other.getByText("Borrador descartado")).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(numero);
  await other.close();

  await page.getByRole("button", { name: "Aceptar" }).click();
  await expect(page.getByText("Usted la aceptó el")).toBeVisible();
  await page.getByLabel("Su pregunta").fill("¿Cuándo llega?");
  await page.getByRole("button", { name: "Enviar pregunta" }).click();
  const person = page.getByLabel("Soy una persona y quiero enviar esta pregunta");
  const asked = page.getByText("Recibimos su pregunta:");
  await expect(person.or(asked)).toBeVisible();
  if (await person.isVisible()) {
    await person.check();
    await page.getByRole("button", { name: "Enviar pregunta" }).click();
  }
  await expect(asked).toBeVisible();
  await page.goto(`/admin/cotizaciones?q=${numero}`);
  await expect(page.getByRole("row", { name: numero })).toContainText("Ganada");
  await page.getByRole("link", { name: numero }).click();
  await expect(page.getByText("¿Cuándo llega?")).toBeVisible();
});

test("a draft that somebody saves again while another one is asked to discard it is asked about anew, each time", async ({
  page,
}) => {
  await sendSolicitud(page, "Rosa Elvira Cárdenas");
  await signIn(page);
  await openSolicitud(page);
  const save = async (precio: string) => {
    await page.getByLabel("Precio unitario de GP-3055").fill(precio);
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await saved;
  };
  await save("38.000");
  const question = await page.context().newPage();
  await question.goto(`${new URL(page.url()).pathname.replace("/cotizaciones/", "/cotizaciones/borrador/")}/eliminar`);
  const shown = question.locator("input[name=visto]");
  for (const precio of ["39.000", "40.000"]) {
    const before = await shown.inputValue();
    await save(precio);
    await question.getByRole("button", { name: "Descartar borrador" }).click();
    await expect(question.getByRole("alert")).toContainText("Alguien guardó otro borrador mientras usted decidía");
    await expect(shown).not.toHaveValue(before);
  }
  await question.getByRole("button", { name: "Descartar borrador" }).click();
  await expect(question.getByText("Borrador descartado")).toBeVisible();
  await question.close();
});
