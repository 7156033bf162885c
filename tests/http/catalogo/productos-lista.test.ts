import { describe, expect, it } from "vitest";
import { productosPorPagina } from "~/domain/catalogo/listas";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { productoList } from "../../support/content/productos";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const visitor = await signedIn();
const path = "/admin/productos";
const { list, codes } = productoList(visitor);

describe("the list of products", () => {
  it("counts all products and shows the first page by name, with every column (ADM §2 Products, ADM §2 Routes, ADM §7 Tables)", async () => {
    const page = await visitor.visit(path);
    expect(page.status).toBe(200);
    expect(text(page, "h1")).toBe("Gestión de Productos");
    expect(page.text).toContain("Administra todos los productos del catálogo");
    expect(text(page, "#lista span")).toBe("1.284 productos");
    expect(texts(page, "thead th")).toEqual([
      "Marcar",
      "Foto",
      "Código",
      "Nombre y descripción",
      "Categoría y subcategoría",
      "Estado",
      "Acciones",
    ]);
    const first = await db.producto.findMany({ orderBy: [{ clave: "asc" }, { id: "asc" }], take: productosPorPagina });
    expect(texts(page, "tbody th")).toEqual(first.map(({ codigo }) => codigo));
    expect(text(page, "nav[aria-label=Paginación]")).toContain(`Mostrando 1 a ${productosPorPagina} de 1.284`);
    expect(attribute(page, "input[type=search]", "placeholder")).toBe("Buscar productos...");
  });

  it("shows a long description cut at 100 characters, a missing one as a dash, and the state (ADM §2 Products)", async () => {
    const long = await createProducto({ descripcion: "d".repeat(101) });
    const bare = await createProducto({ visible: false });
    const shown = async (q: string) => {
      const page = await list({ q });
      return [text(page, "tbody p"), text(page, "tbody td:nth-child(6)")];
    };
    expect(await shown(long.codigo)).toEqual([`${"d".repeat(100)}...`, "Visible"]);
    expect(await shown(bare.codigo)).toEqual(["-", "Oculto"]);
  });

  it("tells where a product belongs in one line, shows its own photo or that it has none, and leads to its page", async () => {
    const subcategoria = await createSubcategoria({ nombre: "Abrazaderas" });
    const own = await createProducto({ subcategoria });
    const photo = await db.medio.findFirstOrThrow({ where: { mime: "image/webp" } });
    await db.producto.update({ where: { id: own.id }, data: { medio_id: photo.id } });
    const hidden = await createProducto({ subcategoria, visible: false });
    const page = await list({ q: own.codigo });
    expect(text(page, "tbody td:nth-child(5)")).toBe(`${subcategoria.categoria.nombre} › Abrazaderas`);
    expect(page.$$("tbody td:nth-child(2) img")).toHaveLength(1);
    expect(links(page, "tbody a")).toContainEqual([`Ver ${own.codigo} en el sitio`, own.href]);
    const bare = await list({ q: hidden.codigo });
    expect(text(bare, "tbody td:nth-child(2)")).toBe("Sin foto");
    expect(bare.text).not.toContain("en el sitio");
  });

  it("counts one product as one (ADM §2 Products)", async () => {
    const { codigo } = await createProducto({ codigo: "UNICO-1" });
    expect(text(await list({ q: codigo }), "#lista span")).toBe("1 producto");
  });
});

describe("the filters", () => {
  it("narrow to a category, a subcategory, a state, and remember what was chosen (ADM §7 Tables)", async () => {
    const subcategoria = await createSubcategoria();
    const { categoria } = subcategoria;
    const shown = await createProducto({ subcategoria });
    const hidden = await createProducto({ subcategoria, visible: false });
    const other = await createProducto({ subcategoria: await createSubcategoria({ categoria }) });
    const [cat, sub] = [String(categoria.id), String(subcategoria.id)];
    expect(new Set(await codes("", { categoria: cat }))).toEqual(new Set([shown.codigo, hidden.codigo, other.codigo]));
    expect(new Set(await codes("", { subcategoria: sub }))).toEqual(new Set([shown.codigo, hidden.codigo]));
    expect(await codes("", { categoria: cat, subcategoria: sub, estado: "oculto" })).toEqual([hidden.codigo]);
    expect(await codes("", { subcategoria: sub, estado: "visible" })).toEqual([shown.codigo]);
    const page = await list({ categoria: cat, subcategoria: sub, estado: "oculto" });
    expect(text(page, "#lista span")).toBe("1 producto");
    expect(texts(page, "form[role=search] option[selected]")).toEqual([
      categoria.nombre,
      subcategoria.nombre,
      "Oculto",
    ]);
  });

  it("forget a subcategory that is not of the category chosen since", async () => {
    const [one, other] = [await createSubcategoria(), await createSubcategoria()];
    const { codigo } = await createProducto({ subcategoria: other });
    const chosen = { categoria: String(other.categoria.id), subcategoria: String(one.id) };
    expect(await codes("", chosen)).toEqual([codigo]);
    const exported = await visitor.fetch(`${path}/exportar?formato=csv&${new URLSearchParams(chosen)}`);
    expect(await exported.text()).toContain(codigo);
  });

  it.each(["__todas__", "", "0", "abc", "99999999999"])("ignore %j", async (odd) => {
    const page = await list({ categoria: odd, subcategoria: odd, estado: odd });
    expect(text(page, "#lista span")).toBe(text(await visitor.visit(path), "#lista span"));
  });

  it("never offer a choice with an empty value (ADM §5 Uploads, DEC 29)", async () => {
    const page = await visitor.visit(path);
    const values = page.$$("option").map((option) => option.getAttribute("value") ?? "");
    expect(values.length).toBeGreaterThan(10);
    expect(values).not.toContain("");
  });
});

describe("pages", () => {
  it("beyond the end lead to the last one, with search and filters kept", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(productosPorPagina + 1, subcategoria);
    const query = `q=pieza&subcategoria=${subcategoria.id}`;
    const response = await visitor.fetch(`${path}?${query}&pagina=9`);
    expect([response.status, response.headers.get("Location")]).toEqual([302, `${path}?${query}&pagina=2`]);
    const page = await visitor.visit(`${path}?${query}&pagina=2`);
    expect(texts(page, "tbody td:nth-child(4) a")).toEqual([`Pieza 0${productosPorPagina + 1}`]);
    expect(attribute(page, "nav[aria-label=Paginación] a[rel=prev]", "href")).toBe(`${path}?${query}`);
  });
});
