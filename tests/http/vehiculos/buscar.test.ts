import { describe, expect, it } from "vitest";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { createProducto } from "../../support/content/factories";
import { defendidas } from "./defendidas";
import { links, text } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";
import { buscar, codigosIn, sugeridos } from "../../support/site/search";

/** The pages of the vehicles that a search names as understood. */
function vehiculos(page: Page): string[] {
  return links(page, "ul[aria-label='Filtros aplicados'] a").flatMap(([, href]) =>
    href.startsWith("/vehiculos/") ? [href] : [],
  );
}

describe("searches by vehicle, number and code", () => {
  it("are sixty-two, none twice", () => {
    expect(new Set(defendidas.map(({ q }) => q)).size).toBe(62);
  });

  it.each(defendidas)("$q", async ({ q, exacto, vehiculo = [], cuenta, total, corregido, quiso, primeros = [] }) => {
    const page = await buscar(q);
    if (exacto !== undefined) {
      expect([page.path.split("/")[1], text(page, "[data-part=code]")]).toEqual(["productos", exacto]);
      return;
    }
    expect(vehiculos(page)).toEqual(vehiculo.map((path) => `/vehiculos/${path}`));
    if (cuenta !== undefined) expect(text(page, "[data-part=cuenta]")).toBe(cuenta);
    if (total !== undefined) expect(text(page, "[role=status]")).toMatch(new RegExp(`^${total} referencias?$`));
    const said = page.$("[data-part=remiendo] span")?.textContent;
    expect(said).toBe(corregido && `Mostrando resultados para ${corregido}`);
    if (quiso !== undefined) expect(text(page, "#quiso")).toBe(quiso);
    expect(codigosIn(page).slice(0, 3)).toEqual(primeros);
  });
});

describe("a search by vehicle", () => {
  it("takes what two lines of a make begin with for both, beside a year", async () => {
    const una = await createLinea({ nombre: "Zorrano D22" });
    const otra = await createLinea({ marca: una.marca, nombre: "Zorrano NP300" });
    const [vieja, nueva] = [
      await createProducto({ nombre: "Cuna fina" }),
      await createProducto({ nombre: "Cuna fina" }),
    ];
    await createAplicacion(vieja, una, { desde: 1999, hasta: 2012 });
    await createAplicacion(nueva, otra, { desde: 2010, hasta: null });
    const page = await buscar("cuna zorrano 2011");
    expect(vehiculos(page)).toEqual([`${una.href}?ano=2011`, `${otra.href}?ano=2011`]);
    expect(codigosIn(page).toSorted()).toEqual([vieja.codigo, nueva.codigo].toSorted());
    expect(codigosIn(await buscar("cuna zorrano 2020"))).toEqual([nueva.codigo]);
    expect(text(await buscar("gato zorrano 2020"), "#del-vehiculo")).toBe("Lo que tenemos para Zorrano 2020");
  });

  it("mends no word that is a vehicle's name, and reads it where nothing has it", async () => {
    const linea = await createLinea({ nombre: "Cielo" });
    const producto = await createProducto({ nombre: "Cuna ciela" });
    await createAplicacion(producto, linea);
    const page = await buscar("cuna cielo");
    expect([page.$("[data-part=remiendo]"), vehiculos(page), codigosIn(page)]).toEqual([
      null,
      expect.arrayContaining([linea.href]),
      [producto.codigo],
    ]);
  });

  it("has what fits first, then what is universal, then what only the text finds; hidden products nowhere", async () => {
    const linea = await createLinea({ alias: "Zorzal Cross" });
    const other = await createLinea({ marca: linea.marca });
    const named = `Tirante fijo ${linea.marca.nombre} ${linea.nombre}`;
    const solo = await createProducto({ nombre: `${named} 2015` });
    const universal = await createProducto({ nombre: "Tirante fijo universal", universal: true });
    const apto = await createProducto({ nombre: "Tirante fijo para varios vehículos" });
    const viejo = await createProducto({ nombre: `${named} viejo` });
    const ajeno = await createProducto({ nombre: "Tirante fijo ajeno" });
    const oculto = await createProducto({ nombre: "Tirante fijo oculto", visible: false });
    const rotula = await createProducto({ nombre: "Rotula de otra clase" });
    for (const producto of [apto, oculto, rotula])
      await createAplicacion(producto, linea, { desde: 2014, hasta: 2016 });
    await createAplicacion(viejo, linea, { desde: 2000, hasta: 2013 });
    await createAplicacion(ajeno, other, { desde: 2014, hasta: null });
    for (const q of [
      `tirante fijo ${linea.nombre} 2015`,
      "zorzal-cross 15 tirante",
      `tirante ${linea.nombre} modelo 15`,
    ])
      expect([q, codigosIn(await buscar(q)).slice(0, 2)]).toEqual([q, [apto.codigo, universal.codigo]]);
    const page = await buscar(`tirante ${linea.nombre} 2015`);
    expect(codigosIn(page)).toEqual([apto.codigo, universal.codigo, solo.codigo]);
    expect(text(page, "[data-part=cuenta]")).toBe("1 para su vehículo, 1 universal, 1 por su texto");
    expect(text(page, "main tbody")).toContain(`${linea.marca.nombre} ${linea.nombre} 2014-2016`);
    const any = codigosIn(await buscar(`tirante ${linea.nombre}`));
    expect(any.slice(0, 2).toSorted()).toEqual([apto.codigo, viejo.codigo].toSorted());
    expect(any).not.toContain(ajeno.codigo);
  });

  it("says which vehicle it understood, leads to its page, and lets go of it", async () => {
    const page = await buscar("guardapolvo duster 2015");
    expect(links(page, "ul[aria-label='Filtros aplicados'] a")).toEqual([
      ["Renault Duster 2015", "/vehiculos/renault/duster?ano=2015"],
      ["Quitar filtro Vehículo", "/buscar?q=guardapolvo"],
    ]);
    const alone = await buscar("renault duster");
    expect(links(alone, "ul[aria-label='Filtros aplicados'] a")[1]?.[1]).toBe("/buscar?q=renault+duster&literal=1");
    const literal = await buscar("renault duster", { literal: "1" });
    expect([literal.$("ul[aria-label='Filtros aplicados']"), text(literal, "[role=status]")]).toEqual([
      null,
      "30 referencias",
    ]);
  });

  it("names the vehicle where nothing fits it, and the make where no line was typed", async () => {
    const marca = await createMarca();
    const { href, nombre } = await createLinea({ marca });
    const none = await buscar(`quebrantahuesos ${nombre} 2015`);
    expect([none.$("h1")?.textContent, vehiculos(none)]).toEqual([
      `No encontramos «quebrantahuesos ${nombre} 2015»`,
      [`${href}?ano=2015`],
    ]);
    expect(links(await buscar(`guardapolvo ${marca.nombre}`), "[data-part=chip]")).toContainEqual([
      `Vehículos › ${marca.nombre}`,
      `/vehiculos/${marca.slug}`,
    ]);
  });

  it("offers what it has for the vehicle where nothing for it has the words, and leads to all of it", async () => {
    const linea = await createLinea();
    const aptos = [];
    for (const nombre of ["Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete"])
      aptos.push(await createProducto({ nombre: `Tirante ${nombre}` }));
    for (const producto of aptos) await createAplicacion(producto, linea, { desde: 2014, hasta: 2016 });
    const page = await buscar(`quebrantahuesos ${linea.nombre} 2015`);
    const nombre = `${linea.marca.nombre} ${linea.nombre} 2015`;
    expect(text(page, "#del-vehiculo")).toBe(`Lo que tenemos para ${nombre}`);
    expect(codigosIn(page).length).toBe(6);
    expect(links(page, "[data-part=del-vehiculo] > a")).toEqual([
      [`Ver todo para ${nombre}`, `${linea.href}?ano=2015`],
    ]);
    expect(page.$$("[data-part=del-vehiculo] tbody input[name^='c-']")).toHaveLength(6);
    expect(codigosIn(await buscar(`amortiguador siete ${linea.nombre} 2015`))).toEqual([aptos.at(-1)?.codigo]);
    expect(page.$("#parecidos")).toBeNull();
    for (const resto of ["2", "zz", "2 a", "%", "¿?"])
      expect(codigosIn(await buscar(`${linea.nombre} ${resto}`)).length).toBeGreaterThan(0);
    const [first] = aptos;
    await db.aplicacion.deleteMany({ where: { producto_id: { not: first?.id }, linea_id: linea.id } });
    const one = await buscar(`quebrantahuesos ${linea.nombre} 2016`);
    expect(codigosIn(one)).toEqual([first?.codigo]);
    const old = await buscar(`quebrantahuesos ${linea.nombre} 1999`);
    const otros = `No tenemos productos para ${linea.marca.nombre} ${linea.nombre} 1999; sí para otros años`;
    expect([text(old, "#del-vehiculo"), codigosIn(old)]).toEqual([otros, [first?.codigo]]);
    expect(links(old, "[data-part=del-vehiculo] > a")[0]?.[1]).toBe(linea.href);
  });

  it("reads a vehicle in a word that only begins one of the catalogue where nothing is found without it", async () => {
    const linea = await createLinea({ nombre: "Zurbarán" });
    const producto = await createProducto({ nombre: "Traviesa fija", descripcion: "Zurbarán" });
    await createProducto({ nombre: "Zurbarán de colección" });
    await createAplicacion(producto, linea, { desde: 2014, hasta: 2016 });
    const page = await buscar("traviesa zurbara 2015");
    expect([codigosIn(page), vehiculos(page)]).toEqual([[producto.codigo], [`${linea.href}?ano=2015`]]);
    expect(text(page, "[data-part=remiendo] span")).toBe("Mostrando resultados para «traviesa Zurbarán 2015»");
    expect(vehiculos(await buscar("traviesa zurbara 2015", { literal: "1" }))).toEqual([]);
    // A word that is whole in the catalogue is no mistyped vehicle.
    await createProducto({ nombre: "Zurbara de latón" });
    expect(vehiculos(await buscar("traviesa zurbara 2015"))).toEqual([]);
  });

  it("knows a line from the moment that staff write it", async () => {
    const linea = await createLinea({ nombre: "Quimbaya" });
    const staff = new Visitor();
    await staff.signIn();
    const editor = await staff.visit(`/admin/vehiculos/lineas/${linea.id}`);
    await staff.submit(editor, "form[data-part=editor]", { alias: "Sinsonte" });
    expect(vehiculos(await buscar("espejo sinsonte"))).toEqual([linea.href]);
  });

  it("has each product once, page by page", async () => {
    const linea = await createLinea();
    const rows = await db.producto.findMany({ where: { visible: true }, take: 30, select: { id: true } });
    for (const row of rows) {
      await createAplicacion(row, linea);
      await createAplicacion(row, linea, { desde: 2014 });
    }
    const [first, second] = [await buscar(linea.nombre), await buscar(linea.nombre, { pagina: "2" })];
    const all = [first, second].flatMap(codigosIn);
    expect([all.length, new Set(all).size]).toEqual([30, 30]);
  });

  it("is suggested while somebody types", async () => {
    const found = await sugeridos("guardapolvo duster 2015");
    expect([found.length, ...found.slice(0, 2)]).toEqual([6, "GT-3310", "CR-1124"]);
  });
});
