import { describe, expect, it } from "vitest";
import { whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { attribute, fieldError, part, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";

describe("the contact information", () => {
  const contacto = (tipo: string) => db.footerContacto.findFirstOrThrow({ where: { tipo } });

  async function change(tipo: string, valor: string) {
    const { id } = await contacto(tipo);
    const form = `#f-contacto-${id}`;
    return { form, page: await admin.submit(await admin.visit(`${path}?contacto=${id}`), form, { valor }) };
  }

  it("is a list of kinds in their words, of which only the value can be changed (ADM §2 Quick links, ADM §3)", async () => {
    const list = part(await admin.visit(path), "#contactos");
    expect(texts(list, "tbody th")).toEqual(["Dirección", "Teléfono", "Email", "Sitio Web"]);
    expect(texts(list, "thead th")).toEqual(["Orden", "Tipo", "Valor", "Activo", "Acciones"]);
    const { id } = await contacto("telefono");
    const open = part(await admin.visit(`${path}?contacto=${id}`), `#f-contacto-${id}`);
    expect(open.$$("input:not([type=hidden])").map((input) => input.getAttribute("name"))).toEqual(["valor"]);
    expect([text(open, "button"), texts(open, "a").at(-1)]).toEqual(["Guardar", "Cancelar"]);
  });

  it.each([
    ["telefono", "+57 601 555 7777", "tel:+576015557777"],
    ["email", "nuevo@ejemplo.com", "mailto:nuevo@ejemplo.com"],
    ["web", "tienda.ejemplo.com", "https://tienda.ejemplo.com"],
  ])("%s is changed to %j, at once on the site (ADM §7 Tables, ADM §8 Home)", async (tipo, valor, href) => {
    expect(toast((await change(tipo, valor)).page)).toBe("Información de contacto actualizada correctamente");
    expect((await new Visitor().visit("/")).$(`footer a[href="${href}"]`)).not.toBeNull();
  });

  it.each([
    ["telefono", " ", "El valor es requerido"],
    ["email", "no es", "Email inválido"],
    ["email", "a@b,c.d", "Email inválido"],
    ["web", "javascript:alert(1)", /^Escriba una dirección/],
  ])("%s cannot be %j", async (tipo, valor, message) => {
    const { page, form } = await change(tipo, valor);
    expect([page.status, fieldError(part(page, form), "valor")]).toEqual([400, expect.stringMatching(message)]);
    expect(attribute(page, `${form} [name=valor]`, "value")).toBe(valor);
  });

  it("is switched off and on (ADM §2 Quick links, ADM §4 Home, ADM §7 Tables)", async () => {
    const { valor } = await contacto("direccion");
    const off = await press(admin, await admin.visit(path), "Activo: Dirección");
    expect(toast(off)).toBe("Información de contacto actualizada correctamente");
    expect(text(await new Visitor().visit("/"), "body > footer, footer")).not.toContain(valor);
    await press(admin, off, "Activo: Dirección");
    expect(text(await new Visitor().visit("/"), "body > footer, footer")).toContain(valor);
  });

  it("that somebody else saved first, or the database refuses, is told, and what was typed stays (ADM §8 Home)", async () => {
    const { id } = await contacto("email");
    const open = await admin.visit(`${path}?contacto=${id}`);
    await change("email", "ana@ejemplo.com");
    const conflict = await admin.submit(open, `#f-contacto-${id}`, { valor: "luis@ejemplo.com" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")]).toEqual([
      409,
      [expect.stringContaining("ana@ejemplo.com")],
    ]);
    const failed = await whileRefused("UPDATE", "footer_contacto", () => change("email", "x@ejemplo.com"));
    expect([failed.page.status, text(failed.page, "[data-part=summary]")]).toEqual([
      500,
      expect.stringContaining("No se pudo actualizar la información de contacto"),
    ]);
    expect(attribute(failed.page, `${failed.form} [name=valor]`, "value")).toBe("x@ejemplo.com");
  });

  it("that is open has no switch and no arrows of its own; those of others leave its form as it is", async () => {
    const { id } = await contacto("telefono");
    const open = await admin.visit(`${path}?contacto=${id}`);
    expect(texts(part(open, `#contacto-${id}`), "button")).toEqual(["Guardar"]);
    expect(text(part(open, `#contacto-${id}`), "[data-r=Activo]")).toBe("Activo");
    await press(admin, open, "Bajar Dirección");
    const saved = await admin.submit(open, `#f-contacto-${id}`, { valor: "+57 601 555 8888" });
    expect(toast(saved)).toBe("Información de contacto actualizada correctamente");
  });

  it("without any line says so (ADM §2 Lists)", async () => {
    await db.footerContacto.deleteMany();
    expect((await admin.visit(path)).text).toContain("No hay información de contacto registrada");
  });
});
