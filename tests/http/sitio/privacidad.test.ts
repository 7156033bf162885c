import { afterEach, describe, expect, it } from "vitest";
import { form, send, stored } from "../../support/content/contacto";
import { fieldError, fieldValue, links, text, texts } from "../../support/site/reading";
import { db, purgeExpired, Visitor } from "../../support/site/site";

const visitor = new Visitor();
afterEach(async () => void (await db.ajuste.deleteMany()));

async function setAjuste(clave: string, valor: string): Promise<void> {
  await db.ajuste.create({ data: { clave, valor } });
}

describe("/privacidad", () => {
  it("says one month in the singular", async () => {
    await setAjuste("retencion_meses", "1");
    expect((await visitor.visit("/privacidad")).text).toContain("durante 1 mes contados desde");
  });

  it("tells who keeps what for how long, and how to object, with the company's own details", async () => {
    await setAjuste("correo", "datos@taller.co");
    await setAjuste("retencion_meses", "18");
    const page = await visitor.visit("/privacidad");
    expect([page.status, text(page, "h1")]).toEqual([200, "Política de tratamiento de datos personales"]);
    expect(texts(page, "main h2")).toContain("Sus derechos");
    for (const part of [
      "Ley 1581 de 2012",
      "durante 18 meses",
      "datos@taller.co",
      "pedirnos una cotización",
      "Versión 29 de nov. de 2026",
    ])
      expect(page.text).toContain(part);
    expect(page.text).not.toMatch(/[{}]/);
  });

  it("is linked from the footer and above the send button", async () => {
    const page = await visitor.visit("/contacto");
    expect(links(page, "footer a").map(([, href]) => href)).toContain("/privacidad");
    expect(text(page, `${form} .nota`)).toBe(
      "Al enviar este mensaje usted acepta nuestra Política de tratamiento de datos personales.",
    );
  });

  it("in the company's own words is the version a message is accepted under", async () => {
    await setAjuste("politica", "## Nuestra política\n\nSus datos son suyos, {empresa} solo los usa para responder.");
    await setAjuste("politica_version", "2027-01-15");
    expect((await visitor.visit("/privacidad")).text).toContain("Sus datos son suyos, GED Autopartes solo los usa");
    await send(new Visitor(), { asunto: "Bajo la nueva" });
    expect((await stored("Bajo la nueva")).politica_version).toBe("2027-01-15");
  });
});

describe("consent", () => {
  it("is a box to tick, never ticked before, once the company makes it compulsory (DEC 20)", async () => {
    await setAjuste("consentimiento_obligatorio", "sí");
    const page = await send(visitor, { asunto: "Sin marcar" });
    expect(page.status).toBe(400);
    expect(text(page, "[data-part=summary]")).toContain("Debe aceptar la política de tratamiento de datos personales");
    expect(page.$("[name=consentimiento]")?.hasAttribute("checked")).toBe(false);
    expect(fieldError(page, "consentimiento")).toBe("Debe aceptar la política de tratamiento de datos personales");
    expect(text(page, "label:has([name=consentimiento]) > span")).toBe(
      "Acepto la Política de tratamiento de datos personales",
    );
    expect(fieldValue(page, "asunto")).toBe("Sin marcar");
    expect(fieldError(page, "nombre")).toBe("");
    const again = await visitor.submit(page, form, { consentimiento: "on", nombre: "" });
    expect(again.$("[name=consentimiento]")?.hasAttribute("checked")).toBe(true);
    expect((await visitor.submit(again, form, { nombre: "Ana Pérez" })).text).toContain("Mensaje enviado");
    expect((await stored("Sin marcar")).consentimiento).toBe(true);
  });
});

describe("messages past their retention", () => {
  it("are deleted by themselves, the others stay; no address of a visitor outlives its window", async () => {
    await send(new Visitor(), { asunto: "Viejo" });
    await send(new Visitor(), { asunto: "Joven" });
    const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
    await db.mensajeContacto.updateMany({ where: { asunto: "Viejo" }, data: { created_at: ago(25) } });
    await db.mensajeContacto.updateMany({ where: { asunto: "Joven" }, data: { created_at: ago(23) } });
    await db.limite.updateMany({ data: { vence_at: ago(1) } });
    await purgeExpired();
    const left = await db.mensajeContacto.findMany({ where: { asunto: { in: ["Viejo", "Joven"] } } });
    expect(left.map(({ asunto }) => asunto)).toEqual(["Joven"]);
    expect(await db.limite.count()).toBe(0);
  });

  it("are kept for ever when no number of months is set", async () => {
    await setAjuste("retencion_meses", "nunca");
    await send(new Visitor(), { asunto: "Muy viejo" });
    await db.mensajeContacto.updateMany({ data: { created_at: new Date("2001-01-01") } });
    await purgeExpired();
    expect(await db.mensajeContacto.count({ where: { asunto: "Muy viejo" } })).toBe(1);
  });
});
