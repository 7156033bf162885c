import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { jsonLdOf } from "../../support/site/json-ld";
import { fieldError, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const ana = await signedIn();
const visitor = new Visitor();
const path = "/admin/productos";
const form = "form[data-part=editor]";
const all = { oe: "Renault; 77 01 209 242", equivalente: "Spidan; 023041\nSKF; VKJP 1184", reemplaza: "ZQ-3015" };

async function withReferencias(typed: Record<string, string> = all) {
  const producto = await createProducto();
  const page = await ana.submit(await ana.visit(`${path}/${producto.id}`), form, typed);
  return { producto, page };
}

function rowsOf(producto_id: number) {
  const select = { tipo: true, marca: true, numero: true, numero_plano: true } as const;
  return db.referencia.findMany({ where: { producto_id }, orderBy: { orden: "asc" }, select });
}

describe("the references of a product (DEC 52)", () => {
  it("are typed one per line, and stand in the editor again", async () => {
    const { producto, page } = await withReferencias({ ...all, reemplaza: "ZQ-3014" });
    expect(toast(page)).toContain("Producto actualizado");
    expect(await rowsOf(producto.id)).toEqual([
      { tipo: "oe", marca: "Renault", numero: "77 01 209 242", numero_plano: "7701209242" },
      { tipo: "equivalente", marca: "Spidan", numero: "023041", numero_plano: "023041" },
      { tipo: "equivalente", marca: "SKF", numero: "VKJP 1184", numero_plano: "vkjp1184" },
      { tipo: "reemplaza", marca: "", numero: "ZQ-3014", numero_plano: "zq3014" },
    ]);
    const editor = await ana.visit(`${path}/${producto.id}`);
    expect(["oe", "equivalente", "reemplaza"].map((name) => fieldValue(editor, name).trim())).toEqual([
      all.oe,
      all.equivalente,
      "ZQ-3014",
    ]);
  });

  it("are replaced by what is typed next, and go with their product", async () => {
    const { producto } = await withReferencias({ oe: "Renault; 111 222" });
    await ana.submit(await ana.visit(`${path}/${producto.id}`), form, { oe: "Dacia; 333 444" });
    expect((await rowsOf(producto.id)).map(({ numero }) => numero)).toEqual(["333 444"]);
    await ana.submit(await ana.visit(`${path}/${producto.id}/eliminar`), "main form", {});
    expect(await rowsOf(producto.id)).toEqual([]);
  });

  it("come with a new product", async () => {
    const typed = productoFields(await createSubcategoria(), { equivalente: "Febi; 45156" });
    const page = await ana.submit(await ana.visit(`${path}/nuevo`), form, typed);
    expect(toast(page)).toContain("Producto creado");
    const { id } = await db.producto.findFirstOrThrow({ where: { codigo: typed.codigo } });
    expect((await rowsOf(id)).map(({ numero }) => numero)).toEqual(["45156"]);
  });

  it("are told apart line by line when something is wrong, and stay typed", async () => {
    const { producto, page } = await withReferencias({ equivalente: "Febi; 45156\n45157" });
    expect([page.status, fieldError(page, "equivalente")]).toEqual([400, "Línea 2: escriba «Marca; Número»"]);
    expect(fieldValue(page, "equivalente").trim()).toBe("Febi; 45156\n45157");
    expect(await rowsOf(producto.id)).toEqual([]);
  });

  it("are in the history, before and after", async () => {
    const { producto } = await withReferencias({ oe: "Renault; 555 666" });
    await ana.submit(await ana.visit(`${path}/${producto.id}`), form, { oe: "Renault; 555 666\nDacia; 777 888" });
    const line = await db.auditoria.findFirstOrThrow({
      where: { entidad: "productos", entidad_id: String(producto.id), accion: "editar" },
      orderBy: { id: "desc" },
    });
    expect([line.antes, line.despues]).toEqual([
      '{"oe":"Renault; 555 666"}',
      '{"oe":"Renault; 555 666\\nDacia; 777 888"}',
    ]);
    expect((await ana.visit("/admin/auditoria")).text).toContain("Números OE");
  });

  it("are shown to the second of two editors, as the first saved them", async () => {
    const { producto } = await withReferencias({ oe: "Renault; 121 212" });
    const [first, second] = [await ana.visit(`${path}/${producto.id}`), await ana.visit(`${path}/${producto.id}`)];
    await ana.submit(first, form, { oe: "Dacia; 343 434" });
    const conflict = await ana.submit(second, form, { oe: "Nissan; 565 656" });
    expect([conflict.status, fieldValue(conflict, "oe").trim()]).toEqual([409, "Nissan; 565 656"]);
    expect(conflict.text).toContain("Dacia; 343 434");
  });
});

describe("a retired code (DEC 52)", () => {
  it("is no code of the catalogue, not even the product's own", async () => {
    const other = await createProducto({ codigo: "GQ-7001", nombre: "Fuelle" });
    const { page } = await withReferencias({ reemplaza: "gq 7001" });
    expect(fieldError(page, "reemplaza")).toBe(`GQ-7001 es el código de «Fuelle», que está en el catálogo`);
    const own = await ana.submit(await ana.visit(`${path}/${other.id}`), form, { reemplaza: "GQ7001" });
    expect(fieldError(own, "reemplaza")).toBe("GQ-7001 es el código de este producto");
  });

  it("is told of at once with a code that is taken and whatever else is wrong", async () => {
    const other = await createProducto({ codigo: "GQ-7101", nombre: "Fuelle doble" });
    const empty = await ana.visit(`${path}/nuevo`);
    const page = await ana.submit(empty, form, { codigo: "gq-7101", reemplaza: "GQ 7101", nombre: "" });
    expect(["codigo", "nombre", "reemplaza", "subcategoria_id"].map((name) => fieldError(page, name))).toEqual([
      "El código ya lo tiene «Fuelle doble»",
      "El nombre es requerido",
      "gq-7101 es el código de este producto",
      "La subcategoría es requerida",
    ]);
    const own = await ana.submit(await ana.visit(`${path}/${other.id}`), form, { reemplaza: "GQ7101", nombre: "" });
    expect(["nombre", "reemplaza"].map((name) => fieldError(own, name))).toEqual([
      "El nombre es requerido",
      "GQ-7101 es el código de este producto",
    ]);
  });

  it("has one product that replaces it", async () => {
    const { producto } = await withReferencias({ reemplaza: "GQ-6001" });
    const { page } = await withReferencias({ reemplaza: "GQ 6001" });
    expect(fieldError(page, "reemplaza")).toBe(`GQ-6001 ya lo reemplaza ${producto.codigo}`);
    const again = await ana.submit(await ana.visit(`${path}/${producto.id}`), form, { nombre: "Sigue" });
    expect(toast(again)).toContain("Producto actualizado");
  });

  it("is not given to a new product", async () => {
    const { producto } = await withReferencias({ reemplaza: "GQ-6002" });
    const typed = productoFields(await createSubcategoria(), { codigo: "gq 6002" });
    const page = await ana.submit(await ana.visit(`${path}/nuevo`), form, typed);
    expect(fieldError(page, "codigo")).toBe(`El código está retirado: lo reemplaza ${producto.codigo}`);
  });
});

describe("the page of a product", () => {
  it("has a table of its references; a retired code is the company's (DEC 52)", async () => {
    const { producto } = await withReferencias();
    const page = await visitor.visit(producto.href);
    expect(texts(page, "[data-part=referencias] td:first-child")).toEqual([
      "OE",
      "Equivalente",
      "Equivalente",
      "Reemplaza a",
    ]);
    expect(texts(page, "[data-part=referencias] td:nth-child(3)")).toEqual([
      "77 01 209 242",
      "023041",
      "VKJP 1184",
      "ZQ-3015",
    ]);
    expect(texts(page, "[data-part=referencias] td:nth-child(2)").at(-1)).toBe("GED Autopartes");
  });

  it("tells search engines its numbers (PUB §9)", async () => {
    const { producto } = await withReferencias({ oe: "Renault; 999 888" });
    const [datos] = jsonLdOf(await visitor.visit(producto.href), "Product");
    expect(datos).toMatchObject({
      mpn: producto.codigo,
      additionalProperty: [{ "@type": "PropertyValue", name: "Renault", value: "999 888" }],
    });
  });

  it("invents no references", async () => {
    const page = await visitor.visit((await createProducto()).href);
    expect(page.$("[data-part=referencias]")).toBeNull();
    expect(jsonLdOf(page, "Product")[0]).not.toHaveProperty("additionalProperty");
    expect(text(page, "h1")).not.toBe("");
  });
});
