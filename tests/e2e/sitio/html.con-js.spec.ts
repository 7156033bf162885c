import { expect, test } from "../../support/browser/browser";
import { faults } from "../../support/site/markup";
import { owner } from "../../support/db/owner";

// What the screens of pantallas.spec.ts do not show: answers to what was posted.

test("a login that is refused is served as valid HTML", async ({ request, baseURL }) => {
  const form = { email: owner.email, password: "no es la clave" };
  const response = await request.post("/admin/login", { form, headers: { Origin: baseURL ?? "" } });
  expect(response.status()).toBe(401);
  expect(await faults(await response.text())).toEqual([]);
});

test("an editor with errors is served as valid HTML", async ({ staff, baseURL }) => {
  const form = { codigo: "", nombre: "" };
  const response = await staff.request.post("/admin/productos/nuevo", { form, headers: { Origin: baseURL ?? "" } });
  expect(response.status()).toBe(400);
  expect(await faults(await response.text())).toEqual([]);
});

test("an editor with a conflict is served as valid HTML", async ({ staff, baseURL }) => {
  await staff.goto("/admin/productos/441");
  const categoria_id = await staff.getByLabel("Categoría", { exact: true }).inputValue();
  const subcategoria_id = await staff.getByLabel("Subcategoría").inputValue();
  const form = { revision: "0", nombre: "Otro", categoria_id, subcategoria_id };
  const response = await staff.request.post(staff.url(), { form, headers: { Origin: baseURL ?? "" } });
  expect(response.status()).toBe(409);
  const html = await response.text();
  expect(html).toContain("Este registro cambió mientras usted lo editaba");
  expect(await faults(html)).toEqual([]);
});

test("a message for the next page is served as valid HTML", async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? "" };
  const { email, password } = owner;
  const panel = await request.post("/admin/login", { form: { email, password }, headers });
  expect(await panel.text()).toContain("Hola");
  const door = await request.post("/admin/logout", { headers });
  const html = await door.text();
  expect(html).toContain("Sesión cerrada");
  expect(await faults(html)).toEqual([]);
});
