import { afterEach, describe, expect, it } from "vitest";
import { arrive, createCotizacion, mensaje } from "../../support/content/contacto";
import { whileMissing } from "../../support/db/faults";
import { attribute, text, texts } from "../../support/site/reading";
import { db, deliverDue, type Page, signedIn, Visitor } from "../../support/site/site";

await db.mensajeContacto.deleteMany();
const admin = await signedIn();
const path = "/admin/mensajes";

afterEach(async () => void (await db.mensajeContacto.deleteMany()));

function subjects(page: Page): string[] {
  return texts(page, "tbody th a");
}

describe("the inbox", () => {
  it("leads who is not signed in to the login, and shows nothing", async () => {
    const id = await arrive();
    for (const address of [path, `${path}/${id}`, `${path}/${id}/eliminar`, `${path}/exportar`]) {
      const response = await new Visitor().fetch(address);
      expect([address, response.status]).toEqual([address, 302]);
      expect(response.headers.get("Location")).toContain("/admin/login");
      expect(await response.text()).not.toContain(mensaje.email);
    }
  });

  it("says when there are none, and when a search finds none", async () => {
    expect((await admin.visit(path)).text).toContain("No hay mensajes");
    await arrive();
    expect((await admin.visit(`${path}?q=nadie`)).text).toContain(
      "No se encontraron mensajes que coincidan con la búsqueda",
    );
  });

  it("lists the newest first, with who wrote, when, and what became of the mail", async () => {
    await arrive({ asunto: "El primero" });
    await deliverDue();
    await arrive({ asunto: "El segundo", empresa: "" });
    const page = await admin.visit(path);
    expect(subjects(page)).toEqual(["El segundo", "El primero"]);
    expect(texts(page, "tbody tr").map((row) => row.replace(/\d\d? de .*? [ap]\. m\./, "…"))).toEqual([
      `El segundo${mensaje.mensaje}Íñigo Muñoz…NuevoCorreo pendiente`,
      `El primero${mensaje.mensaje}Íñigo Muñoz Taller El Pistón…Nuevo`,
    ]);
    expect(text(page, "#lista span")).toBe("2 mensajes");
  });

  it("finds by name, company, mail, telephone, subject and text, accents or not", async () => {
    await arrive({ asunto: "Rótulas", mensaje: "Necesito treinta unidades", empresa: "Frenos Ñandú" });
    await arrive({ asunto: "Otro", nombre: "Beto", email: "beto@ejemplo.com", telefono: "999999", empresa: "" });
    for (const q of ["rotulas", "INIGO", "ñandu", "inigo@ejemplo", "300 111", "treinta unidades"])
      expect([q, subjects(await admin.visit(`${path}?${new URLSearchParams({ q })}`))]).toEqual([q, ["Rótulas"]]);
  });

  it("narrows to new, answered, pending and failed ones", async () => {
    const [nuevo, respondido, fallido] = [
      await arrive({ asunto: "N" + "uevo" }),
      await arrive({ asunto: "Respondido" }),
      await arrive({ asunto: "Fallido" }),
    ];
    await db.salida.updateMany({ where: { mensaje_id: { in: [nuevo, respondido] } }, data: { estado: "enviada" } });
    await db.salida.updateMany({ where: { mensaje_id: fallido }, data: { estado: "fallida" } });
    await db.mensajeContacto.update({ where: { id: respondido }, data: { estado: "respondido" } });
    await arrive({ asunto: "Pendiente" });
    const of = async (estado: string) => subjects(await admin.visit(`${path}?estado=${estado}`));
    expect(await of("nuevos")).toEqual(["Pendiente", "Fallido", "Nuevo"]);
    expect(await of("respondidos")).toEqual(["Respondido"]);
    expect(await of("pendientes")).toEqual(["Pendiente"]);
    expect(await of("fallidos")).toEqual(["Fallido"]);
    expect(await of("cualquiera")).toHaveLength(4);
  });

  it("goes in pages of 25; a page too far leads to the last", async () => {
    const { id: _, ...row } = await db.mensajeContacto.findUniqueOrThrow({ where: { id: await arrive() } });
    await db.mensajeContacto.createMany({
      data: Array.from({ length: 30 }, (__, index) => ({ ...row, idempotencia: `x${index}`, asunto: `Lote ${index}` })),
    });
    const page = await admin.visit(`${path}?pagina=9`);
    expect(page.path).toBe(`${path}?pagina=2`);
    expect(subjects(page)).toHaveLength(6);
  });

  it("finds all of them whatever the gaps between their numbers, in the list and in the export", async () => {
    const { id, ...row } = await db.mensajeContacto.delete({ where: { id: await arrive() } });
    const subject = (n: number) => `Lote ${n}`;
    // Neighbours, and ids further apart than a statement looks.
    const ids = Array.from({ length: 60 }, (_, n) => id + 1 + (n % 10) + Math.floor(n / 10) * 19_996);
    const data = ids.map((one, n) => ({ ...row, id: one, idempotencia: `z${n}`, asunto: subject(n) }));
    await db.mensajeContacto.createMany({ data });
    const newest = ids.map((_, n) => subject(n)).toReversed();
    for (const pagina of [1, 2, 3])
      expect(subjects(await admin.visit(`${path}?q=guardapolvos&pagina=${pagina}`))).toEqual(
        newest.slice((pagina - 1) * 25, pagina * 25),
      );
    const csv = await (await admin.fetch(`${path}/exportar?q=guardapolvos`)).text();
    expect(csv.match(/Lote \d+/g)).toEqual(newest);
  });

  it("counts the new ones in the sidebar and the dashboard", async () => {
    const count = async () =>
      text(await admin.visit("/admin"), "nav[aria-label=Administración] a[href='/admin/mensajes'] > span");
    expect(await count()).toBe("");
    const id = await arrive({ asunto: "Uno" });
    await arrive({ asunto: "Dos" });
    expect(await count()).toBe("2 nuevos");
    await db.mensajeContacto.update({ where: { id }, data: { estado: "respondido" } });
    const page = await admin.visit("/admin");
    expect(texts(page, "[data-part=stats] > div")).toContain("Mensajes nuevos1");
    const { id: _, ...row } = await db.mensajeContacto.findFirstOrThrow({ where: { estado: "nuevo" } });
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ ...row, idempotencia: `otro ${n}` }));
    await db.mensajeContacto.createMany({ data: rows });
    expect(await count()).toBe("1.000+ nuevos");
    expect(texts(await admin.visit("/admin"), "[data-part=stats] > div")).toContain("Mensajes nuevos1.000+");
  });

  it("tells when it cannot be read", async () => {
    const page = await whileMissing("mensajes_contacto", () => admin.visit(path));
    expect(page.text).toContain("Error al cargar mensajes");
  });
});

describe("the export", () => {
  it("holds the messages of the search, and no cell a spreadsheet would run", async () => {
    await arrive({ asunto: "=HYPERLINK(1)", mensaje: '@SUM(1); "comillas"\ny otra línea', nombre: "-2+3" });
    await arrive({ asunto: "hyperlink,=1+1, @SUM(1)", mensaje: "uno; dos\n-3" });
    await arrive({ asunto: "Fuera de la búsqueda", nombre: "Beto" });
    const response = await admin.fetch(`${path}/exportar?q=hyperlink`);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="mensajes.csv"');
    const csv = Buffer.from(await response.arrayBuffer()).toString("utf8");
    expect(csv.startsWith("\uFEFFRecibido;Estado;Nombre;Empresa;Correo;Teléfono;Asunto;Mensaje\n")).toBe(true);
    expect(csv).toContain(`;nuevo;'-2+3;Taller El Pistón;inigo@ejemplo.com;'+57 300 111 2233;'=HYPERLINK(1);`);
    expect(csv).toContain(`"'@SUM(1); ""comillas""\ny otra línea"`);
    // A program that takes a comma for the end of a cell finds none either.
    expect(csv).toContain(`;hyperlink,'=1+1, '@SUM(1);"uno; dos\n'-3"`);
    expect(csv).not.toContain("Fuera de la búsqueda");
  });

  it("holds all of them, also when they are many", async () => {
    const { id: _, ...row } = await db.mensajeContacto.findUniqueOrThrow({ where: { id: await arrive() } });
    await db.mensajeContacto.createMany({
      data: Array.from({ length: 1200 }, (__, index) => ({ ...row, idempotencia: `y${index}` })),
    });
    expect((await (await admin.fetch(`${path}/exportar`)).text()).trim().split("\n")).toHaveLength(1202);
  });

  it("is linked with the search that is shown", async () => {
    await arrive();
    const page = await admin.visit(`${path}?q=guardapolvos`);
    expect(attribute(page, "main a[href*=exportar]", "href")).toBe(`${path}/exportar?q=guardapolvos`);
  });
});

describe("the system panel", () => {
  it("tells of mails that could not be sent", async () => {
    const id = await arrive();
    const correo = async () => texts(await admin.visit("/admin"), "tbody tr").find((row) => row.startsWith("Correo"));
    expect(await correo()).toBe("Correo1 pendienteArchivos .eml");
    await db.salida.updateMany({ where: { mensaje_id: id }, data: { estado: "fallida" } });
    expect(await correo()).toBe("Correo1 fallidoArchivos .eml. Revise Mensajes");
    const { id: cotizacion_id } = await createCotizacion();
    await db.salida.create({ data: { tipo: "correo", datos: "{}", estado: "fallida", cotizacion_id } });
    expect(await correo()).toBe("Correo2 fallidosArchivos .eml. Revise Mensajes y Cotizaciones");
  });
});
