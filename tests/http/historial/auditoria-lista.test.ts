import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAdmin, ownerRow } from "../../support/content/admins";
import { whileMissing } from "../../support/db/faults";
import { text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const path = "/admin/auditoria";
const ana = await signedIn();
let luz = 0;

interface Linea {
  titulo: string;
  entidad?: string;
  admin_user_id?: number | null;
  antes?: Record<string, string>;
  despues?: Record<string, string>;
  created_at?: Date;
}

async function createLines(lines: readonly Linea[]) {
  await db.auditoria.createMany({
    data: lines.map(({ titulo, entidad = "productos", admin_user_id = luz, antes, despues, ...rest }) => ({
      titulo,
      entidad,
      admin_user_id,
      admin_nombre: "Luz",
      accion: "editar",
      entidad_id: "1",
      busqueda: `${titulo} LUZ ${Object.values({ ...despues }).join(" ")}`.toUpperCase(),
      antes: antes ? JSON.stringify(antes) : null,
      despues: despues ? JSON.stringify(despues) : null,
      ...rest,
    })),
  });
}

beforeAll(async () => {
  luz = (await createAdmin({ nombre: "Luz Marina" })).id;
});

beforeEach(async () => {
  await db.auditoria.deleteMany();
});

const titles = async (address: string) => texts(await ana.visit(address), "[data-part=historial] h3");

describe("the list of changes", () => {
  it("with none says so, and with one counts one", async () => {
    expect((await ana.visit(path)).text).toContain("No hay cambios registrados");
    await createLines([{ titulo: "Uno" }]);
    expect((await ana.visit(path)).text).toContain("1 cambio");
  });

  it("has the newest first, in pages of 25; a page beyond the last leads to the last", async () => {
    await createLines(Array.from({ length: 30 }, (_, n) => ({ titulo: `Cambio ${n + 1}` })));
    const first = await ana.visit(path);
    expect(texts(first, "[data-part=historial] h3").slice(0, 2)).toEqual([
      "Editó · Producto: Cambio 30",
      "Editó · Producto: Cambio 29",
    ]);
    expect(first.text).toContain("Mostrando 1 a 25 de 30");
    const beyond = await ana.visit(`${path}?pagina=9`);
    expect(beyond.path).toBe(`${path}?pagina=2`);
    expect(texts(beyond, "[data-part=historial] h3")).toHaveLength(5);
  });

  it("narrows by person, by nobody, and by kind", async () => {
    await createLines([
      { titulo: "De Luz" },
      { titulo: "De Andrés", admin_user_id: (await ownerRow()).id, entidad: "categorias" },
      { titulo: "De nadie", admin_user_id: null },
    ]);
    expect(await titles(`${path}?persona=${luz}`)).toEqual(["Editó · Producto: De Luz"]);
    expect(await titles(`${path}?persona=sistema`)).toEqual(["Editó · Producto: De nadie"]);
    expect(await titles(`${path}?entidad=categorias`)).toEqual(["Editó · Categoría: De Andrés"]);
    expect(await titles(`${path}?persona=x&entidad=x`)).toHaveLength(3);
    const none = await ana.visit(`${path}?persona=${luz}&entidad=categorias`);
    expect(none.text).toContain("No se encontraron cambios que coincidan con la búsqueda");
    expect(texts(none, "#f-persona option[selected]")).toEqual(["Luz Marina"]);
  });

  it("searches titles and values, whatever case and accents, and signs as they stand", async () => {
    await createLines([{ titulo: "Suspension", despues: { nombre: "CAUCHO 100%" } }, { titulo: "Otro 100" }]);
    for (const q of ["suspensión", "caucho susp", "100%"])
      expect([q, await titles(`${path}?q=${encodeURIComponent(q)}`)]).toEqual([q, ["Editó · Producto: Suspension"]]);
  });

  it("finds a sign in however many lines, with further parts and filters, page by page", async () => {
    const lines = Array.from({ length: 6_000 }, (_, n) => ({ titulo: `Fila ${n}`, despues: { nombre: "CAUCHO 5%" } }));
    await createLines([...lines, { titulo: "Fila 50" }, { titulo: "Fila 5% ajena", admin_user_id: null }]);
    const found = async (query: string) => (await ana.visit(`${path}?${query}`)).text;
    expect(await found("q=5%25")).toContain("Mostrando 1 a 25 de 6.001");
    expect(await found(`q=5%25&persona=${luz}&entidad=productos&pagina=240`)).toContain(
      "Mostrando 5.976 a 6.000 de 6.000",
    );
    expect(await titles(`${path}?q=5%25+%25+ajena&persona=sistema`)).toEqual(["Editó · Producto: Fila 5% ajena"]);
    expect(await titles(`${path}?q=5%25+5999`)).toEqual(["Editó · Producto: Fila 5999"]);
  });

  it("folds what changed behind who changed what, with dates as people read them", async () => {
    await createLines([
      { titulo: "Con datos", antes: { fecha_publicacion: "2026-01-15" }, despues: { fecha_publicacion: "2026-02-03" } },
      { titulo: "Sin datos" },
    ]);
    const page = await ana.visit(path);
    expect(texts(page, "[data-part=historial] summary h3")).toEqual(["Editó · Producto: Con datos"]);
    expect(page.$("[data-part=historial] details")?.hasAttribute("open")).toBe(false);
    expect(texts(page, "[data-part=historial] td")).toEqual(["15 de ene. de 2026", "3 de feb. de 2026"]);
  });

  it("tells moments in Colombia's time", async () => {
    await createLines([{ titulo: "De noche", created_at: new Date("2026-11-21T03:05:00Z") }]);
    expect(text(await ana.visit(path), "[data-part=historial] .nota")).toMatch(/20 de nov\. de 2026.*10:05 p\. ?m\./);
  });

  it("folds long values, shows what looks like markup as text, and survives what it does not know", async () => {
    const long = `${"Texto muy largo ".repeat(40)}final`;
    await createLines([{ titulo: "<b>x</b>", entidad: "cosas", antes: { raro: "<i>" }, despues: { raro: long } }]);
    const page = await ana.visit(path);
    expect(text(page, "[data-part=historial] h3")).toBe("Editó · cosas: <b>x</b>");
    expect(text(page, "[data-part=historial] details")).toContain("final");
    expect(page.html).not.toContain("<b>x</b>");
  });

  it("that cannot be read says so", async () => {
    const page = await whileMissing("auditoria", () => ana.visit(path));
    expect([page.status, text(page, "h1")]).toEqual([500, "Error al cargar el historial"]);
  });

  it("of 50,000 lines shows any page, and finds among all of them", async () => {
    await createLines([{ titulo: "Fila 0" }]);
    const columns = "admin_user_id, admin_nombre, accion, entidad, entidad_id, created_at";
    await db.$executeRawUnsafe(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49999)
      INSERT INTO auditoria (${columns}, titulo, busqueda)
      SELECT ${columns}, 'Fila ' || (i % 2000), 'FILA ' || (i % 2000) || ' FIN' FROM auditoria, n`);
    const page = await ana.visit(`${path}?pagina=2000`);
    expect(page.text).toContain("Mostrando 49.976 a 50.000 de 50.000");
    expect((await ana.visit(`${path}?q=fila+1999+fin`)).text).toContain("25 cambios");
    const numbers = Array.from({ length: 49_999 }, (_, n) => String((49_999 - n) % 2_000));
    const newest = numbers.filter((number) => number.includes("99"));
    for (const pagina of [1, 16, 17, 33, 38])
      expect(await titles(`${path}?q=99+fin&pagina=${pagina}`)).toEqual(
        newest.slice((pagina - 1) * 25, pagina * 25).map((number) => `Editó · Producto: Fila ${number}`),
      );
  });
});
