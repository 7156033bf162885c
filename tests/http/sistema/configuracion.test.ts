import { afterEach, describe, expect, it } from "vitest";
import { form, mensaje, send, stored } from "../../support/content/contacto";
import { whileRefused } from "../../support/db/faults";
import { fieldError, fieldValue, text, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const path = "/admin/configuracion";
const admin = await signedIn();
const editor = "form[data-part=editor]";

afterEach(async () => {
  await db.ajuste.deleteMany();
});

/** Changes some settings through the form; the page that comes of it. */
async function save(changes: Record<string, string | null>) {
  return admin.submit(await admin.visit(path), editor, changes);
}

const rules = [
  ["empresa", " ", "El nombre de la empresa es requerido"],
  ["telefono", "", "El teléfono es requerido"],
  ["telefono", "llame ya", "Escriba el número con sus dígitos: +57 601 555 0100"],
  ["whatsapp", "no es un número", "Escriba un número de WhatsApp de Colombia o un enlace wa.me"],
  ["correo", "ventas", "Email inválido"],
  ["web", "no tenemos", "Escriba la dirección del sitio, como www.ejemplo.com"],
  ["web", "javascript:alert(1)", "Escriba la dirección del sitio, como www.ejemplo.com"],
  ["correo_remitente", "a@b.co\r\nBcc: x@y.co", "Email inválido"],
  ["correo_destinatarios", "uno@taller.co, dos", "Separe los correos con comas; alguno no es válido"],
  ["correo_destinatarios", "", "Escriba al menos un correo"],
  ["correo_destinatarios", " , ;", "Escriba al menos un correo"],
  ["retencion_meses", "0", "Escriba un número de meses entre 1 y 120"],
  ["retencion_meses", "121", "Escriba un número de meses entre 1 y 120"],
  ["politica", "", "La política es requerida"],
] as const;

describe("the settings", () => {
  it("are for who is signed in", async () => {
    expect((await new Visitor().fetch(path)).headers.get("Location")).toContain("/admin/login");
    const before = await db.ajuste.count();
    await new Visitor().post(path, { empresa: "Otra" });
    expect(await db.ajuste.count()).toBe(before);
  });

  it("show what holds until staff set something else", async () => {
    const page = await admin.visit(path);
    expect(fieldValue(page, "empresa")).toBe("GED Autopartes");
    expect(fieldValue(page, "politica")).toContain("Ley 1581 de 2012");
    expect(page.$("[name=consentimiento_obligatorio]")?.hasAttribute("checked")).toBe(false);
  });

  it("are on every public page at the next request (DEC 39)", async () => {
    const page = await save({ empresa: "Taller & Cía", telefono: "+57 601 000 0000", horario_semana: "Todo el día" });
    expect([page.path, toast(page)]).toEqual([path, "Configuración guardada"]);
    const visitor = new Visitor();
    const contact = await visitor.visit("/contacto");
    expect(text(contact, "title")).toBe("Contáctenos - Taller &amp; Cía".replace("&amp;", "&"));
    expect(text(contact, "section[aria-labelledby=principal]")).toContain("Todo el día");
    expect((await visitor.visit("/")).$('header a[href="tel:+576010000000"]')).not.toBeNull();
  });

  it("keep a WhatsApp number as the link it is", async () => {
    await save({ whatsapp: "300 999 8877" });
    expect(fieldValue(await admin.visit(path), "whatsapp")).toBe("https://wa.me/573009998877");
  });

  it.each(rules)("refuse %s %j: %s", async (campo, typed, message) => {
    const page = await save({ [campo]: typed, lema: "Se conserva" });
    expect(page.status).toBe(400);
    expect(fieldError(page, campo)).toBe(message);
    expect(fieldValue(page, "lema")).toBe("Se conserva");
    expect(await db.ajuste.count()).toBe(0);
  });

  it("rule the contact form: recipients, subject, confirmation, consent", async () => {
    await save({ mensaje_enviado: "Le llamamos hoy.", consentimiento_obligatorio: "on" });
    const refused = await send(new Visitor(), { asunto: "Con casilla" });
    expect(refused.status).toBe(400);
    const page = await new Visitor().submit(refused, form, { consentimiento: "on" });
    expect(text(page, `${form} [role=status]`)).toContain("Le llamamos hoy.");
    await save({ consentimiento_obligatorio: null });
    expect((await send(new Visitor(), mensaje)).status).toBe(200);
  });

  it("give a policy of other words another version, and the same words none", async () => {
    const before = (await admin.visit(path)).$("[name=politica]")?.textContent.replace(/^\n/, "") ?? "";
    await save({ politica: before, lema: "Otro lema" });
    await send(new Visitor(), { asunto: "Primera política" });
    expect((await stored("Primera política")).politica_version).toBe("2026-11-29");
    await save({ politica: "Nuestra política, en pocas palabras." });
    await send(new Visitor(), { asunto: "Segunda política" });
    const second = (await stored("Segunda política")).politica_version ?? "";
    // "-2" on the day of the words that the site comes with.
    expect(second).toMatch(/^\d{4}-\d\d-\d\d(?:-2)?$/);
    await save({ politica: "Nuestra política, en otras palabras." });
    await send(new Visitor(), { asunto: "Tercera política" });
    expect((await stored("Tercera política")).politica_version).toBe(
      second.endsWith("-2") ? second.replace(/2$/, "3") : `${second}-2`,
    );
    expect((await new Visitor().visit("/privacidad")).text).toContain("en otras palabras");
  });

  it("saved by somebody else meanwhile are shown beside what was typed, and nothing is overwritten", async () => {
    const mine = await admin.visit(path);
    const other = await signedIn();
    await other.submit(await other.visit(path), editor, { lema: "De la otra persona" });
    const page = await admin.submit(mine, editor, { lema: "Mío" });
    expect(page.status).toBe(409);
    expect(page.text).toContain("De la otra persona");
    expect(fieldValue(page, "lema")).toBe("Mío");
    expect(fieldValue(await other.visit(path), "lema")).toBe("De la otra persona");
    expect(toast(await admin.submit(page, editor))).toBe("Configuración guardada");
    expect(fieldValue(await other.visit(path), "lema")).toBe("Mío");
  });

  it("that cannot be stored are told so, and stay as typed", async () => {
    const shown = await admin.visit(path);
    const page = await whileRefused("INSERT", "ajustes", () => admin.submit(shown, editor, { lema: "Sin guardar" }));
    expect(page.status).toBe(500);
    expect(text(page, "[data-part=summary]")).toContain("No se pudo guardar la configuración. Inténtelo de nuevo.");
    expect(fieldValue(page, "lema")).toBe("Sin guardar");
  });

  it("are in the history of changes: who changed what, from what to what", async () => {
    await save({ lema: "Para el historial" });
    const page = await admin.visit("/admin/auditoria?entidad=ajustes");
    expect(page.text).toContain("Configuración del sitio");
    expect(page.text).toContain("Para el historial");
    expect(page.text).toContain("Autopartes fabricadas en Colombia");
  });
});
