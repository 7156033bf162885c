import { expect, openAdmin, test } from "../../support/browser/browser";
import { choose, expectNames, mediaRows, png } from "../../support/browser/media-page";

const AGREGAR = "Agregar imágenes o videos";
const path = "/admin/subcategorias/nuevo";

test("files are put in order by dragging, old and new alike (ADM §2 Subcategories)", async ({ staff }) => {
  await openAdmin(staff, path, true);
  await choose(staff, AGREGAR, [await png("a.png"), await png("b.png"), await png("c.png")], true);
  await mediaRows(staff)
    .nth(2)
    .locator("[data-part=handle]")
    .dragTo(mediaRows(staff).nth(0).locator("[data-part=handle]"));
  await expectNames(staff, ["c.png", "a.png", "b.png"]);
});

test("the button that moves a file keeps the focus, and nothing is sent for it", async ({ staff }) => {
  await openAdmin(staff, path, true);
  await choose(staff, AGREGAR, [await png("a.png"), await png("b.png"), await png("c.png")], true);
  const posts: string[] = [];
  staff.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const down = staff.getByRole("button", { name: "Bajar a.png" });
  await down.focus();
  await staff.keyboard.press("Enter");
  await expectNames(staff, ["b.png", "a.png", "c.png"]);
  await expect(down).toBeFocused();
  await staff.keyboard.press("Enter");
  await expectNames(staff, ["b.png", "c.png", "a.png"]);
  await expect(staff.getByRole("button", { name: "Subir a.png" })).toBeFocused();
  expect(posts).toEqual([]);
});

test("a file on its way shows how far it is, holds the form back and can be given up (ADM §4 Order and state, ADM §5 Categories)", async ({
  staff,
}) => {
  await openAdmin(staff, path, true);
  await staff.route("**/admin/subidas", () => undefined);
  await staff.getByLabel(AGREGAR).setInputFiles([await png("lenta.png")]);
  await expect(staff.getByRole("progressbar", { name: "Subiendo lenta.png" })).toBeVisible();
  await staff.getByLabel("Nombre").fill("Con archivo lento");
  await staff.getByLabel("Categoría", { exact: true }).selectOption("Ferretería");
  await staff.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(staff.getByText("Espere a que terminen de subir los archivos, o cancélelos.")).toBeVisible();
  await expect(staff).toHaveURL(path);
  await staff.getByRole("button", { name: "Cancelar lenta.png" }).click();
  await expect(staff.getByRole("progressbar")).toHaveCount(0);
  await expect(staff.getByLabel("Nombre")).toHaveValue("Con archivo lento");
  await expect(staff.getByText("Los archivos ya no están subiendo. Pulse otra vez el botón.")).toBeVisible();
});

test("a file that does not arrive says so, and the rest of the form stays (ADM §8 Products)", async ({ staff }) => {
  await openAdmin(staff, path, true);
  await staff.getByLabel("Nombre").fill("Sigue aquí");
  await staff.route("**/admin/subidas", (route) => route.abort());
  await staff.getByLabel(AGREGAR).setInputFiles([await png("perdida.png")]);
  await expect(staff.getByText("No se pudo subir el archivo. Inténtalo de nuevo.")).toBeVisible();
  await expect(staff.getByLabel("Nombre")).toHaveValue("Sigue aquí");
  await staff.getByRole("button", { name: "Cerrar perdida.png" }).click();
  await expect(staff.getByText("perdida.png")).toHaveCount(0);
});

test("a file that is too large is not even sent", async ({ staff }) => {
  await openAdmin(staff, path, true);
  const posts: string[] = [];
  staff.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const large = { name: "grande.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await staff.getByLabel(AGREGAR).setInputFiles([large]);
  await expect(staff.getByText("La imagen no puede ser mayor a 5MB.")).toBeVisible();
  expect(posts).toEqual([]);
});

test("a logo is taken when it is dropped on the area (ADM §2 Logo)", async ({ staff }) => {
  await openAdmin(staff, "/admin/logo", true);
  const { buffer } = await png("caida.png");
  const transfer = await staff.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "caida.png", { type: "image/png" }));
      return data;
    },
    [...buffer],
  );
  await staff.locator("[data-part=field]:has([type=file])").dispatchEvent("drop", { dataTransfer: transfer });
  await staff.getByRole("button", { name: "Subir Logo" }).click();
  await expect(staff.getByText("caida.png")).toBeVisible();
});
