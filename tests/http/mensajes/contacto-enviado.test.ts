import { describe, expect, it } from "vitest";
import { form, mensaje, send, shownKey, stored } from "../../support/content/contacto";
import { whileMissing, whileRefused } from "../../support/db/faults";
import { fieldValue, text } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

describe("a sent message", () => {
  it("is told as sent, leaves an empty form, and a reload sends nothing (PUB §4, PUB §6, PUB §8)", async () => {
    const visitor = new Visitor();
    const asunto = "Enviado una vez";
    const page = await send(visitor, { asunto });
    expect(page.status).toBe(200);
    expect(text(page, `${form} [role=status]`)).toBe(
      "Mensaje enviado Su mensaje ha sido enviado correctamente. Nos pondremos en contacto pronto.",
    );
    for (const name of Object.keys(mensaje)) expect([name, fieldValue(page, name).trim()]).toEqual([name, ""]);
    await visitor.visit(page.path);
    expect(await db.mensajeContacto.count({ where: { asunto } })).toBe(1);
  });

  it("is told in the words the company set (PUB §7)", async () => {
    const valor = "Gracias. Le llamamos hoy mismo.";
    await db.ajuste.create({ data: { clave: "mensaje_enviado", valor } });
    const page = await send(new Visitor(), {});
    await db.ajuste.delete({ where: { clave: "mensaje_enviado" } });
    expect(text(page, `${form} [role=status]`)).toContain(valor);
  });

  it("is not told as sent to somebody who only has an address", async () => {
    const page = await new Visitor().visit(`/contacto?enviado=${shownKey()}`);
    expect(page.text).not.toContain("Mensaje enviado");
  });

  it("holds exactly what was typed, the policy and when it was accepted (PUB §3, PUB §7)", async () => {
    const asunto = `Comillas "dobles" y 'simples' <b> & 😀`;
    const typed = { asunto, mensaje: `¿Tienen "GL-4018"?\n\n  Sí; no\t& <script>alert(1)</script> 👍🏽` };
    const since = Date.now();
    await send(new Visitor(), typed);
    const row = await stored(asunto);
    expect(row).toMatchObject({ ...mensaje, ...typed, estado: "nuevo", politica_version: "2026-11-29" });
    expect(row.aceptado_at.getTime()).toBeGreaterThanOrEqual(since - 1000);
    expect(row.salidas).toMatchObject([{ tipo: "correo", estado: "pendiente" }]);
  });

  it("posted 20 times at once is stored once, mailed once, and told as sent 20 times", async () => {
    const visitor = new Visitor();
    const fields = { ...mensaje, asunto: "Veinte veces", idempotencia: shownKey(), sitio_web: "" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post("/contacto", fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
    const pages = await Promise.all(answers.map(({ headers }) => visitor.visit(headers.get("Location") ?? "")));
    for (const page of pages) expect(page.text).toContain("Mensaje enviado");
    const rows = await db.mensajeContacto.findMany({ where: { asunto: "Veinte veces" }, include: { salidas: true } });
    expect(rows.map(({ salidas }) => salidas.length)).toEqual([1]);
  });

  it("is followed by another one that is written in the same form after going back", async () => {
    const visitor = new Visitor();
    const [idempotencia, asunto] = [shownKey(), "Después de volver"];
    for (const texto of ["El primero de los dos", "El segundo, con otra pregunta", "El segundo, con otra pregunta"])
      expect((await send(visitor, { idempotencia, asunto, mensaje: texto })).text).toContain("Mensaje enviado");
    const rows = await db.mensajeContacto.findMany({ where: { asunto }, orderBy: { id: "asc" } });
    expect(rows.map((row) => row.mensaje)).toEqual(["El primero de los dos", "El segundo, con otra pregunta"]);
  });

  it("can be answered whatever its text is cut in", async () => {
    for (const nombre of ["Ana", "Luis"]) {
      const asunto = `Carros de ${nombre}`;
      await send(new Visitor(), { nombre, asunto, mensaje: "🚗".repeat(900) });
      const page = await (await signedIn()).visit(`/admin/mensajes/${(await stored(asunto)).id}`);
      expect([
        page.status,
        decodeURIComponent(page.$("a[href^=mailto][href*=subject]")?.getAttribute("href") ?? ""),
      ]).toEqual([200, expect.stringMatching(/🚗$/u)]);
    }
  });
});

describe("when a message cannot be stored", () => {
  it("nothing is told as sent and everything typed stays; sent again it is stored once (PUB §8)", async () => {
    const visitor = new Visitor();
    const asunto = "Disco lleno";
    const page = await whileRefused("INSERT", "outbox", () => send(visitor, { asunto }));
    expect(page.status).toBe(500);
    expect(text(page, `${form} [role=alert]`)).toBe(
      "Error Hubo un problema al enviar su mensaje. Por favor, intente nuevamente.",
    );
    for (const [name, value] of Object.entries({ ...mensaje, asunto }))
      expect([name, fieldValue(page, name).trim()]).toEqual([name, value]);
    expect(await db.mensajeContacto.count({ where: { asunto } })).toBe(0);
    expect((await visitor.submit(page, form)).text).toContain("Mensaje enviado");
    expect(await db.mensajeContacto.count({ where: { asunto } })).toBe(1);
  });

  it("the form stays with what was typed even when nothing at all can be read", async () => {
    const visitor = new Visitor();
    const before = await visitor.visit("/contacto");
    const typed = { ...mensaje, idempotencia: shownKey() };
    const page = await whileMissing("ajustes", () =>
      whileMissing("ubicaciones_contacto", () =>
        whileMissing("footer_enlaces", () => visitor.submit(before, form, typed)),
      ),
    );
    expect(page.status).toBe(500);
    expect(page.text).toContain("Hubo un problema al enviar su mensaje. Por favor, intente nuevamente.");
    expect(page.text).toContain("Error al cargar la información de contacto");
    expect(fieldValue(page, "mensaje").trim()).toBe(mensaje.mensaje);
  });

  it("what is no form is refused in words (PUB §8)", async () => {
    const response = await new Visitor().fetch("/contacto", {
      method: "POST",
      body: "{",
      headers: { "Content-Type": "application/json", Origin: "http://localhost" },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      "Los datos ingresados no son válidos. Verifique la información e intente nuevamente.",
    );
  });
});
