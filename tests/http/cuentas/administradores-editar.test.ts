import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin } from "../../support/content/admins";
import { whileRefused } from "../../support/db/faults";
import { owner } from "../../support/db/owner";
import { fieldError, fieldValue, text, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const path = "/admin/administradores";
const ana = await signedIn();

beforeEach(async () => {
  await db.adminUser.deleteMany({ where: { email: { not: owner.email } } });
  await db.adminUser.updateMany({ data: { activo: true } });
});

describe("renaming an administrator", () => {
  it("is told, shown in the list, and recorded", async () => {
    const lucia = await createAdmin();
    const page = await ana.submit(await ana.visit(`${path}/${lucia.id}`), "form[data-part=editor]", {
      nombre: "  Lucía G. ",
    });
    expect([page.path, toast(page)]).toEqual([path, "Administrador actualizado Lucía G."]);
    const line = await db.auditoria.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect([line.entidad, line.antes, line.despues]).toEqual([
      "administradores",
      '{"nombre":"Lucía Gómez"}',
      '{"nombre":"Lucía G."}',
    ]);
  });

  it("never changes e-mail, password or state, whatever is posted", async () => {
    const lucia = await createAdmin();
    const posted = { nombre: "Nueva", email: "x@y.co", email_clave: "x@y.co", activo: null, password_hash: "x" };
    await ana.submit(await ana.visit(`${path}/${lucia.id}`), "form[data-part=editor]", posted);
    const row = await db.adminUser.findUniqueOrThrow({ where: { id: lucia.id } });
    const { email, email_clave, activo, password_hash } = lucia;
    expect(row).toMatchObject({ nombre: "Nueva", email, email_clave, activo, password_hash });
  });

  it("without a name is refused beside the field, and a conflict shows both names", async () => {
    const { id } = await createAdmin();
    const editor = await ana.visit(`${path}/${id}`);
    const empty = await ana.submit(editor, "form[data-part=editor]", { nombre: " " });
    expect([empty.status, fieldError(empty, "nombre")]).toEqual([400, "El nombre es requerido"]);
    await ana.submit(editor, "form[data-part=editor]", { nombre: "Primero" });
    const conflict = await ana.submit(editor, "form[data-part=editor]", { nombre: "Segundo" });
    expect([conflict.status, fieldValue(conflict, "nombre")]).toEqual([409, "Segundo"]);
    expect(text(conflict, "[data-part=saved]")).toContain("Primero");
  });

  it("that fails keeps what was typed", async () => {
    const { id } = await createAdmin();
    const editor = await ana.visit(`${path}/${id}`);
    const page = await whileRefused("UPDATE", "admin_users", () =>
      ana.submit(editor, "form[data-part=editor]", { nombre: "Se queda" }),
    );
    expect([page.status, fieldValue(page, "nombre")]).toEqual([500, "Se queda"]);
    expect(page.text).toContain("No se pudo actualizar el administrador. Inténtelo de nuevo.");
  });

  it("who was deleted meanwhile is said to be gone, with what was typed, wrong as it may be", async () => {
    const { id } = await createAdmin();
    const editor = await ana.visit(`${path}/${id}`);
    await db.adminUser.delete({ where: { id } });
    for (const nombre of ["Tarde", "x".repeat(2_000)]) {
      const page = await ana.submit(editor, "form[data-part=editor]", { nombre });
      expect([page.status, text(page, "h1")]).toEqual([404, "El registro ya no existe"]);
      expect(text(page, "[data-part=recovered] dd")).toBe(nombre);
    }
  });
});
