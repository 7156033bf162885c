import { describe, expect, it } from "vitest";
import { createCategoria, createSubcategoria } from "../../support/content/factories";
import { whileMissing } from "../../support/db/faults";
import { fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/subcategorias";

async function create(typed: Record<string, string>) {
  return sendForm(admin, await admin.visit(`${path}/nuevo`), { typed });
}

describe("the list of subcategories", () => {
  it("shows how many of how many, by category and name, and narrows by category (ADM §2 Routes, ADM §2 Subcategories, ADM §7 Tables)", async () => {
    const categoria = await createCategoria();
    for (const nombre of ["Zeta", "Alfa"]) await createSubcategoria({ nombre, categoria });
    await db.subcategoria.updateMany({ where: { categoria_id: categoria.id }, data: { descripcion: "Con rosca" } });
    const total = await db.subcategoria.count();
    const page = await admin.visit(`${path}?categoria=${categoria.id}`);
    expect(text(page, "#lista span")).toBe(`2 de ${total} subcategorías`);
    expect(texts(page, "tbody th")).toEqual(["Alfa", "Zeta"]);
    expect(texts(page, "thead th")).toEqual(["Nombre", "Categoría", "Slug", "Descripción", "Imágenes", "Acciones"]);
    const { slug } = await db.subcategoria.findFirstOrThrow({ where: { nombre: "Alfa", categoria_id: categoria.id } });
    const cells = texts(page, "tbody tr:first-child td").slice(0, 4);
    expect(cells).toEqual([categoria.nombre, slug, "Con rosca", "0"]);
    expect(texts(page, "[aria-label='Filtros aplicados'] li")).toEqual([
      `Categoría ${categoria.nombre} Quitar filtro Categoría`,
    ]);
    expect(links(page, "[aria-label='Filtros aplicados'] a")).toEqual([["Quitar filtro Categoría", path]]);
    expect(texts(await admin.visit(`${path}?categoria=${categoria.id}&q=ZÉTA`), "tbody th")).toEqual(["Zeta"]);
    expect((await admin.visit(`${path}?q=nada+de+esto`)).text).toContain(
      "No se encontraron subcategorías que coincidan con la búsqueda",
    );
    expect(text(await admin.visit(`${path}?categoria=__todas__&q=%25`), "#lista span")).toBe(
      `0 de ${total} subcategorías`,
    );
  });

  it.each([
    ["50% más", ["Al 50% más luz"]],
    ["luz 50%", ["Al 50% más luz"]],
    ["a_b", ["Serie A_B"]],
    ["c\\d", ["Serie C\\D"]],
    ["serie %", []],
    ["al_", []],
  ])("is searched for %j as it stands", async (q, nombres) => {
    const categoria = await createCategoria();
    for (const nombre of ["Al 50% más luz", "Al 500 más luz", "Serie A_B", "Serie AXB", "Serie C\\D"])
      await createSubcategoria({ nombre, categoria });
    const page = await admin.visit(`${path}?categoria=${categoria.id}&q=${encodeURIComponent(q)}`);
    expect(texts(page, "tbody th")).toEqual(nombres);
  });

  it("that cannot be read says so (ADM §2 Lists)", async () => {
    const page = await whileMissing("medios_uso", () => admin.visit(path));
    expect([page.status, page.text]).toEqual([500, expect.stringContaining("Error al cargar subcategorías")]);
  });
});

describe("a new subcategory", () => {
  it("gets its address from its name, and is on the site at once (ADM §1, ADM §4 Products, ADM §7 Tables, ADM §8 Products)", async () => {
    const { id, slug } = await createCategoria();
    const page = await create({ nombre: "Luces Traseras (LED)", categoria_id: String(id) });
    expect([page.path, toast(page)]).toEqual([path, "Subcategoría creada Luces Traseras (LED)"]);
    expect((await new Visitor().visit(`/${slug}/luces-traseras-led`)).status).toBe(200);
  });

  it("may be given another address by hand (ADM §3, ADM §4 Products)", async () => {
    const { id, slug } = await createCategoria();
    await create({ nombre: "Luces", categoria_id: String(id), slug: " Mis Lúces " });
    expect((await new Visitor().visit(`/${slug}/mis-luces`)).status).toBe(200);
  });

  it("needs a name and a category: said beside each (ADM §3, ADM §5 Categories)", async () => {
    const page = await create({ nombre: " " });
    expect([page.status, fieldError(page, "nombre"), fieldError(page, "categoria_id")]).toEqual([
      400,
      "El nombre es requerido",
      "La categoría es requerida",
    ]);
  });

  it("has name and address to itself in its category, not elsewhere", async () => {
    const { categoria, nombre, slug } = await createSubcategoria();
    const categoria_id = String(categoria.id);
    const named = await create({ nombre: nombre.toUpperCase(), categoria_id });
    expect([named.status, fieldError(named, "nombre")]).toEqual([
      400,
      `«${categoria.nombre}» ya tiene la subcategoría «${nombre}»`,
    ]);
    const placed = await create({ nombre: "Otro nombre", categoria_id, slug });
    expect([placed.status, fieldError(placed, "slug")]).toEqual([400, `La dirección «${slug}» ya es de «${nombre}»`]);
    expect(fieldValue(placed, "nombre")).toBe("Otro nombre");
    const other = await createCategoria();
    expect(toast(await create({ nombre, categoria_id: String(other.id) }))).toContain("Subcategoría creada");
  });
});
