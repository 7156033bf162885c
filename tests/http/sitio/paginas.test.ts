import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Visitor } from "../../support/site/site";
import { attribute, canonical, text, texts } from "../../support/site/reading";

const visitor = new Visitor();

const pages = [
  { path: "/", h1: "Hechas para encajar.", title: "Autopartes fabricadas en Colombia - GED Autopartes" },
  { path: "/catalogo", h1: "Catálogo", title: "Catálogo - GED Autopartes" },
  { path: "/contacto", h1: "Contáctenos", title: "Contáctenos - GED Autopartes" },
  { path: "/nosotros", h1: "Del plano a la pieza", title: "Nosotros - GED Autopartes" },
  { path: "/accesorios-4x4", h1: "Accesorios 4X4", title: "Accesorios 4X4 - GED Autopartes" },
  {
    path: "/accesorios-4x4/guardalodos",
    h1: "Guardalodos",
    title: "Guardalodos - Accesorios 4X4 - GED Autopartes",
  },
  {
    path: "/productos/accesorios-4x4/guardalodos/guardalodo-delantero-campero-5-puertas-par",
    h1: "Guardalodo delantero campero 5 puertas, par",
    title: "Guardalodo delantero campero 5 puertas, par - GED Autopartes",
  },
];

describe.each(pages)("the page $path", ({ path, h1, title }) => {
  it("answers 200 with one heading, title, description and address (PUB §2 Category, PUB §2 Contact, PUB §2 Routes)", async () => {
    const page = await visitor.visit(path);
    expect(page.status).toBe(200);
    expect(texts(page, "h1")).toEqual([h1]);
    expect(texts(page, "title")).toEqual([title]);
    expect(canonical(page)).toBe(path);
    const description = attribute(page, "meta[name=description]", "content");
    expect(description.length).toBeGreaterThan(20);
    expect(Array.from(description).length).toBeLessThanOrEqual(155);
    expect(page.$("meta[name=robots]")).toBeNull();
  });

  it("is in Colombian Spanish, between header, footer and the WhatsApp button (PUB §1, PUB §2 Contact)", async () => {
    const page = await visitor.visit(path);
    expect(page.$("html")?.getAttribute("lang")).toBe("es-CO");
    expect(page.$("header nav[aria-label=Principal]")).not.toBeNull();
    expect(page.$("main#contenido")).not.toBeNull();
    expect(page.$("footer")).not.toBeNull();
    const { origin, pathname, searchParams } = new URL(attribute(page, "aside a", "href"));
    expect(origin + pathname).toBe("https://wa.me/573005550100");
    const greeting = "Hola, me interesa conocer más sobre sus productos de autopartes.";
    expect(searchParams.get("text")).toContain(path.startsWith("/producto") ? text(page, "h1") : greeting);
  });

  it("ships one small module and no other script, and nothing its policy forbids", async () => {
    const { html } = await visitor.visit(path);
    const scripts = html.match(/<script\b[^>]*>[^<]*/g) ?? [];
    const data = scripts.filter((script) => script.includes('type="application/ld+json"'));
    const code = scripts.filter((script) => !data.includes(script));
    const one = /^<script type="module" src="(\/assets\/mejoras-[\w-]+\.js)" integrity="sha384-([\w+/=]+)">$/;
    expect(code).toEqual([expect.stringMatching(one)]);
    const [, src = "", hash] = one.exec(code[0] ?? "") ?? [];
    const served = Buffer.from(await (await visitor.fetch(src)).arrayBuffer());
    expect(createHash("sha384").update(served).digest("base64")).toBe(hash);
    expect(html).not.toMatch(/modulepreload|__reactRouterContext|\sstyle="|\son[a-z]+="/);
  });
});

describe("the pages' blocks", () => {
  it("of the home page stand in their order: hero, vehicles, categories, benefits, call to action (PUB §2 Home)", async () => {
    const page = await visitor.visit("/");
    expect(texts(page, "main h1, main h2")).toEqual([
      "Hechas para encajar.",
      "Busque por vehículo",
      "Categorías de producto",
      "¿Por qué elegirnos?",
      "¿Busca una referencia puntual?",
    ]);
    expect(texts(page, "[data-part=figures] > div > :first-child")).toEqual(["20+", "100%", "24/7", "1:1"]);
    expect(page.$('main section:last-child a[href="/contacto"]')).not.toBeNull();
  });

  it("of the home page's hero: every slide with title and description, reachable without scripts (PUB §2 Home)", async () => {
    const page = await visitor.visit("/");
    expect(texts(page, "[data-part=hero] li b")).toEqual([
      "Siete familias sobre un mismo vehículo",
      "Amortiguadores",
      "Seguridad vehicular",
    ]);
    const anchors = page.$$("[data-part=hero] a[href^='#']").map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(new Set(anchors)).toEqual(new Set(["lamina-1", "lamina-2", "lamina-3"]));
    for (const id of anchors) expect(page.$(`#${id}`)).not.toBeNull();
    expect(text(page, "[data-part=hero]")).toContain("Autopartes fabricadas en Cota, para las vías de Colombia");
  });

  it("of the catalogue: the PDF, the one tab, the seven categories, the way to contact (PUB §2 Catalogue page, PUB §2 Routes)", async () => {
    const page = await visitor.visit("/catalogo");
    expect(texts(page, "[aria-current=true] h2")).toEqual(["Explorar por Categorías"]);
    expect(texts(page, "section[aria-labelledby=explorar] [data-part=cards] > a h3")).toEqual([
      "Accesorios 4X4",
      "Accesorios Automóviles",
      "Amortiguadores",
      "Carrocería",
      "Ferretería",
      "Guardapolvos",
      "Seguridad Vehicular",
    ]);
    expect(page.$('main a[href="/contacto"]')).not.toBeNull();
    expect(page.$('main a[type="application/pdf"]')).not.toBeNull();
  });

  it("of contact: visible branches only, with hours, chat link, mail and the way there (PUB §2 Routes)", async () => {
    const page = await visitor.visit("/contacto");
    expect(texts(page, "section[aria-labelledby=sedes] article h3")).toEqual([
      "Planta y despachos",
      "Punto de venta Bogotá",
      "Punto de atención Paloquemao",
    ]);
    const [first, , third] = texts(page, "section[aria-labelledby=sedes] article");
    for (const part of ["7:00 AM - 5:00 PM", "Cerrado", "+57 601 555 0100", "planta@ejemplo.com", "Cota, Cundinamarca"])
      expect(first).toContain(part);
    expect(first).not.toContain("Mapa no disponible");
    expect(third).toContain("Mapa no disponible");
    expect(page.$('section[aria-labelledby=sedes] article a[href="https://wa.me/573005550100"]')).not.toBeNull();
    expect(text(page, 'main a[type="application/pdf"]')).toBe("Descargar catálogo");
    expect(page.text).toContain("Lunes a viernes 7:00 AM - 5:00 PM");
  });

  it("of about us: mission and vision, history before commitment, values, figures (PUB §1, PUB §2 Routes)", async () => {
    const page = await visitor.visit("/nosotros");
    expect(texts(page, "main h2")).toEqual([
      "Misión",
      "Visión",
      "Nuestra historia",
      "Nuestro compromiso",
      "Nuestros Valores",
    ]);
    expect(texts(page, "section[aria-labelledby=valores] h3")).toEqual(["Calidad", "Confiabilidad", "Innovación"]);
    expect(texts(page, "[data-part=figures] > div > :first-child")).toEqual(["20+", "1.284", "32", "7"]);
  });
});
