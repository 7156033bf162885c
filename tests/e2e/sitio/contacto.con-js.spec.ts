import { expect, test } from "../../support/browser/browser";

test("the message says how much room is left, and a field what is wrong before it is sent", async ({ page }) => {
  await page.goto("/contacto");
  const form = page.locator("form#contacto");
  await form.getByLabel("Mensaje").fill("Hola, ¿tienen?");
  await expect(form.getByText("14 de 2.000 caracteres")).toBeVisible();
  await expect(form.getByLabel("Mensaje")).toHaveAccessibleDescription(/14 de 2\.000 caracteres$/);

  const nombre = form.getByLabel("Nombre");
  await nombre.pressSequentially("A");
  await nombre.press("Tab");
  await expect(nombre).toHaveAccessibleDescription("El nombre debe tener al menos 2 caracteres");
  await nombre.pressSequentially("na");
  await expect(nombre).toHaveAccessibleDescription("");
  await expect(nombre).not.toHaveAttribute("aria-describedby", /pronto/);

  const email = form.getByLabel("Correo electrónico");
  await email.pressSequentially("ana");
  await email.press("Tab");
  await expect(email).toHaveAccessibleDescription("Email inválido");
  await expect(form.getByRole("alert")).toHaveText("Email inválido");
});

test("a form whose sending was stopped can be sent again after a while", async ({ browser }) => {
  // A profile of its own: its clock is moved.
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.goto("/contacto");
  await page.route("**/contacto", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  const button = page.locator("form#contacto button[type=submit]");
  await button.click();
  await expect(button).toHaveText("Enviando...");
  await page.clock.runFor(10_000);
  await expect(button).toHaveText("Enviar mensaje");
  const again = page.waitForRequest((request) => request.method() === "POST");
  await button.click();
  await again;
  await page.context().close();
});

test("a second click sends nothing, the button says so until the page is shown again, and the answer has the focus (PUB §4)", async ({
  page,
}) => {
  await page.goto("/contacto");
  let posts = 0;
  await page.route("**/contacto", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts += 1;
    // An answer without content leaves the page as it is, like one that is still to come.
    if (posts === 1) return route.fulfill({ status: 204 });
    await route.fallback();
  });
  const button = page.locator("form#contacto button[type=submit]");
  await button.dblclick();
  await expect(button).toHaveText("Enviando...");
  expect(posts).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(button).toHaveText("Enviar mensaje");
  await button.dblclick();
  await expect(page.locator("#respuesta")).toBeFocused();
  await expect(button).toHaveText("Enviar mensaje");
  expect(posts).toBe(2);
});
