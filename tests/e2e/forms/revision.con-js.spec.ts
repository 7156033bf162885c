import { expect, openAdmin, signIn, test } from "../../support/browser/browser";
import { openSolicitud } from "../../support/browser/cotizacion";

const conflict = "Otra persona guardó este registro mientras usted lo editaba";

test("a button beside an editor takes nothing away, and what somebody else saved meanwhile is not overwritten", async ({
  staff,
}) => {
  await openSolicitud(staff);
  const [nota, save] = [staff.getByLabel("Nota interna"), staff.getByRole("button", { name: "Guardar seguimiento" })];
  await nota.fill("Una nota a medio escribir");
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await other.getByLabel("Nota interna").fill("Lo que escribió la otra persona");
  await other.getByRole("button", { name: "Guardar seguimiento" }).click();
  await expect(other.getByText("Seguimiento guardado")).toBeVisible();
  await staff.getByRole("button", { name: "Reenviar la solicitud" }).click();
  await expect(staff.getByText("Correo en camino")).toBeVisible();
  await expect(nota).toHaveValue("Una nota a medio escribir");
  await expect(staff.getByText("Cambios sin guardar")).toBeVisible();
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
  await expect(nota).toHaveValue("Una nota a medio escribir");
  await save.click();
  await expect(staff.getByText("Seguimiento guardado")).toBeVisible();
  // Saved again at once, as it was saved by the same person.
  await nota.fill("Otra más");
  await save.click();
  await expect(staff.getByText("Seguimiento guardado")).toBeVisible();
  await expect(staff.getByText("Cambios sin guardar")).toHaveCount(0);
  await expect(nota).toHaveValue("Otra más");
});

test("an editor goes on from what it saved itself, not from what a button beside it loaded", async ({
  staff,
  browser,
}) => {
  const other = await browser.newPage();
  await signIn(other);
  await openAdmin(staff, "/admin/cuenta", true);
  const [nombre, save] = [staff.getByLabel("Nombre"), staff.getByRole("button", { name: "Guardar Cambios" })];
  const before = await nombre.inputValue();
  const saved = staff.getByRole("status").filter({ hasText: "Cuenta actualizada" });
  await nombre.fill("Ana Primera");
  await save.click();
  await expect(saved).toContainText("Ana Primera");
  await nombre.fill("Ana Segunda");
  await save.click();
  await expect(saved).toContainText("Ana Segunda");

  await openAdmin(other, "/admin/cuenta", true);
  await nombre.fill("Ana Tercera");
  await other.getByLabel("Nombre").fill(before);
  await other.getByRole("button", { name: "Guardar Cambios" }).click();
  await expect(other.getByRole("status").filter({ hasText: "Cuenta actualizada" })).toContainText(before);
  await other.close();
  await staff.getByRole("button", { name: "Cerrar las demás sesiones" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "Sesiones cerradas" })).toBeVisible();
  await expect(nombre).toHaveValue("Ana Tercera");
  // What got no answer was not saved: it goes on from what it was opened with.
  await staff.route("**/admin/cuenta.data", (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: "No hay conexión con el servidor" })).toBeFocused();
  await save.click();
  await expect(staff.getByRole("alert").filter({ hasText: conflict })).toBeFocused();
});
