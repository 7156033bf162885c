import { describe, expect, it } from "vitest";
import { catalogoEntry, catalogoPath, mentionsCatalogo, menuHref } from "~/domain/paginas/menu";

function entry(nombre: string, slug: string, id = 1) {
  return { id, nombre, slug };
}

describe("the catalogue among the menu's entries", () => {
  it.each([
    ["Productos", "catalogo"],
    ["Productos", "/Mi-Catalogo-2026"],
    ["Productos", "/catálogo/"],
    ["Catálogo", "productos-ged"],
    ["Nuestro CATALOGO", "piezas"],
    ["Categorías", "piezas"],
    ["categorias", "piezas"],
    ["Productos", "categorias"],
    ["Productos", "/Nuestras-Categorías/"],
  ])("is found by the name %j or the slug %j (PUB §2 Catalogue route)", (nombre, slug) => {
    expect(mentionsCatalogo(entry(nombre, slug))).toBe(true);
  });

  it.each([
    ["Inicio", "inicio"],
    ["Contacto", "contacto"],
    ["Nosotros", "nosotros"],
  ])("is not the entry %j (PUB §2 Catalogue route)", (nombre, slug) => {
    expect(mentionsCatalogo(entry(nombre, slug))).toBe(false);
  });

  it("is the first match; further matches are plain links", () => {
    const first = entry("Catálogo", "catalogo", 2);
    const entries = [entry("Inicio", "inicio", 1), first, entry("Categorías", "categorias", 3)];
    expect(catalogoEntry(entries)).toBe(first);
  });

  it("is never at another page's address, wherever that entry stands", () => {
    const vehiculos = entry("Catálogo por vehículo", "/Vehiculos/", 1);
    expect(catalogoEntry([vehiculos])).toBeUndefined();
    expect(catalogoPath([vehiculos, entry("Catálogo", "tienda", 2)])).toBe("/tienda");
  });

  it("has the address of its own slug (PUB §2 Catalogue route)", () => {
    expect(catalogoPath([entry("Catálogo de partes", "/Nuestro-Catalogo/")])).toBe("/nuestro-catalogo");
  });

  it("has the address /catalogo when no entry speaks of it (PUB §2 Catalogue route)", () => {
    expect(catalogoPath([])).toBe("/catalogo");
    expect(catalogoPath([entry("Inicio", "inicio")])).toBe("/catalogo");
  });
});

describe("where an entry leads", () => {
  it.each(["", "/", "inicio", "/inicio/", "INICIO", " /Inicio "])(
    "%j is the home page (PUB §2 Navbar, DEC 12)",
    (slug) => {
      expect(menuHref(slug)).toBe("/");
    },
  );

  it.each([
    ["contacto", "/contacto"],
    ["/Nosotros/", "/nosotros"],
    ["amortiguadores/delanteros", "/amortiguadores/delanteros"],
    ["https://ejemplo.com/Blog", "https://ejemplo.com/Blog"],
    ["mailto:ventas@ejemplo.com", "mailto:ventas@ejemplo.com"],
    ["#sedes", "#sedes"],
    ["/Contacto/?asunto=Flota%20GED#Sedes", "/contacto?asunto=Flota%20GED#Sedes"],
  ])("%j is %j", (slug, href) => {
    expect(menuHref(slug)).toBe(href);
  });

  it.each(["//otro.ejemplo", "javascript:alert(1)", "data:text/html,x"])("%j stays inside the site", (slug) => {
    expect(menuHref(slug)).toMatch(/^\/(?!\/)/);
  });
});
