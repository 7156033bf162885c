import { beforeAll, describe, expect, it } from "vitest";
import { contentChanged, db } from "../../../build/server/index.js";
import { replacedTables } from "~/domain/backup/format/tables.server";
import { clearContent } from "../../../prisma/seed/clear";
import { links, texts } from "../../support/site/reading";
import { filesIn } from "../../support/content/uploads";
import { sweepMedios, Visitor } from "../../support/site/site";

const visitor = new Visitor();
let stored: string[] = [];

beforeAll(async () => {
  const medios = await db.medio.findMany({ select: { almacen: true, clave: true }, orderBy: { id: "asc" } });
  stored = medios.map(({ almacen, clave }) => JSON.stringify({ almacen, clave }));
  await clearContent(db);
  contentChanged();
});

describe("the site with every content table empty", () => {
  it("has no row in a table that a restore would replace", async () => {
    const tables = replacedTables.map(({ nombre }) => nombre).filter((nombre) => nombre !== "ajustes");
    const filled = [];
    for (const table of tables) filled.push(...(await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM ${table} LIMIT 1`)));
    expect([tables.length > 15, filled]).toEqual([true, []]);
  });

  it("is rid of the files of what was thrown away too, once their deletion is due", async () => {
    const left = await db.salida.findMany({ where: { tipo: "borrar_archivo" }, orderBy: { id: "asc" } });
    expect([stored.length > 10, left.map(({ datos }) => datos)]).toEqual([true, stored]);
    await sweepMedios();
    expect([filesIn("media"), await db.salida.count({ where: { tipo: "borrar_archivo" } })]).toEqual([[], 0]);
  });

  it("shows three fallback categories at home, all leading to the catalogue (PUB §2 Home, DEC 4)", async () => {
    const page = await visitor.visit("/");
    expect(page.status).toBe(200);
    expect(links(page, "#categorias [data-part=cards] > a")).toEqual([
      ["Pasamanos", "/catalogo"],
      ["Seguros", "/catalogo"],
      ["Guardalodos", "/catalogo"],
    ]);
  });

  it("shows the default benefits: 20+ years, 100% quality, 24/7 support, innovation (PUB §2 Home)", async () => {
    const page = await visitor.visit("/");
    expect(texts(page, "[data-part=figures] > div > :first-child").slice(0, 3)).toEqual(["20+", "100%", "24/7"]);
    expect(texts(page, "[data-part=figures] h3").join(" ")).toMatch(/Años.*Calidad.*Soporte.*Innovación constante/);
  });

  it("shows the seven built-in categories in the catalogue, none leading to a 404 (PUB §2 Catalogue page, DEC 4)", async () => {
    const page = await visitor.visit("/catalogo");
    const shown = links(page, "section[aria-labelledby=explorar] [data-part=cards] > a");
    expect(shown).toHaveLength(7);
    expect(shown.filter(([, href]) => href !== "")).toEqual([]);
  });

  it.each(["/", "/catalogo", "/contacto", "/nosotros"])("answers %s with 200 and no link to a 404", async (path) => {
    const page = await visitor.visit(path);
    expect(page.status).toBe(200);
    const inner = new Set(links(page, "a").map(([, href]) => href.split("#")[0] ?? ""));
    for (const href of inner) {
      if (href.startsWith("/")) expect((await visitor.fetch(href)).status, href).toBe(200);
    }
  });

  it("leaves out of the footer what has no rows (PUB §7)", async () => {
    expect(texts(await visitor.visit("/"), "footer h2")).toEqual([]);
  });

  it("answers 404 for a category that is gone", async () => {
    const page = await visitor.visit("/amortiguadores");
    expect(page.status).toBe(404);
    expect(page.text).toContain("Categoría no encontrada");
  });
});
