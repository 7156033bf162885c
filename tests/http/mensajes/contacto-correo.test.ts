import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { mensaje, send, stored } from "../../support/content/contacto";
import { whileMissing } from "../../support/db/faults";
import { db, deliverDue, signedIn, Visitor } from "../../support/site/site";

const folder = join(process.env.DATA_DIR ?? "", "outbox");

async function mails(): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
}

/** The mail of the message with this subject, as a mail program reads it. */
async function mailOf(asunto: string) {
  const { id, salidas } = await stored(asunto);
  return PostalMime.parse(await readFile(join(folder, `mensaje-${id}-${salidas[0]?.id}.eml`)));
}

async function setAjuste(clave: string, valor: string): Promise<void> {
  await db.ajuste.create({ data: { clave, valor } });
}
afterEach(async () => void (await db.ajuste.deleteMany()));

describe("the mail of a contact message", () => {
  it("goes from the company to its recipients, answers go to the visitor (PUB §3)", async () => {
    await setAjuste("correo_remitente", "web@taller.co");
    await setAjuste("correo_destinatarios", "uno@taller.co; dos@taller.co");
    const asunto = "¿Tienen guardapolvos?";
    await send(new Visitor(), { asunto });
    await deliverDue();
    const mail = await mailOf(asunto);
    expect(mail.from?.address).toBe("web@taller.co");
    expect(mail.to?.map(({ address }) => address)).toEqual(["uno@taller.co", "dos@taller.co"]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([mensaje.email]);
    expect(mail.subject).toBe(`Contacto página Web - ${asunto}`);
  });

  it("goes to two recipients unless the company sets others", async () => {
    await send(new Visitor(), { asunto: "Sin ajustes" });
    await deliverDue();
    expect((await mailOf("Sin ajustes")).to).toHaveLength(2);
  });

  it("that nobody would get is a failure that staff see, with what to do", async () => {
    await setAjuste("correo_destinatarios", " , ;");
    await send(new Visitor(), { asunto: "A nadie" });
    await deliverDue();
    const { id, salidas } = await stored("A nadie");
    expect(salidas[0]?.estado).toBe("fallida");
    const page = await (await signedIn()).visit(`/admin/mensajes/${id}`);
    expect(page.text).toContain("No hay a quién enviarlo: escriba en Configuración los correos que reciben mensajes");
  });

  it("holds exactly what was typed: accents, emoji, quotes, 2,000 characters with line breaks", async () => {
    const lines = `«Año» "comillas" 'simples' 😀👍🏽 <b>&amp;</b>\n\n${"Línea con eñe, ¿sí?\n".repeat(90)}`;
    const typed = lines.padEnd(2000, "ñ");
    expect(typed).toHaveLength(2000);
    await send(new Visitor(), { asunto: "Todo tal cual", mensaje: typed.replaceAll("\n", "\r\n") });
    await deliverDue();
    const mail = await mailOf("Todo tal cual");
    expect((await stored("Todo tal cual")).mensaje).toBe(typed);
    expect(mail.text).toContain(typed);
    expect(mail.text?.split("\n").slice(0, 5)).toEqual([
      "Nombre: Íñigo Muñoz",
      "Empresa: Taller El Pistón",
      `Correo: ${mensaje.email}`,
      "Teléfono: +57 300 111 2233",
      "Asunto: Todo tal cual",
    ]);
    expect(mail.html).toContain("&#60;b&#62;&#38;amp;");
    expect(mail.html).not.toContain("<b>");
  });

  it("cannot be given headers or recipients of the visitor's (DEC 16)", async () => {
    const asunto = "Hola\r\nBcc: victima@ejemplo.com\r\n\r\nCuerpo";
    await send(new Visitor(), {
      asunto,
      nombre: "Ana\nCc: otra@ejemplo.com",
      to: "x@y.co",
      correo_remitente: "x@y.co",
    });
    await deliverDue();
    const mail = await mailOf("Hola Bcc: victima@ejemplo.com Cuerpo");
    expect(mail.subject).toBe("Contacto página Web - Hola Bcc: victima@ejemplo.com Cuerpo");
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
    expect(mail.to).toHaveLength(2);
    expect(mail.text).toContain("Nombre: Ana Cc: otra@ejemplo.com");
  });

  it("is written once, however often deliveries are looked for", async () => {
    await send(new Visitor(), { asunto: "Una vez" });
    const before = (await mails()).length;
    await Promise.all([deliverDue(), deliverDue(), deliverDue()]);
    await deliverDue();
    expect((await mails()).length).toBe(before + 1);
    expect((await stored("Una vez")).salidas).toMatchObject([{ estado: "enviada", intentos: 1 }]);
  });

  it("leaves later when the database was away meanwhile, and once (DEC 19)", async () => {
    await send(new Visitor(), { asunto: "Base caída" });
    await whileMissing("outbox_intentos", () => deliverDue().catch(() => 0));
    const { id, salidas } = await stored("Base caída");
    expect(salidas).toMatchObject([{ estado: "pendiente" }]);
    await deliverDue(new Date(Date.now() + 60_000));
    expect((await mails()).filter((name) => name.startsWith(`mensaje-${id}-`))).toHaveLength(1);
    expect((await stored("Base caída")).salidas).toMatchObject([{ estado: "enviada" }]);
  });
});
