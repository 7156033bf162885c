import { afterEach, describe, expect, it } from "vitest";
import { arrive } from "../../support/content/contacto";
import { createMedio } from "../../support/content/archivos";
import { createProducto } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { links, text, texts, toast } from "../../support/site/reading";
import { db, deliverDue, signedIn } from "../../support/site/site";

await db.mensajeContacto.deleteMany();
const admin = await signedIn();
const path = "/admin/mensajes";

afterEach(async () => void (await db.mensajeContacto.deleteMany()));

describe("a message", () => {
  it("is shown as it was typed, with the policy accepted, and answered by mail or WhatsApp", async () => {
    const id = await arrive({ mensaje: "Primera línea\n<b>segunda</b> & tercera" });
    const page = await admin.visit(`${path}/${id}`);
    expect(text(page, "h1")).toBe("Cotización de guardapolvos");
    expect(page.$("[data-part=mensaje]")?.textContent).toBe("Primera línea\n<b>segunda</b> & tercera");
    expect(page.text).toContain("Versión 29 de nov. de 2026");
    const hrefs = Object.fromEntries(links(page, "section footer a"));
    const reply = new URL((hrefs["Responder por correo"] ?? "").replaceAll("&amp;", "&"));
    expect([reply.pathname, reply.searchParams.get("subject")]).toEqual([
      "inigo%40ejemplo.com",
      "Re: Cotización de guardapolvos",
    ]);
    expect(hrefs["Responder por WhatsApp"]).toMatch(/^https:\/\/wa\.me\/573001112233\?text=Hola/);
  });

  it("about a product shows its picture, code and name, however its subject was changed (PUB §7)", async () => {
    const withPicture = await createProducto({ codigo: "QM - 1" });
    const { id: medio_id } = await createMedio(admin);
    await db.producto.update({ where: { id: withPicture.id }, data: { medio_id } });
    const other = await createProducto();
    const page = async (asunto: string, mensaje: string) => {
      const shown = await admin.visit(`${path}/${await arrive({ asunto, mensaje })}`);
      return [links(shown, "[aria-label='Productos del mensaje'] a"), shown.$$("section li img").length];
    };
    const link = ({ id, codigo, nombre }: typeof other) => [
      expect.stringMatching(`${codigo} ?${nombre}`),
      `/admin/productos/${id}`,
    ];
    const asked = `Hola, quiero cotizar este producto:\n${other.nombre}\nCódigo: ${other.codigo.toLowerCase()}`;
    expect(await page(`Cotización ${withPicture.codigo} - ${withPicture.nombre}`, "Necesito dos, por favor.")).toEqual([
      [link(withPicture)],
      1,
    ]);
    expect(await page("Urgente", asked)).toEqual([[link(other)], 0]);
    expect(await page("Cotización de guardapolvos", "Código: no-hay\nGracias.")).toEqual([[], 0]);
  });

  it("is marked as answered, and as new again", async () => {
    const id = await arrive();
    const page = await admin.submit(await admin.visit(`${path}/${id}`), "section footer form", {
      intent: "respondido",
    });
    expect([page.path, toast(page)]).toEqual([`${path}/${id}`, "Mensaje marcado como respondido"]);
    expect(text(page, "section header span span")).toBe("Respondido");
    const again = await admin.submit(page, "section footer form", { intent: "nuevo" });
    expect(toast(again)).toBe("Mensaje marcado como nuevo");
    expect(text(again, "section header span span")).toBe("Nuevo");
  });

  it("shows every attempt at its mail, and can be mailed again", async () => {
    const id = await arrive();
    expect((await admin.visit(`${path}/${id}`)).text).toContain("Aún no se ha intentado enviar este correo");
    await deliverDue();
    const page = await admin.visit(`${path}/${id}`);
    // The mail service took it, and it may still bounce.
    expect(texts(page, "tbody [data-r=Resultado]")).toEqual(["enviado"]);
    const again = await admin.submit(page, "section:last-of-type form", { intent: "reenviar" });
    expect(toast(again)).toContain("Correo en camino");
    await deliverDue();
    expect(texts(await admin.visit(`${path}/${id}`), "tbody [data-r=Resultado]")).toEqual(["enviado", "enviado"]);
  });

  it("is mailed again once, however often *Reenviar* is pressed at once", async () => {
    const id = await arrive();
    await deliverDue();
    const presses = Array.from({ length: 5 }, () =>
      admin.post(`${path}/${id}`, { intent: "reenviar", id: String(id) }),
    );
    for (const { status } of await Promise.all(presses)) expect(status).toBe(303);
    const salidas = await db.salida.findMany({ where: { mensaje_id: id }, orderBy: { id: "asc" } });
    expect(salidas.map(({ estado }) => estado)).toEqual(["enviada", "pendiente"]);
  });

  it("that failed is mailed anew when staff ask for it", async () => {
    const id = await arrive();
    await db.salida.updateMany({ where: { mensaje_id: id }, data: { estado: "fallida", intentos: 150 } });
    await admin.post(`${path}/${id}`, { intent: "reenviar", id: String(id) });
    await deliverDue();
    expect(await db.salida.findMany({ where: { mensaje_id: id } })).toMatchObject([{ estado: "enviada" }]);
  });

  it("is deleted only after a question, its deliveries with it", async () => {
    const id = await arrive();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "form[data-part=confirm] h1")).toBe(
      '¿Está seguro de que desea eliminar el mensaje de "Íñigo Muñoz"?',
    );
    const page = await admin.submit(question, "form[data-part=confirm]");
    expect([page.path, toast(page)]).toEqual([path, "Mensaje eliminado Íñigo Muñoz"]);
    expect(await db.salida.count({ where: { mensaje_id: id } })).toBe(0);
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.path, toast(again)]).toEqual([path, "Mensaje eliminado"]);
  });

  it("that cannot be deleted or marked is told so", async () => {
    const id = await arrive();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    const page = await whileRefused("DELETE", "mensajes_contacto", () =>
      admin.submit(question, "form[data-part=confirm]"),
    );
    expect(toast(page)).toContain("No se pudo eliminar el mensaje. Inténtelo de nuevo.");
    const shown = await admin.visit(`${path}/${id}`);
    const marked = await whileRefused("UPDATE", "mensajes_contacto", () =>
      admin.submit(shown, "section footer form", { intent: "respondido" }),
    );
    expect(toast(marked)).toContain("No se pudo actualizar el mensaje. Inténtelo de nuevo.");
  });

  it.each(["999999", "0", "x", "1e3"])("that is not there (%s) is 404", async (id) => {
    expect((await admin.visit(`${path}/${id}`)).status).toBe(404);
    expect((await admin.visit(`${path}/${id}/eliminar`)).status).toBe(404);
  });

  it("is not changed by an unknown request", async () => {
    const id = await arrive();
    expect((await admin.post(`${path}/${id}`, { intent: "otro", id: String(id) })).status).toBe(400);
  });
});
