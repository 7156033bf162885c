import { describe, expect, it } from "vitest";
import { form, mensaje, send, shownKey } from "../../support/content/contacto";
import { fieldValue, text } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

async function sendThree(visitor: Visitor): Promise<void> {
  for (let sent = 0; sent < 3; sent += 1) expect((await send(visitor)).text).toContain("Mensaje enviado");
}

/** Moves the end of every visitor's window by so many seconds. */
async function later(seconds: number): Promise<void> {
  for (const { clave, vence_at } of await db.limite.findMany()) {
    await db.limite.update({ where: { clave }, data: { vence_at: new Date(vence_at.getTime() - seconds * 1000) } });
  }
}

describe("the fourth message within five minutes", () => {
  it("is refused in words, kept as typed, and not stored (PUB §8)", async () => {
    const visitor = new Visitor();
    await sendThree(visitor);
    const before = await db.mensajeContacto.count();
    const page = await send(visitor, { asunto: "El cuarto" });
    expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "300"]);
    expect(text(page, `${form} [role=alert]`)).toBe(
      "Límite excedido Ha enviado demasiados mensajes. Espere unos minutos antes de intentar nuevamente.",
    );
    expect([fieldValue(page, "asunto"), fieldValue(page, "mensaje").trim()]).toEqual(["El cuarto", mensaje.mensaje]);
    expect(await db.mensajeContacto.count()).toBe(before);
  });

  it("is refused until five minutes after the last that was sent; then three more may go (PUB §9)", async () => {
    const visitor = new Visitor();
    await sendThree(visitor);
    await later(290);
    expect((await send(visitor)).status).toBe(429);
    await later(15);
    await sendThree(visitor);
    expect((await send(visitor)).status).toBe(429);
  });

  it("counts from the last one sent: each starts the window anew (PUB §9)", async () => {
    const visitor = new Visitor();
    await send(visitor);
    await later(200);
    await send(visitor);
    await later(200);
    await send(visitor);
    await later(200);
    expect((await send(visitor)).status).toBe(429);
  });

  it("is counted by who sends, whatever else a header claims", async () => {
    const visitor = new Visitor();
    await sendThree(visitor);
    for (const name of ["X-Forwarded-For", "X-Real-IP", "Forwarded", "CF-Connecting-IP"]) {
      visitor.formHeaders[name] = "203.0.113.77";
      expect([name, (await send(visitor)).status]).toEqual([name, 429]);
    }
  });

  it("counts only the address the proxy added, not the ones that came with the request", async () => {
    const visitor = new Visitor();
    await sendThree(visitor);
    visitor.ip = `198.51.100.9, ${visitor.ip}`;
    expect((await send(visitor)).status).toBe(429);
  });

  it("is refused also from another address of the same IPv6 network", async () => {
    const visitor = new Visitor();
    await sendThree(visitor);
    visitor.ip = visitor.ip.replace("::1", ":0:1:2:3");
    expect((await send(visitor)).status).toBe(429);
  });

  it("is one of three when four are sent at once (DEC 17)", async () => {
    const visitor = new Visitor();
    const forms = Array.from({ length: 4 }, (_, index) => ({
      ...mensaje,
      asunto: `A la vez ${index}`,
      idempotencia: shownKey(),
      sitio_web: "",
    }));
    const answers = await Promise.all(forms.map((fields) => visitor.post("/contacto", fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 429]);
    expect(await db.mensajeContacto.count({ where: { asunto: { startsWith: "A la vez" } } })).toBe(3);
  });
});

describe("what does not count", () => {
  it("is a form with mistakes, or the same one again", async () => {
    const visitor = new Visitor();
    for (let wrong = 0; wrong < 5; wrong += 1) await send(visitor, { nombre: "" });
    const idempotencia = shownKey();
    for (let again = 0; again < 5; again += 1) await send(visitor, { idempotencia });
    await send(visitor);
    expect((await send(visitor)).status).toBe(200);
    expect((await send(visitor)).status).toBe(429);
  });
});

describe("a form that looks like a machine's", () => {
  it.each([
    ["the field nobody sees is filled in", () => ({ sitio_web: "https://spam.example" })],
    ["it comes back within two seconds", () => ({ idempotencia: shownKey(0) })],
    ["it does not say when it was shown", () => ({ idempotencia: "inventada" })],
  ])("because %s, is stored once a person says so, nothing typed again", async (_, give) => {
    const given = give();
    const visitor = new Visitor();
    const before = await db.mensajeContacto.count();
    const page = await send(visitor, given);
    expect(page.status).toBe(400);
    expect(text(page, `${form} [role=alert]`)).toContain("marque la casilla y pulse Enviar mensaje otra vez");
    expect(fieldValue(page, "mensaje").trim()).toBe(mensaje.mensaje);
    expect(await db.mensajeContacto.count()).toBe(before);
    const sent = await visitor.submit(page, form, { ...given, persona: "on" });
    expect(sent.text).toContain("Mensaje enviado");
    expect(await db.mensajeContacto.count()).toBe(before + 1);
  });

  it("is not asked of who fills it in like a person", async () => {
    const page = await new Visitor().visit("/contacto");
    expect(page.$("[name=persona]")).toBeNull();
    expect(page.$("[name=sitio_web]")?.getAttribute("tabindex")).toBe("-1");
  });
});
