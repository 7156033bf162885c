import { describe, expect, it } from "vitest";
import { arriveCotizacion } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { sheetNames, sheetOf } from "../../support/content/tablas";
import { attribute, links, text, texts, toast } from "../../support/site/reading";
import { db, deliverDue, signedIn, Visitor } from "../../support/site/site";

const [uno, dos] = [await createProducto({ codigo: "AD-1001" }), await createProducto({ codigo: "AD-1002" })];
const admin = await signedIn();
const path = "/admin/cotizaciones";

/** Sends a request for both products; returns its row. */
const arrive = (given: Record<string, string> = {}) =>
  arriveCotizacion({ [uno.id]: "4", [dos.id]: "1200" }, { empresa: "", nit: "", mensaje: "", ...given });

describe("the requests for quotes", () => {
  it("are listed newest first, found by number, code and telephone, and filtered by state", async () => {
    await db.cotizacion.deleteMany();
    const [first, second] = [await arrive(), await arrive({ nombre: "Ana Peña", telefono: "601 555 0199" })];
    // Further apart than a statement looks.
    await db.cotizacion.update({ where: { id: second.id }, data: { id: second.id + 50_000 } });
    const rows = async (search: string) => texts(await admin.visit(`${path}${search}`), "tbody th a");
    expect(await rows("")).toEqual([second.numero, first.numero]);
    expect(await rows(`?q=${first.numero}`)).toEqual([first.numero]);
    expect(await rows("?q=ad-1002")).toEqual([second.numero, first.numero]);
    expect(await rows("?q=6015550199")).toEqual([second.numero]);
    await db.cotizacion.update({ where: { id: first.id }, data: { estado: "ganada" } });
    expect([await rows("?estado=ganada"), await rows("?estado=nueva")]).toEqual([[first.numero], [second.numero]]);
    expect(await rows("?q=nada-de-esto")).toEqual([]);
    const panel = await admin.visit("/admin");
    expect(texts(panel, "[data-part=stats] div")).toContain("Cotizaciones nuevas1");
  });

  it("are nobody's without a session", async () => {
    const { id } = await arrive();
    for (const address of [path, `${path}/${id}`, `${path}/exportar`, `${path}/${id}/eliminar`]) {
      const response = await new Visitor().fetch(address);
      expect([address, response.status, response.headers.get("Location")?.startsWith("/admin/login")]).toEqual([
        address,
        302,
        true,
      ]);
    }
  });

  it("show who asks and the lines as they were sent, with the products that are still there", async () => {
    const { id, numero } = await arrive({ mensaje: "Uno\n<b>dos</b>" });
    await db.producto.update({ where: { id: uno.id }, data: { nombre: "Otro nombre" } });
    const page = await admin.visit(`${path}/${id}`);
    expect([text(page, "h1"), page.$("[data-part=mensaje]")?.textContent]).toEqual([numero, "Uno\n<b>dos</b>"]);
    const form = "[aria-labelledby=titulo-f-respuesta]";
    expect(texts(page, `${form} tbody th`)).toEqual([`AD-1001${uno.nombre}`, `AD-1002${dos.nombre}`]);
    expect(texts(page, `${form} [data-r=Cantidad]`)).toEqual(["4", "1.200"]);
    expect(links(page, `${form} a`)).toContainEqual(["AD-1001", `/admin/productos/${uno.id}`]);
    expect(page.html).toContain(`href="https://wa.me/573001112233?text=`);
    expect((await admin.visit(`${path}/999999`)).status).toBe(404);
  });

  it("are taken up in one press and mailed again", async () => {
    const { id } = await arrive();
    const untaken = await admin.visit(`${path}/${id}`);
    const taken = await admin.submit(untaken, "#seguimiento form", { yo: "1", nota: "Llamar el lunes" });
    expect([toast(taken), taken.$("#seguimiento [name=yo]")]).toEqual(["Usted responde esta solicitud", null]);
    const row = await db.cotizacion.findUniqueOrThrow({ where: { id } });
    expect([row.estado, row.responsable, row.revision]).toEqual(["en_curso", expect.stringMatching(/./), 2]);
    expect(row.nota).toBe("Llamar el lunes");
    const late = await (await signedIn()).submit(untaken, "#seguimiento form", { yo: "1" });
    expect(late.status).toBe(409);
    await deliverDue();
    const again = await admin.submit(await admin.visit(`${path}/${id}`), "[aria-labelledby=entregas] form", {
      intent: "reenviar",
    });
    expect(toast(again)).toMatch(/^Correo en camino/);
    expect(await db.salida.count({ where: { cotizacion_id: id } })).toBe(2);
    const forged = await admin.post(`${path}/${id}`, { id: String(id), intent: "inventada" });
    expect(forged.status).toBe(400);
  });

  it("are exported as a workbook, a row for each line", async () => {
    const { numero } = await arrive({ empresa: "=1+1" });
    const response = await admin.fetch(`${path}/exportar?q=${numero}`);
    expect([response.status, response.headers.get("Content-Disposition")]).toEqual([
      200,
      'attachment; filename="cotizaciones.xlsx"',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sheetNames(bytes)).toEqual(["Cotizaciones"]);
    const book = await sheetOf(bytes);
    expect(book.map((row) => [row[0], row[4], row[10], row[12]])).toEqual([
      ["Número", "Empresa", "Código", "Cantidad"],
      [numero, "=1+1", "AD-1001", "4"],
      [numero, "=1+1", "AD-1002", "1200"],
    ]);
  });

  it("have a workbook each, without the customers who mention its number", async () => {
    const { id, numero } = await arrive();
    await arrive({ nombre: "Beto Otro", mensaje: `Lo mismo que ${numero}` });
    const href = attribute(await admin.visit(`${path}/${id}`), "main a[href*=exportar]", "href");
    const book = await sheetOf(Buffer.from(await (await admin.fetch(href ?? "")).arrayBuffer()));
    expect(book.map((row) => row[0])).toEqual(["Número", numero, numero]);
  });

  it("are deleted after a question that names them, and no number is given twice", async () => {
    const { id, numero } = await arrive();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "main")).toContain(`¿Está seguro de que desea eliminar la solicitud ${numero}`);
    const after = await admin.submit(question, "main form", {});
    expect([after.path.split("?")[0], toast(after)]).toEqual([path, expect.stringContaining("Solicitud eliminada")]);
    expect(await db.cotizacion.count({ where: { id } })).toBe(0);
    expect((await arrive()).numero).not.toBe(numero);
  });
});
