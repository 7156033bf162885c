import { expect, test } from "../../support/browser/browser";
import { sendLista } from "../../support/browser/cotizacion";

/** Codes of the demo catalogue: 32 that are there, three numbers that others call a product by, five that nobody has. */
const ours = [
  ...["3000", "3001", "3002", "3003", "3004", "3005", "3006", "3007", "3008", "3011", "3012", "3013", "3014", "3015"],
  ...["3016", "3017", "3018", "3019", "3022", "3025", "3027", "3028", "3029", "3030", "3031", "3032", "3033", "3034"],
  ...["3035", "3036", "3038", "3039"],
].map((number) => `GP-${number}`);
const references = ["DEMO-A79783", "DEMO 801 398 669", "PM-1115"];
const nobodys = ["NO-1", "NO-2", "NO-3", "NO-4", "NO-5"];

test("three products of two lists and 40 pasted codes become one request, which staff have in their list", async ({
  page,
  staff,
  javaScriptEnabled,
}) => {
  const count = page.getByRole("banner").getByRole("link", { name: /^Cotización/ });
  const counted = (products: string) => (javaScriptEnabled ? `Cotización${products}` : "Cotización");
  await page.goto("/accesorios-4x4/pasamanos");
  await page.getByLabel("Cantidad de PM-4130").fill("4");
  await page.getByLabel("Cantidad de PM-4104").fill("2");
  await page.getByRole("button", { name: "Agregar a la cotización" }).dblclick();
  await expect(page.getByRole("status")).toContainText("Se agregaron 2 productos.");
  // By the browser's button too, the page that was left counts what was added on it.
  await page.goBack();
  await expect(page).toHaveURL(/\/accesorios-4x4\/pasamanos$/);
  await expect(count).toHaveText(counted("2"));

  // A second tab adds to the same list, and the first one, which has not seen it, takes nothing of it away.
  await page.goto("/cotizacion");
  const other = await page.context().newPage();
  await other.goto("/accesorios-4x4/estribos");
  await other.getByLabel("Cantidad de ES-4200").fill("1");
  await other.getByRole("button", { name: "Agregar a la cotización" }).click();
  await other.getByRole("link", { name: "Volver a donde estaba" }).click();
  await expect(other).toHaveURL(/\/accesorios-4x4\/estribos$/);
  await page.getByLabel("Cantidad de PM-4104").fill("7");
  await page.getByLabel("Cantidad de PM-4104").press("Enter");
  await expect(page.getByText("3 de 100")).toBeVisible();
  await expect(page.getByLabel("Cantidad de PM-4104")).toHaveValue("7");

  const pasted = [...ours.map((codigo) => `${codigo} x 3`), ...references.map((numero) => `${numero}; 2`), ...nobodys];
  await page.getByLabel("Nombre", { exact: true }).fill("Íñigo");
  await page.getByText("Pegar códigos y cantidades").click();
  await page.getByLabel("Una línea por producto").fill(pasted.join("\n"));
  await page.getByRole("button", { name: "Agregar a la lista" }).click();
  await expect(page.locator("#resultado")).toContainText(
    `Se agregaron 35 productos. 5 códigos no existen: ${nobodys.join(", ")}.`,
  );
  await expect(page.getByLabel("Una línea por producto")).toHaveValue(nobodys.join("\n"));
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Íñigo");
  await page.getByLabel("Cantidad de GP-3038").fill("9");
  await page.getByRole("button", { name: "Quitar GP-3039" }).click();
  await expect(page.getByRole("status")).toContainText("Se quitó GP-3039.");
  await expect(page.locator("#resultado")).toBeFocused();
  await expect(page.getByText("37 de 100")).toBeVisible();
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByText("38 de 100")).toBeVisible();
  await expect(page.getByRole("button", { name: "Recuperar" })).toHaveCount(0);
  await page.getByRole("button", { name: "Quitar GP-3039" }).click();
  await expect(page.getByLabel("Nombre", { exact: true })).toHaveValue("Íñigo");
  await expect(page.getByLabel("Cantidad de GP-3038")).toHaveValue("9");
  await expect(count).toHaveText(counted("37"));

  await other.goto("/cotizacion");
  const numero = await sendLista(page, "Íñigo de los Cuarenta", "dblclick");
  await expect(page.getByRole("row")).toHaveCount(38);
  await expect(page.getByRole("button", { name: "Imprimir" })).toHaveCount(javaScriptEnabled ? 1 : 0);
  await other.getByLabel("Nombre", { exact: true }).fill("Íñigo de los Cuarenta");
  await other.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(other.getByText("Se vació o se envió en otra pestaña.")).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Repetir esta lista" }).click();
  await expect(page.getByText("37 de 100")).toBeVisible();

  await staff.goto("/admin/cotizaciones?q=cuarenta");
  await expect(staff.locator("#lista").getByText("1 solicitud")).toBeVisible();
  await expect(staff.getByRole("row", { name: numero })).toContainText("37 productos");
});
