import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bootstrap, db as own } from "../../../build/server/index.js";
import { vocabularyOf } from "~/domain/catalogo/search";
import { contenidoInicial } from "~/domain/paginas/initial-content";
import { isEmpty } from "../../../prisma/seed/load";
import { claveDe, lugaresDe } from "../../../scripts/legado/archivos";
import { escribir } from "../../../scripts/legado/escribir";
import { escribirSitio } from "../../../scripts/legado/escribir-sitio";
import { leerExport } from "../../../scripts/legado/esquemas";
import { seed } from "../../support/db/owner";
import { links, text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

// Nothing but migrations: what `npm start` leaves without demo content.
await bootstrap();
const visitor = new Visitor();
const orden = { orderBy: { id: "asc" } } as const;

async function counts(...tablas: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const tabla of tablas) {
    const rows = await own.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM ${tabla}`);
    found.push(Number(rows[0]?.n));
  }
  return found;
}

describe("a new site", () => {
  it("has the rows that the specification presumes, as the code says them, and nothing else (DEC 41)", async () => {
    const { menu, banner, bloque, cta, footer, enlaces, contactos, secciones, valores } = contenidoInicial;
    expect(await db.menuItem.findMany(orden)).toMatchObject(menu);
    expect(await db.bannerHome.findMany(orden)).toMatchObject([banner]);
    expect(await db.bloqueCategoriasHome.findMany(orden)).toMatchObject([bloque]);
    expect(await db.homeCta.findMany(orden)).toMatchObject([cta]);
    expect(await db.footerContenido.findMany(orden)).toMatchObject([footer]);
    expect(await db.footerEnlace.findMany(orden)).toMatchObject(enlaces);
    expect(await db.footerContacto.findMany(orden)).toMatchObject(contactos);
    expect(await db.nosotrosSeccion.findMany(orden)).toMatchObject(secciones);
    expect(await db.nosotrosValor.findMany(orden)).toMatchObject(valores);
    const others = [
      "subcategorias",
      "productos",
      "medios",
      "imagenes_sitio",
      "beneficios_home",
      "ubicaciones_contacto",
    ];
    expect(await counts(...others, "nosotros_estadisticas", "auditoria")).toEqual(Array(8).fill(0));
    const words = vocabularyOf((await db.categoria.findMany()).map(({ nombre }) => nombre));
    expect((await db.palabra.findMany()).map(({ palabra }) => palabra).sort()).toEqual(words.sort());
  });

  it("asks for no vehicle while there is none", async () => {
    const page = await visitor.visit("/vehiculos");
    expect(text(page, "[data-part=empty]")).toContain("Aún no hay vehículos registrados");
    expect([page.$("main form"), page.text.includes("0 marcas")]).toEqual([null, false]);
  });

  it("has a menu with the catalogue's dropdown, in the header and in the drawer", async () => {
    const page = await visitor.visit("/");
    const entradas = [
      ["Inicio", "/"],
      ["Catálogo", "/catalogo"],
      ["Nosotros", "/nosotros"],
      ["Contacto", "/contacto"],
    ];
    expect(links(page, "header nav[aria-label=Principal] > ul > li > a")).toEqual(entradas);
    expect(texts(page, "header nav[aria-label=Principal] button")).toEqual(["Catálogo"]);
    expect(links(page, "#menu > nav > ul > li > a")).toEqual(entradas);
    expect(links(page, "#menu-catalogo a")).toContainEqual(["Amortiguadores", "/amortiguadores"]);
  });

  it("says in banner and footer what the settings say, and follows them", async () => {
    const page = await visitor.visit("/");
    expect([text(page, "h1"), text(page, "[data-part=hero] h1 + p")]).toEqual([
      "GED Autopartes",
      "Autopartes fabricadas en Colombia",
    ]);
    expect(links(page, "footer div li a")).toContainEqual(["+57 601 555 0100", "tel:+576015550100"]);
    await db.ajuste.createMany({
      data: [
        { clave: "empresa", valor: "Repuestos Ñáñez" },
        { clave: "telefono", valor: "+57 604 444 1234" },
        { clave: "correo", valor: "hola@nanez.example" },
      ],
    });
    const after = await visitor.visit("/");
    expect(text(after, "h1")).toBe("Repuestos Ñáñez");
    expect(text(after, "footer > div > div:last-child")).toContain("© Repuestos Ñáñez. Todos los derechos reservados.");
    expect(links(after, "footer div > h2 + ul a")).toEqual([
      ["+57 604 444 1234", "tel:+576044441234"],
      ["hola@nanez.example", "mailto:hola@nanez.example"],
      ["www.ejemplo.com", "https://www.ejemplo.com"],
    ]);
    for (const path of ["/", "/nosotros", "/contacto", "/catalogo"])
      expect((await visitor.visit(path)).text).not.toMatch(/[{}]/);
  });

  it("keeps what an import has nothing for, and has nothing twice", async () => {
    const banner_home = [{ titulo: "Del sitio anterior", subtitulo: "s", descripcion: "d", texto_boton_pdf: "PDF" }];
    const footer_contacto = [{ tipo: "telefono", valor: "604 444 1234", activo: true }];
    const leido = leerExport({ banner_home, footer_contacto });
    const undone = new Error("the next tests find a new site");
    const importing = own.$transaction(async (tx) => {
      await escribirSitio(tx, { leido, archivos: new Map(), replace: false });
      expect((await tx.bannerHome.findMany()).map(({ titulo }) => titulo)).toEqual(["Del sitio anterior"]);
      expect((await tx.footerContacto.findMany()).map(({ valor }) => valor)).toEqual(["604 444 1234"]);
      expect(await tx.menuItem.findMany(orden)).toMatchObject(contenidoInicial.menu);
      expect(await tx.homeCta.findMany()).toMatchObject([contenidoInicial.cta]);
      expect(await tx.footerEnlace.count()).toBe(0);
      throw undone;
    });
    await expect(importing).rejects.toBe(undone);
  });

  it("is free for demo content until somebody works on it; settings are none of that", async () => {
    expect(await isEmpty(own)).toBe(true);
    const change = { admin_nombre: "Ana", accion: "editar", entidad_id: "1" };
    const { id } = await db.auditoria.create({ data: { ...change, entidad: "ajustes" } });
    expect(await isEmpty(own)).toBe(true);
    await db.auditoria.update({ where: { id }, data: { entidad: "menu" } });
    expect(await isEmpty(own)).toBe(false);
    await db.auditoria.delete({ where: { id } });
  });

  it.each([
    ["at first", []],
    ["again, when asked to", ["--replace", "--yes"]],
  ])("takes demo content in place of its rows, %s", { timeout: 120_000 }, async (_, args) => {
    seed("--products", "0", ...args);
    expect(await isEmpty(own)).toBe(false);
    const lists = ["menu_principal", "footer_enlaces", "footer_contacto", "nosotros_secciones", "nosotros_valores"];
    expect(await counts(...lists)).toEqual([4, 4, 4, 4, 3]);
    const one = ["banner_home", "bloque_categorias_home", "home_cta", "footer_contenido"];
    expect(await counts(...one, "categorias_info")).toEqual([1, 1, 1, 1, 7]);
    expect(await db.bannerHome.findFirst()).toMatchObject({ titulo: "Hechas para encajar." });
  });

  it("of an older version gets the rows it could not make, keeps those it has, and lists that were emptied stay so", async () => {
    await db.menuItem.deleteMany({ where: { nombre: { not: "Contacto" } } });
    await db.footerEnlace.deleteMany();
    await db.bannerHome.deleteMany();
    const [{ version } = { version: 0 }] = await db.contenidoVersion.findMany();
    await db.$executeRawUnsafe("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_contenido_inicial'");
    await bootstrap();
    expect(await counts("menu_principal", "footer_enlaces", "banner_home")).toEqual([1, 0, 1]);
    expect(await db.bannerHome.findFirst()).toMatchObject(contenidoInicial.banner);
    expect(await db.contenidoVersion.findMany()).toEqual([{ id: 1, version: version + 1 }]);
  });

  it("takes an export of the old backend in place of the demo content: sections, products and their files (ADM §3)", async () => {
    const leido = leerExport(JSON.parse(readFileSync("scripts/ejemplos/export-antiguo.json", "utf8")));
    const medios = await db.medio.findMany({ select: { id: true } });
    const lugares = lugaresDe(leido);
    const archivos = new Map(lugares.map((lugar, index) => [claveDe(lugar), medios[index]?.id ?? 0]));
    await escribir(own, { leido, archivos, replace: true });
    const codigos = leido.productos.map(({ valor }) => valor.codigo);
    expect((await db.producto.findMany(orden)).map(({ codigo }) => codigo)).toEqual(codigos);
    expect(await counts("subcategorias", "menu_principal", "nosotros_secciones", "medios_uso")).toEqual([3, 3, 2, 7]);
  });
});
