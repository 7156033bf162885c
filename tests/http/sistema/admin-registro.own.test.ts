import { describe, expect, it } from "vitest";
import { logged } from "../../support/run/log";
import { createProducto } from "../../support/content/factories";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();

describe("what fails in the back office is logged with its cause:", () => {
  it("a row that is not saved (ADM §8 Login)", async () => {
    const { id } = await createProducto();
    const editor = await admin.visit(`/admin/productos/${id}`);
    await whileRefused("UPDATE", "productos", () => admin.submit(editor, "form[data-part=editor]", { nombre: "Otro" }));
    expect(logged()).toContain("No se pudo actualizar el producto. Inténtalo de nuevo.");
    expect(logged()).toMatch(/"stack":".*updateMany/);
  });

  it("a row that is not deleted", async () => {
    const { id } = await createProducto();
    const question = await admin.visit(`/admin/productos/${id}/eliminar`);
    await whileRefused("DELETE", "productos", () => admin.submit(question, "form[data-part=confirm]"));
    expect(logged()).toContain("No se pudo eliminar el producto");
  });

  it("an order that is not kept", async () => {
    const page = await admin.visit("/admin/beneficios");
    const move = page.$("tbody form button:not([disabled])")?.closest("form");
    const fields = Object.fromEntries(
      move?.querySelectorAll("input").map((one) => [one.getAttribute("name"), one.getAttribute("value")]) ?? [],
    );
    await whileRefused("UPDATE", "beneficios_home", () => admin.post("/admin/beneficios", fields));
    expect(logged()).toContain("Error al actualizar el orden");
  });

  it.each([
    ["admin_users", "No se pudo obtener la información del administrador"],
    ["admin_sessions", "Login failed"],
  ])("a login for which %s cannot be read", async (table, message) => {
    const visitor = new Visitor();
    const login = await visitor.visit("/admin/login");
    const { email, password } = owner;
    await whileMissing(table, () => visitor.submit(login, "form", { email, password }));
    expect(logged()).toContain(message);
  });

  it("a session that cannot be checked", async () => {
    await whileMissing("admin_sessions", () => admin.visit("/admin"));
    expect(logged()).toContain("No se pudo verificar los permisos administrativos");
  });
});
