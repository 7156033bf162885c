import { describe, expect, it } from "vitest";
import {
  contentVersion,
  createProducto,
  createSubcategoria,
  productoFields,
  productoHref,
} from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { attribute, fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const visitor = await signedIn();
const path = "/admin/productos/nuevo";
const form = "form[data-part=editor]";

async function create(fields: Record<string, string>) {
  return visitor.submit(await visitor.visit(path), form, fields);
}

describe("a new product", () => {
  it("starts visible, with nothing chosen and no empty value in a select (ADM §2 Products, ADM §3, ADM §5 Uploads, ADM §9)", async () => {
    const page = await visitor.visit(path);
    expect(text(page, "h1")).toBe("Crear Nuevo Producto");
    expect(page.$("input[name=visible]")?.hasAttribute("checked")).toBe(true);
    const values = page.$$("form[data-part=editor] option").map((option) => option.getAttribute("value") ?? "");
    expect(values[0]).toBe("__seleccione__");
    expect(values).not.toContain("");
  });

  it("is created, told by name, and on the site at once (ADM §1, ADM §4 Order and state, ADM §8 Products)", async () => {
    const subcategoria = await createSubcategoria();
    const before = await contentVersion();
    const page = await create(productoFields(subcategoria, { codigo: " aB-1/2 ", nombre: "Tensor Ñandú" }));
    expect([page.status, page.path]).toEqual([200, "/admin/productos"]);
    expect(toast(page)).toMatch(/^Producto creado ?Tensor Ñandú$/);
    const { id } = await db.producto.findUniqueOrThrow({ where: { codigo_clave: "AB-1/2" } });
    expect(links(page, "main > [role=status] a")).toEqual([["Abrir", `/admin/productos/${id}`]]);
    expect(await contentVersion()).toBeGreaterThan(before);
    const shown = await new Visitor().visit(productoHref(subcategoria, "tensor-nandu"));
    expect([shown.status, text(shown, "article [data-part=code]")]).toEqual([200, "aB-1/2"]);
  });

  it("is told of without a link where the search of its list is too long for one", async () => {
    const subcategoria = await createSubcategoria();
    const lista = new URLSearchParams({ q: "ñ".repeat(100) }).toString();
    const from = await visitor.visit(`${path}?${new URLSearchParams({ lista })}`);
    const page = await visitor.submit(from, form, productoFields(subcategoria, { nombre: "Tensor largo" }));
    expect(toast(page)).toMatch(/^Producto creado ?Tensor largo$/);
    expect(links(page, "main > [role=status] a")).toEqual([]);
  });

  it.each(["", "   \r\n "])("needs no description: %j is none (ADM §3)", async (descripcion) => {
    const fields = productoFields(await createSubcategoria(), { descripcion });
    expect(toast(await create(fields))).toContain("Producto creado");
    const row = await db.producto.findUniqueOrThrow({ where: { codigo_clave: fields.codigo } });
    expect(row.descripcion).toBe("");
  });

  it("is hidden when the switch is off", async () => {
    const subcategoria = await createSubcategoria();
    const { visible: _, ...fields } = productoFields(subcategoria, { nombre: "Tensor oculto" });
    const empty = await visitor.visit(path);
    empty.$("input[name=visible]")?.removeAttribute("checked");
    expect(toast(await visitor.submit(empty, form, fields))).toContain("Producto creado");
    expect((await new Visitor().visit(productoHref(subcategoria, "tensor-oculto"))).status).toBe(404);
  });

  it("gets a numbered address when another of its subcategory has the name", async () => {
    const subcategoria = await createSubcategoria();
    for (const nombre of ["Tope de caucho", "Tope de Caucho", "TOPE DE CAUCHO"])
      await create(productoFields(subcategoria, { nombre }));
    const rows = await db.producto.findMany({ where: { subcategoria_id: subcategoria.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ slug }) => slug)).toEqual(["tope-de-caucho", "tope-de-caucho-2", "tope-de-caucho-3"]);
    for (const { slug } of rows) expect((await visitor.fetch(productoHref(subcategoria, slug))).status).toBe(200);
  });

  it("is created once when the form is sent ten times at once (ADM §7 Tables)", async () => {
    const fields = productoFields(await createSubcategoria(), { codigo: "DIEZ-1" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post(path, fields)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([303, ...Array.from({ length: 9 }, () => 400)]);
    expect(await db.producto.count({ where: { codigo: "DIEZ-1" } })).toBe(1);
  });
});

describe("a new product that cannot be saved", () => {
  it("names what is missing beside each field and in the summary (ADM §5 Products, DEC 18)", async () => {
    const page = await create({ codigo: "", nombre: "", descripcion: "Par" });
    expect([page.status, page.path]).toEqual([400, path]);
    const messages = {
      codigo: "El código es requerido",
      nombre: "El nombre es requerido",
      categoria_id: "La categoría es requerida",
      subcategoria_id: "La subcategoría es requerida",
    };
    for (const [name, message] of Object.entries(messages)) {
      expect(fieldError(page, name)).toBe(message);
      expect(text(page, "[data-part=summary]")).toContain(message);
      const described = attribute(page, `[name=${name}]`, "aria-describedby").split(" ");
      expect(described.some((id) => page.$(`[id="${id}"]`)?.textContent.includes(message))).toBe(true);
    }
    expect(attribute(page, "[data-part=summary]", "role")).toBe("alert");
    for (const link of page.$$("[data-part=summary] a"))
      expect(page.$(`[id="${link.getAttribute("href")?.slice(1)}"]`)).not.toBeNull();
  });

  it("has only spaces in a compulsory field: the same words (ADM §5 Products)", async () => {
    const page = await create(productoFields(await createSubcategoria(), { codigo: " ", nombre: " \r\n " }));
    expect([page.status, fieldError(page, "codigo")]).toEqual([400, "El código es requerido"]);
    expect(fieldError(page, "nombre")).toBe("El nombre es requerido");
  });

  it("keeps everything that was typed", async () => {
    const subcategoria = await createSubcategoria();
    const typed = productoFields(subcategoria, { codigo: "", nombre: 'Perno 1/2" <b>', descripcion: "Uno\ndos" });
    const page = await create(typed);
    expect(page.status).toBe(400);
    for (const name of ["nombre", "descripcion", "categoria_id", "subcategoria_id"] as const)
      expect([name, fieldValue(page, name)]).toEqual([name, typed[name]]);
    expect(page.$("input[name=visible]")?.hasAttribute("checked")).toBe(true);
    const corrected = await visitor.submit(page, form, { codigo: "CORR-1" });
    expect(toast(corrected)).toContain("Producto creado");
  });

  it.each(["GL-4001", "gl-4001", " Gl-4001 "])(
    "has a code that is taken, %j: said beside it (DEC 10)",
    async (codigo) => {
      const page = await create(productoFields(await createSubcategoria(), { codigo, nombre: "Otro" }));
      expect(page.status).toBe(400);
      expect(fieldError(page, "codigo")).toContain("Guardalodo delantero campero 5 puertas, par");
      expect(fieldValue(page, "nombre")).toBe("Otro");
      expect(await db.producto.count({ where: { codigo_clave: "GL-4001" } })).toBe(1);
    },
  );

  it("has the subcategory of another category: said beside it", async () => {
    const { categoria_id } = await createSubcategoria();
    const fields = productoFields(await createSubcategoria(), { categoria_id: String(categoria_id) });
    const page = await create(fields);
    expect(page.status).toBe(400);
    expect(fieldError(page, "subcategoria_id")).toBe("Elija una subcategoría de la categoría seleccionada");
  });

  it("has a name that no address can be made of: said beside it", async () => {
    const page = await create(productoFields(await createSubcategoria(), { nombre: "***" }));
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, "Escriba al menos una letra o un número"]);
  });

  it("changes nothing: neither rows nor the content's version", async () => {
    const before = [await db.producto.count(), await contentVersion()];
    const { codigo, subcategoria } = await createProducto();
    await create(productoFields(subcategoria, { codigo }));
    await create({ codigo: "X" });
    expect([await db.producto.count(), await contentVersion()]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });
});

/** A product with a measure, an application, a number of another maker, and hidden. */
async function original(codigo: string) {
  const subcategoria = await createSubcategoria();
  const nombre = `Perno de ${codigo}`;
  const producto = await createProducto({ codigo, nombre, descripcion: "Dos\nlíneas", visible: false, subcategoria });
  await createMedida(producto, await createAtributo(subcategoria), "12,5");
  const linea = await createLinea();
  await createAplicacion(producto, linea, { posicion: "Delantero" });
  await db.referencia.create({
    data: { producto_id: producto.id, tipo: "oe", numero: "ZZ 900", numero_plano: "zz900", marca: "", orden: 1 },
  });
  return { ...producto, linea, place: [String(subcategoria.categoria_id), String(subcategoria.id)] };
}

it("a new product begins as a copy of another: all but its code, its files and the numbers of other makers (ADM §5)", async () => {
  const { id, linea, place } = await original("DUP-1");
  const editor = await visitor.visit(`/admin/productos/${id}?lista=q%3Dperno`);
  const address = attribute(editor, "a[href*=duplicar]", "href");
  expect(address).toBe(`${path}?duplicar=${id}&lista=q%3Dperno`);
  const page = await visitor.visit(address);
  expect([text(page, "h1"), text(page, "[data-part=note] b")]).toEqual([
    "Crear Nuevo Producto",
    "Duplicado de DUP-1 Perno de DUP-1",
  ]);
  const shown = ["codigo", "nombre", "descripcion", "categoria_id", "subcategoria_id", "oe"].map((name) => fieldValue(page, name)); // prettier-ignore
  expect(shown).toEqual(["", "Perno de DUP-1", "Dos\nlíneas", ...place, ""]);
  expect(page.$("input[name=visible]")?.hasAttribute("checked")).toBe(false);

  const refused = await visitor.submit(page, form, { codigo: "dup-1" });
  expect([refused.status, fieldError(refused, "codigo")]).toEqual([400, expect.stringContaining("Perno de DUP-1")]);
  expect(texts(refused, "[data-part=note] b")).toContain("Duplicado de DUP-1 Perno de DUP-1");
  const done = await visitor.submit(refused, form, { codigo: "DUP-1 L" });
  expect(toast(done)).toBe("Producto creado Perno de DUP-1");
  expect(done.path).toBe("/admin/productos?q=perno");
  const copy = await db.producto.findUniqueOrThrow({
    where: { codigo_clave: "DUP-1 L" },
    include: { aplicaciones: true, referencias: true, medios: true },
  });
  expect([copy.visible, copy.slug, copy.referencias, copy.medios]).toEqual([false, "perno-de-dup-1-2", [], []]);
  expect(copy.aplicaciones).toMatchObject([{ linea_id: linea.id, desde: 2012, hasta: 2020, posicion: "Delantero" }]);
  expect(await medidasOf(copy.id)).toEqual(["Largo 12,5 12.5"]);
  expect(await db.producto.findUniqueOrThrow({ where: { id } })).toMatchObject({ codigo: "DUP-1", revision: 1 });
});

it.each([
  ["999999", ["El producto que iba a duplicar ya no existe"]],
  ["x", []],
  ["", []],
  ["1%00", []],
])("a duplicate of no product, %j, begins empty, and says so where it was one", async (duplicar, said) => {
  const page = await visitor.visit(`${path}?duplicar=${duplicar}`);
  const notes = texts(page, "[data-part=note] b");
  expect([page.status, fieldValue(page, "nombre"), notes]).toEqual([200, "", said]);
  expect(page.$("input[name=visible]")?.hasAttribute("checked")).toBe(true);
  // What is shown again is not empty.
  expect(texts(await visitor.submit(page, form, { nombre: "Perno" }), "[data-part=note] b")).toEqual([]);
});

it("a saved product is what it is, whatever its address names", async () => {
  const [{ id }, other] = [await original("DUP-2"), await original("DUP-3")];
  const page = await visitor.visit(`/admin/productos/${id}?duplicar=${other.id}`);
  expect([fieldValue(page, "nombre"), page.$("[data-part=note]")]).toEqual(["Perno de DUP-2", null]);
});
