import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../../support/content/factories";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();

interface Lista {
  path: string;
  /** What adds a row. */
  nuevo: string;
  titulo: string;
  lista: string;
  busca: string;
  columns: string[];
}

const listas: Lista[] = [
  {
    path: "/admin/productos",
    nuevo: "Nuevo Producto",
    titulo: "Gestión de Productos",
    lista: "Lista de Productos",
    busca: "Buscar productos...",
    columns: ["Marcar", "Foto", "Código", "Nombre y descripción", "Categoría y subcategoría", "Estado", "Acciones"],
  },
  {
    path: "/admin/beneficios",
    nuevo: "Agregar Beneficio",
    titulo: "Beneficios GED",
    lista: "Lista de Beneficios",
    busca: "Buscar beneficios...",
    columns: ["Orden", "Ícono", "Título", "Descripción", "Estado", "Acciones"],
  },
  {
    path: "/admin/ubicaciones",
    nuevo: "Nueva Ubicación",
    titulo: "Gestión de Ubicaciones",
    lista: "Lista de Ubicaciones",
    busca: "Buscar ubicaciones...",
    columns: ["Orden", "Nombre", "Ciudad", "Dirección", "Teléfono", "Estado", "Acciones"],
  },
  {
    path: "/admin/nosotros/secciones",
    nuevo: "Nueva Sección",
    titulo: "Gestión de Nosotros",
    lista: "Secciones",
    busca: "Buscar secciones...",
    columns: ["Orden", "Ícono", "Tipo", "Título", "Contenido", "Acciones"],
  },
  {
    path: "/admin/nosotros/valores",
    nuevo: "Nuevo Valor",
    titulo: "Gestión de Nosotros",
    lista: "Valores",
    busca: "Buscar valores...",
    columns: ["Orden", "Ícono", "Valor", "Descripción", "Acciones"],
  },
  {
    path: "/admin/nosotros/estadisticas",
    nuevo: "Nueva Estadística",
    titulo: "Gestión de Nosotros",
    lista: "Estadísticas",
    busca: "Buscar estadísticas...",
    columns: ["Orden", "Título", "Descripción", "Acciones"],
  },
];

describe.each(listas)("the list at $path", ({ path, nuevo, titulo, lista, busca, columns }) => {
  it("has its title, the button that opens the form, its search and its columns (ADM §1, ADM §2 About us, ADM §2 Benefits, ADM §2 Locations, ADM §2 Products)", async () => {
    const page = await admin.visit(path);
    expect([text(page, "h1"), text(page, "#lista")]).toEqual([titulo, expect.stringContaining(`${lista} `)]);
    expect(links(page, "main a")).toContainEqual([nuevo, `${path}/nuevo`]);
    expect(attribute(page, "input[type=search]", "placeholder")).toBe(busca);
    expect(texts(page, "thead th")).toEqual(columns);
  });

  it("is left for an empty form with Crear, and Cancelar leads back to it (ADM §2 Products)", async () => {
    const page = await admin.visit(`${path}/nuevo`);
    expect(text(page, "form[data-part=editor] footer button")).toBe("Crear");
    expect(links(page, "form[data-part=editor] footer a")).toContainEqual(["Cancelar", path]);
    expect(page.$("main table")).toBeNull();
  });

  it("is replaced by a filled form with Actualizar and Cancelar (ADM §2 Benefits, ADM §2 Lists)", async () => {
    const edit = links(await admin.visit(path), "tbody a").find(([label]) => label.startsWith("Editar "));
    const page = await admin.visit(edit?.[1] ?? "");
    expect(text(page, "form[data-part=editor] footer button")).toBe("Actualizar");
    expect(links(page, "form[data-part=editor] footer a")).toContainEqual(["Cancelar", path]);
    expect(page.$("main table")).toBeNull();
  });
});

describe("the panel", () => {
  it("counts products, the categories they are of, visible branches, and the active catalogue (ADM §2 Dashboard, ADM §2 Routes, ADM §7 Tables)", async () => {
    await createSubcategoria();
    const categorias = await db.producto.findMany({ distinct: ["categoria_id"], select: { categoria_id: true } });
    const activo = (await db.catalogoPdf.count({ where: { activo: true } })) > 0 ? "1" : "0";
    const page = await admin.visit("/admin");
    const cards = page
      .$$("[data-part=stats] > div")
      .map((card) => [card.querySelector("dt")?.textContent, card.querySelector("dd")?.textContent.replace(".", "")]);
    expect(cards.slice(0, 4)).toEqual([
      ["Productos totales", String(await db.producto.count())],
      ["Categorías únicas", String(categorias.length)],
      ["Ubicaciones activas", String(await db.ubicacion.count({ where: { visible: true } }))],
      ["Catálogo PDF", activo],
    ]);
    expect(links(page, "[data-part=stats] a").map(([, href]) => href)).toEqual([
      "/admin/productos",
      "/admin/categorias",
      "/admin/ubicaciones",
      "/admin/catalogos",
      "/admin/mensajes?estado=nuevos",
      "/admin/cotizaciones?estado=nueva",
    ]);
    await db.catalogoPdf.updateMany({ data: { activo: false } });
    expect(texts(await admin.visit("/admin"), "[data-part=stats] dd")[3]).toBe("0");
  });

  it("has tiles that lead to frequent work, and the state of the system (ADM §2 Dashboard, DEC 40)", async () => {
    const page = await admin.visit("/admin");
    const tiles = links(page, "[aria-labelledby=acciones] a").map(([, href]) => href);
    expect(tiles).toEqual(expect.arrayContaining(["/admin/productos/nuevo", "/admin/home", "/admin/ubicaciones"]));
    for (const href of tiles) expect([href, (await admin.visit(href)).status]).toEqual([href, 200]);
    expect(texts(page, "table tbody th")).toEqual(
      expect.arrayContaining(["Base de datos", "Almacenamiento", "Correo", "Último backup"]),
    );
  });
});

describe("the sidebar", () => {
  it("links every screen of the specification (ADM §2 Layout, ADM §2 Routes)", async () => {
    const entries = links(await admin.visit("/admin"), "nav[aria-label=Administración] a");
    const hrefs = entries.map(([, href]) => href);
    const screens =
      "home productos categorias subcategorias ubicaciones imagenes nosotros beneficios catalogos logo backup";
    expect(hrefs).toEqual(
      expect.arrayContaining(["/admin", ...screens.split(" ").map((screen) => `/admin/${screen}`)]),
    );
    expect(entries).toEqual(
      expect.arrayContaining([
        ["Beneficios GED", "/admin/beneficios"],
        ["Catálogos PDF", "/admin/catalogos"],
        ["Logo del Sitio", "/admin/logo"],
      ]),
    );
  });
});
