import type { APIRequestContext } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expect, test } from "../support/browser";
import { owner } from "../support/owner";
import { doorScreens, publicScreens, type Screen, staffScreens } from "../support/screens";

// Each screen is looked at by itself: both workers share them.
test.describe.configure({ mode: "parallel" });

const validator = new HtmlValidate({ extends: ["html-validate:recommended"] });

/** What is wrong with a page's markup, one line each. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

async function expectValid(request: APIRequestContext, { address, status = 200 }: Screen): Promise<void> {
  const response = await request.get(address);
  expect(response.status()).toBe(status);
  expect(await faults(await response.text())).toEqual([]);
}

/** One of each address: what is done on a screen does not change its markup as served. */
function served(screens: readonly Screen[]): Screen[] {
  return screens.filter(({ address }, index) => screens.findIndex((one) => one.address === address) === index);
}

for (const screen of served([...publicScreens, ...doorScreens])) {
  test(`${screen.address} is served as valid HTML`, async ({ request }) => {
    await expectValid(request, screen);
  });
}

for (const screen of served(staffScreens)) {
  test(`${screen.address} is served as valid HTML`, async ({ staff }) => {
    await expectValid(staff.request, screen);
  });
}

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
  expect(html).toContain("Otra persona guardó este registro mientras usted lo editaba");
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
