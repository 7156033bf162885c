import type { Page, Route } from "@playwright/test";
import { expect, openAdmin, test } from "../../support/browser/browser";
import { hold } from "../../support/site/hold";

const page502 = "<html><body><h1>502 Bad Gateway</h1></body></html>";

/** Answers each form by `answer` until the returned function is called. */
async function unanswered(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const posts = async (route: Route) => (route.request().method() === "POST" ? answer(route) : route.fallback());
  await page.route("**/*", posts);
  return () => page.unroute("**/*", posts);
}

const outages = [
  ["there is no network", "No hay conexión con el servidor", (route: Route) => route.abort("internetdisconnected")],
  [
    "a proxy answers with a page of its own",
    "Respondió con el código 502",
    (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: page502 }),
  ],
] as const;

for (const [why, said, answer] of outages) {
  test(`where ${why}, an editor keeps what was typed, its rows and errors, and is saved later`, async ({ staff }) => {
    await openAdmin(staff, "/admin/productos/nuevo", true);
    await staff.getByLabel("Código").fill("FE-0400");
    await staff.getByLabel("Nombre").fill("Perno sin respuesta");
    await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
    await staff.getByLabel("Subcategoría").selectOption("Pernos");
    await staff.getByRole("button", { name: "Agregar aplicación" }).click();
    const linea = staff.locator('[name="ap_linea[]"]');
    await linea.fill("Renault Dustter");
    const restore = await unanswered(staff, answer);
    const alert = staff.getByRole("alert").filter({ hasText: said });
    await staff.getByRole("button", { name: "Crear" }).click();
    await expect(alert).toBeFocused();
    await expect(alert).toContainText("Lo que escribió sigue en la pantalla");
    await expect(alert).not.toContainText("Gateway");
    await staff.getByRole("button", { name: "Agregar aplicación" }).click();
    await expect(alert).toBeFocused();
    await expect(staff.getByLabel("Nombre")).toHaveValue("Perno sin respuesta");
    await expect(linea).toHaveValue("Renault Dustter");
    await restore();
    await staff.getByRole("button", { name: "Crear" }).click();
    await expect(staff.getByRole("alert").first()).toContainText("Revise 2 campos antes de guardar");
    await expect(alert).toHaveCount(0);
    await expect(linea).toHaveValue("Renault Dustter");
  });
}

test("a button of a list that gets no answer leaves the list, and says so until another screen opens", async ({
  staff,
}) => {
  await openAdmin(staff, "/admin/beneficios", true);
  const rows = staff.getByRole("row");
  const count = await rows.count();
  const restore = await unanswered(staff, (route) => route.abort());
  await staff
    .getByRole("button", { name: /^Bajar / })
    .first()
    .click();
  const alert = staff.getByRole("alert").filter({ hasText: "No hay conexión con el servidor" });
  await expect(alert).toBeFocused();
  await expect(rows).toHaveCount(count);
  await restore();
  await staff.getByRole("navigation", { name: "Administración" }).getByRole("link", { name: "Ubicaciones" }).click();
  await expect(staff.getByRole("heading", { level: 1, name: "Gestión de Ubicaciones" })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("who goes on before the answer comes is told nothing", async ({ staff }) => {
  await openAdmin(staff, "/admin/productos", true);
  const asked = staff.waitForRequest((request) => request.method() === "POST");
  await hold(staff, /\/admin\/productos/, "POST");
  await staff
    .getByRole("button", { name: /^Ocultar / })
    .first()
    .click();
  await asked;
  await staff.getByRole("searchbox").fill("perno");
  await staff.getByRole("button", { name: "Buscar" }).click();
  await expect(staff).toHaveURL(/q=perno/);
  await expect(staff.getByRole("alert")).toHaveCount(0);
});

test("a row that was deleted meanwhile leaves what was typed on the screen", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios/nuevo", true);
  await staff.getByLabel("Título").fill("Beneficio por borrar");
  await staff.getByLabel("Descripción").fill("Texto");
  await staff.getByLabel("Ícono").fill("★");
  await staff.getByRole("button", { name: "Crear" }).click();
  await staff.getByRole("link", { name: "Editar Beneficio por borrar" }).click();
  await staff.getByLabel("Descripción").fill("Un texto largo, recién escrito");
  const other = await staff.context().newPage();
  await other.goto(`${staff.url().split("?")[0]}/eliminar`);
  await other.getByRole("button", { name: "Eliminar" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Beneficio eliminado" })).toBeVisible();
  await staff.getByRole("button", { name: "Actualizar" }).click();
  await expect(staff.getByRole("alert").filter({ hasText: "El registro ya no existe" })).toBeFocused();
  await expect(staff.getByLabel("Descripción")).toHaveValue("Un texto largo, recién escrito");
});

test("a question whose script does not come is asked on a page of its own", async ({ staff }) => {
  await openAdmin(staff, "/admin/beneficios", true);
  await staff.route("**/assets/borrar-*.js", (route) => route.abort());
  await staff
    .getByRole("link", { name: /^Eliminar / })
    .first()
    .click();
  await staff.waitForURL("**/eliminar*");
  await expect(staff.getByRole("button", { name: "Eliminar" })).toBeVisible();
});
