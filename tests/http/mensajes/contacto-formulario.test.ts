import { describe, expect, it } from "vitest";
import { form, mensaje, send, stored } from "../../support/content/contacto";
import { attribute, fieldError, fieldValue, links, text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const long = (length: number) => "ñ".repeat(length);

const rules = [
  ["nombre", "", "El nombre es obligatorio"],
  ["nombre", "   ", "El nombre es obligatorio"],
  ["nombre", "A", "El nombre debe tener al menos 2 caracteres"],
  ["nombre", long(101), "El nombre no puede exceder 100 caracteres"],
  ["empresa", long(101), "La empresa no puede exceder 100 caracteres"],
  ["email", "", "El email es obligatorio"],
  ["email", "sin arroba", "Email inválido"],
  ["email", "a@b", "Email inválido"],
  ["email", "a@b.co, otro@b.co", "Email inválido"],
  ["email", `${long(250)}@b.co`, "El email no puede exceder 254 caracteres"],
  ["telefono", "", "El teléfono es obligatorio"],
  ["telefono", "12345", "El teléfono debe tener al menos 6 caracteres"],
  ["telefono", "1".repeat(21), "El teléfono no puede exceder 20 caracteres"],
  ["asunto", "", "El asunto es obligatorio"],
  ["asunto", " ab ", "El asunto debe tener al menos 3 caracteres"],
  ["asunto", long(201), "El asunto no puede exceder 200 caracteres"],
  ["mensaje", "", "El mensaje es obligatorio"],
  ["mensaje", "  corto  \n ", "El mensaje debe tener al menos 10 caracteres"],
  ["mensaje", long(2001), "El mensaje no puede exceder 2.000 caracteres"],
] as const;

describe("the contact form", () => {
  it.each(rules)("refuses %s %j: %s (PUB §5 Contact form, PUB §8)", async (campo, typed, message) => {
    const before = await db.mensajeContacto.count();
    const page = await send(new Visitor(), { [campo]: typed });
    expect(page.status).toBe(400);
    expect(text(page, "[data-part=summary] h3")).toBe("Datos inválidos");
    expect(links(page, "[data-part=summary] a")).toEqual([[message, `#contacto-${campo}`]]);
    expect(fieldError(page, campo)).toBe(message);
    expect(page.$(`#contacto-${campo}`)?.getAttribute("aria-invalid")).toBe("true");
    for (const [name, value] of Object.entries({ ...mensaje, [campo]: typed }))
      expect([name, fieldValue(page, name).trim()]).toEqual([name, value.trim()]);
    expect(await db.mensajeContacto.count()).toBe(before);
  });

  it("joins all that is wrong under 'Datos inválidos' (PUB §5 Contact form, DEC 18)", async () => {
    const page = await send(new Visitor(), { nombre: "", telefono: "1", asunto: "x" });
    expect(links(page, "[data-part=summary] a").map(([message]) => message)).toEqual([
      "El nombre es obligatorio",
      "El teléfono debe tener al menos 6 caracteres",
      "El asunto debe tener al menos 3 caracteres",
    ]);
  });

  it("takes the longest of everything, line breaks counted once (PUB §1, DEC 18)", async () => {
    const asunto = long(200);
    const lines = `${"línea\r\n".repeat(300)}${long(200)}`;
    const page = await send(new Visitor(), { nombre: long(100), empresa: long(100), asunto, mensaje: lines });
    expect(text(page, `${form} [role=status]`)).toContain("Mensaje enviado");
    expect((await stored(asunto)).mensaje).toBe(lines.replaceAll("\r\n", "\n"));
  });

  it("has the lengths, kinds and names that browsers fill in by themselves, and six rows (PUB §2 Contact, PUB §9)", async () => {
    const page = await new Visitor().visit("/contacto");
    const told = ["nombre", "empresa", "email", "telefono", "asunto", "mensaje"].map((campo) => {
      const of = (name: string) => attribute(page, `#contacto-${campo}`, name);
      return [campo, of("type"), of("minlength"), of("maxlength"), of("autocomplete")];
    });
    expect(told).toEqual([
      ["nombre", "text", "2", "100", "name"],
      ["empresa", "text", "", "100", "organization"],
      ["email", "email", "1", "254", "email"],
      ["telefono", "tel", "6", "20", "tel"],
      ["asunto", "text", "3", "200", "on"],
      ["mensaje", "", "10", "2000", ""],
    ]);
    expect(attribute(page, "#contacto-mensaje", "rows")).toBe("6");
  });

  it("comes with the product already in it", async () => {
    const visitor = new Visitor();
    const found = await visitor.visit("/buscar?q=GL-4018");
    const href = links(found, "main a").find(([label]) => label.startsWith("Solicitar cotización"))?.[1] ?? "";
    const page = await visitor.visit(href.replaceAll("&amp;", "&"));
    expect(fieldValue(page, "asunto")).toContain("GL-4018");
    expect(fieldValue(page, "mensaje")).toContain("Código: GL-4018");
  });

  it("comes with what an empty search looked for", async () => {
    const visitor = new Visitor();
    const found = await visitor.visit("/buscar?q=xyzzyqq");
    const href = links(found, "main a").find(([label]) => label.startsWith("No encontré mi repuesto"))?.[1] ?? "";
    const page = await visitor.visit(href.replaceAll("&amp;", "&"));
    expect(fieldValue(page, "asunto")).toBe("No encontré mi repuesto");
    expect(fieldValue(page, "mensaje").trim()).toBe("Busco: xyzzyqq");
  });
});
