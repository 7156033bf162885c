import { beforeEach, describe, expect, it } from "vitest";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const still = await db.medio.findFirstOrThrow({ where: { mime: "image/webp" } });
const film = await db.medio.findFirstOrThrow({ where: { mime: "video/mp4" } });

interface Slide {
  titulo: string;
  orden?: number;
  activo?: boolean;
  ubicacion?: string;
  medio_id?: number;
}

async function setSlides(slides: Slide[]) {
  await db.imagenSitio.deleteMany();
  const given = { ubicacion: "slider_home", medio_id: still.id, descripcion: "Sobre la lámina" };
  await db.imagenSitio.createMany({ data: slides.map((slide, index) => ({ orden: index + 1, ...given, ...slide })) });
}

describe("the home page's slides", () => {
  beforeEach(() => setSlides([{ titulo: "Una" }, { titulo: "Dos" }]));

  it("are the active ones of their place, in their order (PUB §2 Home, PUB §3, PUB §4, PUB §7)", async () => {
    await setSlides([
      { titulo: "Tercera", orden: 3 },
      { titulo: "Primera", orden: 1 },
      { titulo: "Apagada", orden: 0, activo: false },
      { titulo: "De otra parte", orden: 0, ubicacion: "general" },
      { titulo: "Segunda", orden: 2 },
    ]);
    const page = await visitor.visit("/");
    expect(texts(page, "[data-part=hero] li b")).toEqual(["Primera", "Segunda", "Tercera"]);
    expect(texts(page, "[data-part=hero] li b + span")).toEqual([
      "Sobre la lámina",
      "Sobre la lámina",
      "Sobre la lámina",
    ]);
  });

  it("have arrows round and round, dots and a counter, and advance by themselves (PUB §2 Home)", async () => {
    const page = await visitor.visit("/");
    const steps = [
      ["Anterior", "#lamina-2"],
      ["Siguiente", "#lamina-2"],
      ["Anterior", "#lamina-1"],
      ["Siguiente", "#lamina-1"],
    ];
    expect(links(page, "[data-part=hero] [data-part=controls] > a")).toEqual(steps);
    expect(links(page, "[data-part=hero] li:first-child [data-part=controls] span > a").map(([, to]) => to)).toEqual([
      "#lamina-1",
      "#lamina-2",
    ]);
    expect(texts(page, "[data-part=hero] [data-part=controls] > a + span")).toEqual(["1 / 2", "2 / 2"]);
    expect(page.$("[data-part=hero] [data-automatico]")).not.toBeNull();
  });

  it("that are only one have neither arrows, dots nor counter, and stay (PUB §4)", async () => {
    await setSlides([{ titulo: "Sola" }]);
    const page = await visitor.visit("/");
    expect(texts(page, "[data-part=hero] li b")).toEqual(["Sola"]);
    expect(page.$("[data-part=hero] [data-part=controls], [data-part=hero] [data-automatico]")).toBeNull();
  });

  it("can be videos, which their type decides and not their name (PUB §2 Home)", async () => {
    const { id: _, ...file } = still;
    const { id } = await db.medio.create({ data: { ...file, clave: "imagenes-sitio/video-automoviles-mp4.webp" } });
    await setSlides([
      { titulo: "Película", medio_id: film.id },
      { titulo: "Foto", medio_id: id },
    ]);
    const page = await visitor.visit("/");
    expect(page.$$("[data-part=hero] video").map((video) => video.getAttribute("src"))).toEqual([
      `/media/${film.clave}`,
    ]);
    expect(page.$$("[data-part=hero] li picture")).toHaveLength(1);
  });

  it("give way to the numbered vehicle where there are none", async () => {
    await setSlides([]);
    const page = await visitor.visit("/");
    const vehicle = page.$("[data-part=hero] li img");
    expect(vehicle?.getAttribute("src")).toBe("/dibujos/vehiculo.svg");
    expect(vehicle?.getAttribute("alt")).toMatch(/^Alzado lateral de un vehículo 4x4/);
    expect(page.$("[data-part=hero] [data-part=controls]")).toBeNull();
  });
});

describe("the home page's banner", () => {
  it("shows title, subtitle, description and the catalogue's button of the newest record (PUB §2 Home, PUB §3, PUB §7)", async () => {
    const data = { titulo: "Nuevo título", subtitulo: "Nuevo subtítulo", descripcion: "Nueva descripción." };
    await db.bannerHome.create({ data: { ...data, texto_boton_pdf: "Baje el PDF" } });
    const page = await visitor.visit("/");
    for (const part of Object.values(data)) expect(text(page, "[data-part=hero]")).toContain(part);
    expect(text(page, "[data-part=hero] a[type='application/pdf']")).toBe("Baje el PDF");
    expect(texts(page, "[data-part=hero] h1")).toEqual(["Nuevo título"]);
  });

  it("names every button of the PDF catalogue but those that have words of their own (PUB §2 Product, PUB §2 Contact, DEC 45)", async () => {
    const { titulo, subtitulo, descripcion } = await db.bannerHome.findFirstOrThrow();
    await db.bannerHome.create({ data: { titulo, subtitulo, descripcion, texto_boton_pdf: "Baje el PDF" } });
    for (const [path, said] of [
      ["/", "Baje el PDF"],
      ["/catalogo", "Baje el PDF"],
      ["/ferreteria", "Baje el PDF"],
      ["/producto/PM-4104", "Catálogo PDF"],
      ["/contacto", "Descargar catálogo"],
    ] as const) {
      const shown = texts(await visitor.visit(path), "main a[type='application/pdf']");
      expect([path, ...new Set(shown)]).toEqual([path, said]);
    }
  });

  it("shows the active logo, as the footer does, and the mark without one (PUB §2 Footer, PUB §2 Home, PUB §3, PUB §4, PUB §7)", async () => {
    const { medio } = await db.configuracionLogo.findFirstOrThrow({
      where: { activo: true },
      include: { medio: true },
    });
    const page = await visitor.visit("/");
    for (const place of ["main [data-part=logo] img", "footer img"]) {
      expect(attribute(page, place, "src")).toBe(`/media/${medio.clave}`);
      expect(attribute(page, place, "alt")).toBe("GED Autopartes");
      expect((await visitor.fetch(attribute(page, place, "data-respaldo"))).status).toBe(200);
    }
    expect((await visitor.fetch(`/media/${medio.clave}`)).status).toBe(200);
    const small = await visitor.fetch(attribute(page, "main [data-part=logo] source", "srcset"));
    expect(small.headers.get("content-type")).toBe("image/avif");
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(medio.bytes);
    expect([attribute(page, "footer img", "loading"), page.$$(`link[href*="${medio.clave}"]`).length]).toEqual([
      "lazy",
      0,
    ]);
    await db.configuracionLogo.updateMany({ data: { activo: false } });
    const without = await visitor.visit("/");
    expect(without.$("main [data-part=logo] img, footer img")).toBeNull();
    expect(without.$("main [data-part=logo] svg")).not.toBeNull();
  });
});

describe("the home page's blocks", () => {
  it("lead from every category to its page, under the block's own texts (PUB §2 Home)", async () => {
    await db.bloqueCategoriasHome.create({ data: { titulo: "Familias", descripcion: "Siete en total." } });
    const page = await visitor.visit("/");
    const categorias = await db.categoria.findMany({ orderBy: { orden: "asc" } });
    const shown = page.$$("#categorias [data-part=cards] > a");
    expect(shown.map((card) => card.getAttribute("href"))).toEqual(categorias.map(({ slug }) => `/${slug}`));
    for (const part of ["Familias", "Siete en total.", ...categorias.map(({ nombre }) => nombre)])
      expect(text(page, "#categorias")).toContain(part);
  });

  it("show the active benefits only, in their order, with icon, title and description (PUB §2 Home, PUB §3, PUB §4, PUB §7)", async () => {
    await db.beneficioHome.deleteMany();
    await db.beneficioHome.createMany({
      data: [
        { icono: "2º", titulo: "Segundo", descripcion: "Después.", orden: 2 },
        { icono: "0º", titulo: "Apagado", descripcion: "Nunca.", orden: 0, activo: false },
        { icono: "1º", titulo: "Primero", descripcion: "Antes.", orden: 1 },
      ],
    });
    const page = await visitor.visit("/");
    expect(texts(page, "[data-part=figures] > div > :first-child")).toEqual(["1º", "2º"]);
    expect(texts(page, "[data-part=figures] h3")).toEqual(["Primero", "Segundo"]);
    expect(texts(page, "[data-part=figures] p")).toEqual(["Antes.", "Después."]);
  });

  it("end in the call to action of the database: title, description, button, address (PUB §2 Home, PUB §3)", async () => {
    await db.homeCta.create({
      data: { titulo: "¿Taller?", descripcion: "Hablemos.", texto_boton: "Ver sedes", url_boton: "/contacto#sedes" },
    });
    const page = await visitor.visit("/");
    expect([text(page, "[data-part=call] h2"), text(page, "[data-part=call] p")]).toEqual(["¿Taller?", "Hablemos."]);
    expect(links(page, "[data-part=call] a")).toEqual([["Ver sedes", "/contacto#sedes"]]);
  });
});
