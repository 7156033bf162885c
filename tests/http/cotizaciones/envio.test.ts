import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { shownKey, solicitud } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { attribute, fieldValue, text } from "../../support/site/reading";
import { db, deliverDue, type Page, purgeExpired, Visitor } from "../../support/site/site";

const [uno, dos] = [await createProducto({ codigo: "EN-1001" }), await createProducto({ codigo: "EN-1002" })];
const year = new Date(Date.now() - 5 * 3_600_000).getUTCFullYear();
const form = "form#datos";

async function withList(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post("/cotizacion", { [`c-${uno.id}`]: "4", [`c-${dos.id}`]: "1200" });
  return visitor;
}

async function send(visitor: Visitor, given: Record<string, string> = {}) {
  return visitor.post("/cotizacion", { ...solicitud, idempotencia: shownKey(), ...given });
}

const page = async (visitor: Visitor, response: Response) => visitor.follow(response, "/cotizacion");
const countOf = (numero: string) => Number(numero.slice(-5));

describe("a request", () => {
  it("is stored with its lines and leads to its page, which names nobody; the same form again leads there too (PUB §8, DEC 20, DEC 51)", async () => {
    const visitor = await withList();
    const idempotencia = shownKey();
    const first = await send(visitor, { idempotencia });
    expect([first.status, first.headers.get("Set-Cookie")]).toEqual([303, expect.stringContaining("Max-Age=0")]);
    const again = await send(visitor, { idempotencia });
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    const [row, ...others] = await db.cotizacion.findMany({ where: { idempotencia }, include: { salidas: true } });
    expect([others.length, row?.salidas.length, row?.nit, row?.estado]).toEqual([0, 1, "860002964-4", "nueva"]);
    const shown = await page(visitor, first);
    expect(row?.numero).toMatch(new RegExp(`^COT-${year}-\\d{5}$`));
    expect([shown.status, text(shown, "h1")]).toEqual([200, `Solicitud ${row?.numero} recibida`]);
    for (const part of ["EN-1001", uno.nombre, "1.200", "en total 1.204 unidades"]) expect(shown.text).toContain(part);
    for (const part of [solicitud.nombre, solicitud.telefono, solicitud.email, solicitud.empresa])
      expect(shown.html).not.toContain(part);
    const chat = shown.$$("main a").find((link) => link.text.includes("Abrir WhatsApp"));
    const said = new URL(chat?.getAttribute("href") ?? "").searchParams.get("text");
    expect(said).toBe(`Hola, envié la solicitud ${row?.numero}:\n4 × EN-1001\n1200 × EN-1002`);
    const repeated = await visitor.submit(shown, "main form", {});
    expect(repeated.$$("tbody input").map((box) => box.getAttribute("value"))).toEqual(["4", "1200"]);
  });

  it("is mailed once, as a table, with the customer as the address for answers (PUB §3, DEC 16)", async () => {
    const visitor = await withList();
    const idempotencia = shownKey();
    await send(visitor, { idempotencia, nombre: "<b>Ana</b>" });
    while ((await deliverDue()) > 0);
    const { salidas, numero } = await db.cotizacion.findUniqueOrThrow({
      where: { idempotencia },
      include: { salidas: true },
    });
    expect(salidas.map(({ estado }) => estado)).toEqual(["enviada"]);
    const mail = await readFile(join(process.env.DATA_DIR ?? "", "outbox", salidas[0]?.referencia ?? ""), "utf8");
    const flat = mail.replaceAll("=\n", "");
    for (const part of ["Reply-To: inigo@ejemplo.com", numero, "EN-1002", "&#60;b&#62;Ana"])
      expect(flat).toContain(part);
  });

  it("gets the next number: requests at once, and refused ones, leave neither a gap nor a double", async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, withList));
    const answers = await Promise.all(visitors.map((visitor, at) => send(visitor, at % 4 ? {} : { nombre: "" })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, at) => (at % 4 ? 303 : 400)));
    const rows = await db.cotizacion.findMany({ select: { numero: true } });
    const numbers = rows.map(({ numero }) => countOf(numero)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    const { ultimo } = await db.cotizacionContador.findUniqueOrThrow({ where: { clave: String(year) } });
    expect(ultimo).toBe(numbers.length);
  });

  it("of a new year begins at 1 when it is midnight in Bogotá, and the old year's count stays", async () => {
    const numero = async (moment: string) => {
      vi.setSystemTime(moment);
      const { headers } = await send(await withList());
      const enlace = headers.get("Location")?.split("/").at(-1) ?? "";
      return (await db.cotizacion.findUniqueOrThrow({ where: { enlace } })).numero;
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      expect(await numero("2041-01-01T04:59:59Z")).toBe("COT-2040-00001");
      expect(await numero("2041-01-01T05:00:00Z")).toBe("COT-2041-00001");
      expect(await numero("2041-01-01T04:59:59Z")).toBe("COT-2040-00002");
    } finally {
      vi.useRealTimers();
      await db.cotizacion.deleteMany({ where: { numero: { startsWith: "COT-204" } } });
    }
  });

  it("with something wrong keeps everything, list and text: a required field, the NIT, an empty list, a bot, the limit (PUB §8, DEC 17)", async () => {
    const visitor = await withList();
    const before = await db.cotizacion.count();
    const wrong = await page(visitor, await send(visitor, { nombre: "", nit: "860.002.964-5", telefono: "12" }));
    expect(wrong.status).toBe(400);
    for (const said of [
      "El nombre es obligatorio",
      "El NIT no es válido. Revise sus números y el dígito de verificación, como en 900123456-8.",
      "El teléfono debe tener al menos 6 caracteres",
    ])
      expect(text(wrong, form)).toContain(said);
    expect([fieldValue(wrong, "ciudad"), wrong.text.includes("EN-1002")]).toEqual(["Cota", true]);
    const bot = await page(visitor, await send(visitor, { sitio_web: "x" }));
    expect([bot.status, bot.$("[name=persona]") !== null]).toEqual([400, true]);
    const empty = new Visitor();
    const nothing = await page(empty, await send(empty));
    expect([nothing.status, text(nothing, form)]).toEqual([
      400,
      expect.stringContaining("La lista está vacía. Agregue al menos un producto."),
    ]);
    expect(await db.cotizacion.count()).toBe(before);
    for (let sent = 0; sent < 3; sent += 1) {
      await visitor.post("/cotizacion", { [`c-${uno.id}`]: "4" });
      expect((await send(visitor)).status).toBe(303);
    }
    await visitor.post("/cotizacion", { [`c-${uno.id}`]: "4" });
    const fourth = await page(visitor, await send(visitor));
    expect([fourth.status, fourth.headers.get("Retry-After")]).toEqual([429, "300"]);
    expect(text(fourth, form)).toContain("Ha enviado demasiadas solicitudes.");
    expect([
      fieldValue(fourth, "nombre"),
      fieldValue(fourth, "mensaje").trim(),
      fourth.text.includes("EN-1001"),
    ]).toEqual([solicitud.nombre, solicitud.mensaje, true]);
    expect(fourth.headers.get("Set-Cookie")).toMatch(/^cotizacion=[\w.]+; /);
  });

  it("has the quantities that are in the boxes; one that is none is told of, and nothing is sent", async () => {
    const visitor = await withList();
    const before = await db.cotizacion.count();
    const boxes = { [`c-${uno.id}`]: "88", [`c-${dos.id}`]: "x" };
    const wrong = await page(visitor, await send(visitor, { ...boxes, nombre: "" }));
    expect([wrong.status, text(wrong, `#e-${dos.id}`), fieldValue(wrong, `c-${dos.id}`)]).toEqual([
      ...[400, "La cantidad debe ser un número entre 1 y 9.999.", "x"],
    ]);
    expect([text(wrong, form).includes("El nombre es obligatorio"), fieldValue(wrong, `c-${uno.id}`)]).toEqual([
      true,
      "88",
    ]);
    expect((await send(visitor, boxes)).status).toBe(400);
    expect(await db.cotizacion.count()).toBe(before);
    const sent = await visitor.submit(await visitor.visit("/cotizacion"), form, {
      ...solicitud,
      ...{ idempotencia: shownKey(), [`c-${uno.id}`]: "88", [`c-${dos.id}`]: "7" },
    });
    expect(sent.text).toContain("en total 95 unidades");
    expect(sent.text).toContain("La recibimos. Le respondemos en horario de oficina.");
  });

  it("keeps who asks while the list is changed, and says what was done", async () => {
    const visitor = await withList();
    const typed = { nombre: "Íñigo", ciudad: "Cota", mensaje: "Es para el lunes.", nit: "no" };
    const boxes = { [`c-${uno.id}`]: "9", [`c-${dos.id}`]: "1200" };
    const shown = await visitor.visit("/cotizacion");
    const saved = await visitor.submit(shown, form, { actualizar: "1", ...typed, ...boxes });
    const less = await visitor.submit(saved, form, { quitar: String(dos.id) });
    for (const [one, said] of [
      [saved, "Se guardaron las cantidades."],
      [less, "Se quitó EN-1002."],
    ] as const) {
      expect([one.status, text(one, "#resultado b"), text(one, form).includes("no es válido")]).toEqual([
        200,
        said,
        false,
      ]);
      expect(Object.keys(typed).map((name) => fieldValue(one, name).trim())).toEqual(Object.values(typed));
    }
    expect((await visitor.visit("/cotizacion")).$$("tbody input").map((box) => box.getAttribute("value"))).toEqual([
      "9",
    ]);
    // Where nothing was typed there is nothing to keep: the page can be left and come back to.
    const away = await visitor.post("/cotizacion", { actualizar: "1", [`c-${uno.id}`]: "5" });
    expect([away.status, away.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/cotizacion\?guardado=1&lista=[0-9a-f]{16}#resultado$/),
    ]);
    expect(text(await page(visitor, away), "#resultado b")).toBe("Se guardaron las cantidades.");
    const none = await visitor.post("/cotizacion", { quitar: String(uno.id) });
    const emptied = await page(visitor, none);
    expect(text(emptied, "#resultado b")).toBe("Se quitó EN-1001.");
    expect(text(emptied, "[name=recuperar]")).toBe("Recuperar la lista");
    expect(shown.$("[name=ubicacion_id] option")?.text).toBe("Cualquiera");
    expect(shown.$("[name=ubicacion_id] [selected]")).toBeNull();
  });

  it("has a product back that was taken out, with the quantity that was typed, and loses nothing by it", async () => {
    const visitor = await withList();
    for (const nombre of ["", "Íñigo"]) {
      const boxes = { [`c-${uno.id}`]: "9", [`c-${dos.id}`]: "12" };
      const less = await visitor.submit(await visitor.visit("/cotizacion"), form, {
        ...{ ...boxes, nombre, quitar: String(dos.id) },
      });
      expect(less.$$("tbody tr").length).toBe(1);
      const back = less.$("#resultado [name=recuperar]");
      expect(back?.text).toBe("Recuperar");
      const again = await visitor.submit(less, form, { recuperar: back?.getAttribute("value") ?? "" });
      expect(again.$$("tbody input").map((box) => box.getAttribute("value"))).toEqual(["9", "12"]);
      expect([text(again, "#resultado b"), again.$("[name=recuperar]")]).toEqual(["Se agregó 1 producto.", null]);
      expect(fieldValue(again, "nombre")).toBe(nombre);
    }
  });

  it("has a product back in its place, and last where it was added again meanwhile", async () => {
    const visitor = await withList();
    const order = (page: Page) => page.$$("tbody input").map((box) => box.getAttribute("name"));
    const [first, second] = [`c-${uno.id}`, `c-${dos.id}`];
    for (const nombre of ["", "Íñigo"]) {
      const less = await visitor.submit(await visitor.visit("/cotizacion"), form, { nombre, quitar: String(uno.id) });
      const recuperar = attribute(less, "#resultado [name=recuperar]", "value");
      expect(order(await visitor.submit(less, form, { recuperar }))).toEqual([first, second]);
    }
    const less = await visitor.submit(await visitor.visit("/cotizacion"), form, { quitar: String(uno.id) });
    await visitor.post("/cotizacion", { [first]: "2" });
    const recuperar = attribute(less, "#resultado [name=recuperar]", "value");
    expect(order(await visitor.submit(less, form, { recuperar }))).toEqual([second, first]);
  });

  it("of somebody else is not found by guessing, and goes after the term that messages have (DEC 20)", async () => {
    const visitor = await withList();
    const { headers } = await send(visitor);
    const path = headers.get("Location") ?? "";
    for (const other of [`/cotizacion/${"a".repeat(22)}`, "/cotizacion/1", `${path}x`])
      expect([other, (await visitor.fetch(other)).status]).toEqual([other, 404]);
    const enlace = path.split("/").at(-1) ?? "";
    await db.cotizacion.update({ where: { enlace }, data: { created_at: new Date("2001-01-01") } });
    await purgeExpired();
    expect([await db.cotizacion.count({ where: { enlace } }), (await visitor.fetch(path)).status]).toEqual([0, 404]);
  });
});
