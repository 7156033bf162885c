import { beforeEach, describe, expect, it } from "vitest";
import { createCategoria } from "../../support/content/factories";
import { picture } from "../../support/files/files";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { heldIds, sendForm } from "../../support/content/uploads";

const admin = await signedIn();

interface Pantalla {
  path: string;
  nuevo: string;
  editar: string;
  titulo: string;
  busca: string;
  vacio: string;
}

const pantallas: Pantalla[] = [
  {
    path: "/admin/categorias",
    nuevo: "Nueva Categoría",
    editar: "Editar Categoría",
    titulo: "Gestión de Categorías",
    busca: "Buscar categorías...",
    vacio: "No hay categorías registradas",
  },
  {
    path: "/admin/subcategorias",
    nuevo: "Nueva Subcategoría",
    editar: "Editar Subcategoría",
    titulo: "Gestión de Subcategorías",
    busca: "Buscar subcategorías...",
    vacio: "No hay subcategorías registradas",
  },
  {
    path: "/admin/imagenes",
    nuevo: "Nueva Imagen",
    editar: "Editar Imagen",
    titulo: "Gestión de Imágenes",
    busca: "Buscar imágenes...",
    vacio: "No hay imágenes registradas",
  },
  {
    path: "/admin/catalogos",
    nuevo: "Nuevo Catálogo",
    editar: "Editar Catálogo",
    titulo: "Catálogos PDF",
    busca: "Buscar catálogos...",
    vacio: "No hay catálogos registrados",
  },
];

describe.each(pantallas)("the screen at $path", ({ path, nuevo, editar, titulo, busca }) => {
  it("has its title, its search, and the button that opens the form (ADM §2 Categories, ADM §2 Images, ADM §2 Subcategories)", async () => {
    const page = await admin.visit(path);
    expect([text(page, "h1"), attribute(page, "input[type=search]", "placeholder")]).toEqual([titulo, busca]);
    expect(links(page, "main a")).toContainEqual([nuevo, `${path}/nuevo`]);
  });

  it("is titled as a new row, and as one that is edited (ADM §2 Categories, ADM §2 Subcategories)", async () => {
    const edit = links(await admin.visit(path), "tbody a").find(([label]) => label.startsWith("Editar "));
    for (const [address, place, heading, submit] of [
      [`${path}/nuevo`, "h1", nuevo, "Crear"],
      [edit?.[1] ?? "", "form[data-part=editor] h2", editar, "Actualizar"],
    ] as const) {
      const page = await admin.visit(address);
      expect([text(page, place), text(page, "form[data-part=editor] footer button")]).toEqual([heading, submit]);
      expect(links(page, "form[data-part=editor] footer a")).toContainEqual(["Cancelar", path]);
      expect(page.$("main table")).toBeNull();
    }
  });
});

describe("a form with files", () => {
  it("a category has name, description and any number of pictures and videos (ADM §2 Categories, ADM §5 Categories)", async () => {
    const page = await admin.visit("/admin/categorias/nuevo");
    expect(texts(page, "form[data-part=editor] [data-part=field] > label").slice(0, 2)).toEqual([
      "Nombre",
      "Descripción",
    ]);
    expect(page.$("input[type=file]")?.hasAttribute("multiple")).toBe(true);
  });

  it.each([
    ["categorias", "image/*,video/mp4,video/quicktime,.mp4,.mov"],
    ["subcategorias", "image/*,video/mp4,video/quicktime,.mp4,.mov"],
    ["imagenes", "image/*"],
    ["catalogos", "application/pdf,.pdf"],
  ])("the picker of %s offers %s (ADM §5 Categories, ADM §5 Images)", async (screen, types) => {
    const page = await admin.visit(`/admin/${screen}/nuevo`);
    expect(attribute(page, "input[type=file]", "accept")).toBe(types);
  });

  it("a subcategory starts without files (ADM §7 Tables)", async () => {
    const { id } = await createCategoria();
    const typed = { nombre: "Sin archivos", categoria_id: String(id) };
    await sendForm(admin, await admin.visit("/admin/subcategorias/nuevo"), { typed });
    const row = await db.subcategoria.findFirstOrThrow({ where: { nombre: "Sin archivos" } });
    expect(heldIds(await admin.visit(`/admin/subcategorias/${row.id}`))).toEqual([]);
  });
});

describe("the choices", () => {
  const options = async (address: string, name: string) =>
    texts(await admin.visit(address), `select[name=${name}] option`);

  it("subcategories can be filtered by every category or by all of them (ADM §2 Subcategories)", async () => {
    const categorias = await db.categoria.findMany({ orderBy: [{ orden: "asc" }, { id: "asc" }] });
    expect(await options("/admin/subcategorias", "categoria")).toEqual([
      "Todas las categorías",
      ...categorias.map(({ nombre }) => nombre),
    ]);
  });

  it("an image has one of three places, in their words (ADM §3, ADM §9)", async () => {
    expect((await options("/admin/imagenes/nuevo", "ubicacion")).slice(1)).toEqual([
      "Slider Home",
      "Nosotros",
      "General",
    ]);
    const page = await admin.visit("/admin/imagenes/nuevo");
    const values = page.$$("select[name=ubicacion] option").map((one) => one.getAttribute("value"));
    expect(values.slice(1)).toEqual(["slider_home", "nosotros", "general"]);
  });

  it("an image is saved without category and subcategory (ADM §3)", async () => {
    const typed = { titulo: "General", ubicacion: "general", categoria: "Ferretería", subcategoria: "Pernos" };
    const files = [{ nombre: "a.png", bytes: await picture("png") }];
    await sendForm(admin, await admin.visit("/admin/imagenes/nuevo"), { typed, files });
    const row = await db.imagenSitio.findFirstOrThrow({ where: { titulo: "General" } });
    expect([row.categoria, row.subcategoria]).toEqual(["", ""]);
  });
});

describe("an empty list", () => {
  beforeEach(async () => {
    const tablas = "productos medios_uso historial_slugs subcategorias categorias_info imagenes_sitio catalogos_pdf";
    for (const tabla of tablas.split(" ")) await db.$executeRawUnsafe(`DELETE FROM ${tabla}`);
  });

  it.each(pantallas)("says that there are none (ADM §2 Categories, ADM §2 Lists)", async ({ path, vacio }) => {
    expect((await admin.visit(path)).text).toContain(vacio);
  });
});
