import { expect, openAdmin, test } from "../../support/browser/browser";
import { expectToast } from "../../support/content/lista";

for (const { name, address, frame } of [
  { name: "Amortiguadores", address: "/", frame: "Destacados" },
  { name: "Del plano a la pieza", address: "/nosotros", frame: null },
])
  test(`the part of an image that must not be cut off stays in view on ${address} (ADM §2 Images)`, async ({
    staff,
    javaScriptEnabled,
  }) => {
    await openAdmin(staff, "/admin/imagenes", javaScriptEnabled);
    await staff.getByRole("link", { name: `Editar ${name}` }).click();
    const part = staff.getByRole("group", { name: "Qué no debe cortarse" });
    await expect(part.getByRole("radio")).toHaveCount(9);
    await part.getByRole("radio", { name: "Abajo a la izquierda" }).check();
    await staff.getByRole("button", { name: "Actualizar" }).click();
    await expectToast(staff, "Imagen actualizada");
    await staff.goto(address);
    const shown = frame
      ? staff.getByRole("region", { name: frame }).locator("li").filter({ hasText: name })
      : staff.getByRole("main");
    await expect(shown.getByRole("img").first()).toHaveCSS("object-position", "0% 100%");
  });
