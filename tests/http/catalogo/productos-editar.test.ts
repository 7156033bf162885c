import { describe, expect, it } from "vitest";
import { contentVersion, createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo } from "../../support/content/medidas";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { fieldError, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const ana = await signedIn();
const path = "/admin/productos";
const strip = "[data-part=strip] a";

describe("editing a product", () => {
  it("starts with what is stored (ADM §2 Products, ADM §3, ADM §5 Products)", async () => {
    const { id, codigo, nombre, categoria, subcategoria } = await createProducto({ descripcion: "Uno\ndos" });
    const page = await ana.visit(`${path}/${id}`);
    expect([text(page, "h1"), text(page, "form[data-part=editor] h2")]).toEqual([codigo, "Editar Producto"]);
    expect(page.$("title")?.textContent).toBe(`${codigo} ${nombre} - Editar Producto - GED Autopartes`);
    expect(fieldValue(page, "nombre")).toBe(nombre);
    expect(fieldValue(page, "descripcion").trim()).toBe("Uno\ndos");
    expect(fieldValue(page, "categoria_id")).toBe(String(categoria.id));
    expect(fieldValue(page, "subcategoria_id")).toBe(String(subcategoria.id));
    expect(fieldValue(page, "codigo")).toBe(codigo);
    expect(page.$("input[name=codigo]")?.hasAttribute("disabled")).toBe(true);
  });

  it("has links to its sections, which say what each holds and where to revise (ADM §2 Products, ADM §5 Products)", async () => {
    const subcategoria = await createSubcategoria();
    const { id: atributo } = await createAtributo(subcategoria);
    const producto = await createProducto({ subcategoria });
    for (const linea of [await createLinea(), await createLinea()]) await createAplicacion(producto, linea);
    const page = await ana.visit(`/admin/productos/${producto.id}`);
    expect(links(page, strip)).toEqual([
      ["Datos", "#datos"],
      ["Fotos y documentos", "#medios"],
      ["Medidas", "#medidas"],
      ["Referencias", "#referencias"],
      ["Aplicaciones 2", "#aplicaciones"],
    ]);
    for (const [, href] of links(page, strip)) expect([href, page.$$(`form ${href}`).length]).toEqual([href, 1]);
    const editor = "form[data-part=editor]";
    const pressed = await ana.submit(page, editor, { oe: "Renault; 123\n456", "fila-accion": "agregar" });
    expect(texts(pressed, strip).slice(3)).toEqual(["Referencias 2", "Aplicaciones 3"]);
    const gone = { "medio[]": "999999" };
    const wrong = { nombre: "", [`me_${atributo}`]: "1.200", equivalente: "1", "ap_desde[]": "1949" };
    const refused = await ana.submit(page, editor, { ...wrong, ...gone });
    expect(refused.status).toBe(400);
    expect(texts(refused, strip)).toEqual(
      ["Datos", "Fotos y documentos", "Medidas", "Referencias"]
        .map((titulo) => `${titulo} 1 por revisar`)
        .concat("Aplicaciones 2 por revisar"),
    );
  });

  it("saves, tells so by name, and moves the content's version (ADM §7 Tables, ADM §8 Products)", async () => {
    const { id } = await createProducto();
    const before = await contentVersion();
    const editor = await ana.visit(`${path}/${id}`);
    const page = await ana.submit(editor, "form[data-part=editor]", {
      nombre: "Con otro nombre",
      descripcion: "Nueva",
    });
    expect([page.path, toast(page)]).toEqual([path, expect.stringMatching(/^Producto actualizado ?Con otro nombre$/)]);
    expect(await contentVersion()).toBe(before + 1);
    expect(await db.producto.findUnique({ where: { id } })).toMatchObject({
      nombre: "Con otro nombre",
      descripcion: "Nueva",
    });
  });

  it("saves a product whose description is empty, and empties one (ADM §5 Products)", async () => {
    const { id } = await createProducto({ descripcion: "Algo" });
    const page = await ana.submit(await ana.visit(`${path}/${id}`), "form[data-part=editor]", { descripcion: "" });
    expect(toast(page)).toContain("Producto actualizado");
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).descripcion).toBe("");
  });

  it("never changes the code, not even when one is posted (ADM §3, DEC 10)", async () => {
    const { id, codigo } = await createProducto({ descripcion: "x" });
    const page = await ana.submit(await ana.visit(`${path}/${id}`), "form[data-part=editor]", {
      codigo: "FALSO-1",
      codigo_clave: "FALSO-1",
      nombre: "Igual se guarda",
    });
    expect(toast(page)).toContain("Producto actualizado");
    const row = await db.producto.findUniqueOrThrow({ where: { id } });
    expect([row.codigo, row.nombre]).toEqual([codigo, "Igual se guarda"]);
  });

  it("keeps what was typed, and shows the code, when something is missing", async () => {
    const { id, codigo } = await createProducto({ descripcion: "x" });
    const page = await ana.submit(await ana.visit(`${path}/${id}`), "form[data-part=editor]", {
      nombre: "",
      descripcion: "Lo que escribí",
    });
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, "El nombre es requerido"]);
    expect(fieldValue(page, "descripcion").trim()).toBe("Lo que escribí");
    expect(fieldValue(page, "codigo")).toBe(codigo);
  });

  it("shows typed text as it was typed, whatever it looks like", async () => {
    const nombre = 'Tubo charSet=x maxLength=5 required="" <br/> &amp; "fin"';
    const { id } = await createProducto({ nombre, descripcion: nombre });
    const page = await ana.visit(`${path}/${id}`);
    expect(fieldValue(page, "nombre")).toBe(nombre);
    expect(fieldValue(page, "descripcion").trim()).toBe(nombre);
  });

  it("is found again by its new name (ADM §4 Products)", async () => {
    const { id, codigo } = await createProducto({ descripcion: "x" });
    await ana.submit(await ana.visit(`${path}/${id}`), "form[data-part=editor]", { nombre: "Zurriago Único" });
    expect(text(await ana.visit(`${path}?q=zurriago+unico`), "tbody th")).toBe(codigo);
  });
});

describe("two people editing the same product", () => {
  it("the second is told of no text of several lines that nobody changed", async () => {
    const { id } = await createProducto({ nombre: "De varias líneas", descripcion: "Uno\ndos\ntres" });
    const [first, second] = [await ana.visit(`${path}/${id}`), await ana.visit(`${path}/${id}`)];
    await ana.submit(first, "form[data-part=editor]", { universal: "on" });
    const conflict = await ana.submit(second, "form[data-part=editor]");
    expect([conflict.status, conflict.$$("[data-part=saved]").length]).toEqual([409, 0]);
    expect(conflict.$("[name=universal]")?.hasAttribute("checked")).toBe(true);
  });

  it("the second is told, sees both versions, loses nothing, and may then save", async () => {
    const luis = await signedIn();
    const { id, codigo } = await createProducto({ nombre: "Original", descripcion: "Primera" });
    const [first, second] = [await ana.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await ana.submit(first, "form[data-part=editor]", { nombre: "De Ana", visible: null });
    const conflict = await luis.submit(second, "form[data-part=editor]", {
      nombre: "De Luis",
      descripcion: "De Luis también",
    });
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Este registro cambió mientras usted lo editaba");
    expect(fieldValue(conflict, "nombre")).toBe("De Luis");
    expect(fieldValue(conflict, "descripcion").trim()).toBe("De Luis también");
    // The description is Luis's alone to decide.
    const other = conflict.$$("[data-part=saved]").map((note) => note.textContent.replace(/\s+/g, " "));
    expect(other).toEqual([expect.stringContaining("Guardado ahora: De Ana")]);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe("De Ana");
    const saved = await luis.submit(conflict, "form[data-part=editor]");
    expect(toast(saved)).toContain("Producto actualizado");
    const row = await db.producto.findUniqueOrThrow({ where: { id } });
    expect([row.codigo, row.nombre, row.descripcion]).toEqual([codigo, "De Luis", "De Luis también"]);
    expect(row.visible).toBe(false);
  });

  it("the second is shown only what the other one changed: the code is not", async () => {
    const { id, codigo } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${path}/${id}`);
    await ana.submit(editor, "form[data-part=editor]", { nombre: "De Ana" });
    const conflict = await ana.submit(editor, "form[data-part=editor]", { nombre: "De Luis" });
    expect(texts(conflict, "[data-part=saved]")).toEqual([expect.stringContaining("De Ana")]);
    expect(fieldValue(conflict, "codigo")).toBe(codigo);
  });

  it("of twenty saves from the same page exactly one is silent", async () => {
    const { id } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${path}/${id}`);
    const saves = Array.from({ length: 20 }, (_, n) =>
      ana.submit(editor, "form[data-part=editor]", { nombre: `Versión ${n}` }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).revision).toBe(2);
  });

  it("one without a revision is a conflict, never an overwrite", async () => {
    const { id, nombre, categoria_id, subcategoria_id } = await createProducto();
    const fields = { categoria_id: String(categoria_id), subcategoria_id: String(subcategoria_id), descripcion: "x" };
    for (const revision of [null, "", "abc", "-1", "1e400"]) {
      const response = await ana.post(`${path}/${id}`, { ...fields, nombre: "Pisado", revision });
      expect([revision, response.status]).toEqual([revision, 409]);
    }
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe(nombre);
  });

  it.each<[string, Record<string, string>]>([
    ["to be saved", {}],
    ["that is wrong", { subcategoria_id: "x" }],
    ["whose button was pressed", { "fila-accion": "agregar" }],
  ])("a product that was deleted meanwhile is said to be gone, with what was typed, of a form %s", async (_, more) => {
    const { id } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${path}/${id}`);
    await db.producto.delete({ where: { id } });
    const page = await ana.submit(editor, "form[data-part=editor]", {
      ...{ nombre: "Tarde <b>", descripcion: "Uno\ndos" },
      ...more,
    });
    expect(page.status).toBe(404);
    expect(page.text).toContain("El registro ya no existe");
    const typed = page.$$("[data-part=recovered] dd").map((one) => one.textContent);
    expect(typed).toEqual(expect.arrayContaining(["Tarde <b>", "Uno\r\ndos"]));
    expect(text(page, "[data-part=recovered]")).not.toMatch(/revision|csrf/);
  });
});
