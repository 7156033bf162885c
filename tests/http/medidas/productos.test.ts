import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { type Atributo, createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { confirm, results, sendTable } from "../../support/content/tablas";
import { whileOvertaken } from "../../support/db/faults";
import { fieldError, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const admin = await signedIn();
const editor = "form[data-part=editor]";
const at = (id: number) => `/admin/productos/${id}`;
const me = (atributo: Atributo) => `me_${atributo.id}`;

/** A subcategory with a length, a finish and a note. */
async function measured() {
  const subcategoria = await createSubcategoria();
  return {
    subcategoria,
    largo: await createAtributo(subcategoria),
    acabado: await createAtributo(subcategoria, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro\nZincado" }), // prettier-ignore
    rosca: await createAtributo(subcategoria, { nombre: "Rosca", unidad: "", tipo: "texto", es_filtro: false }),
  };
}

describe("the measures of a product (ADM §5)", () => {
  it("are fields of its editor, by the kind of each; the history tells of them", async () => {
    const { subcategoria, largo, acabado, rosca } = await measured();
    const { id } = await createProducto({ subcategoria });
    const page = await admin.visit(at(id));
    expect(texts(page, "#medidas label")).toEqual(["Largo (mm)", "Acabado", "Rosca"]);
    expect(texts(page, `#me-${acabado.id} option`)).toEqual(["Sin dato", "Negro", "Zincado"]);
    const typed = { [me(largo)]: "12.50", [me(acabado)]: "Zincado", [me(rosca)]: "M8 × 1,25" };
    expect(toast(await admin.submit(page, editor, typed))).toContain("Producto actualizado");
    expect(await medidasOf(id)).toEqual(["Largo 12,5 12.5", "Acabado Zincado", "Rosca M8 × 1,25"]);
    const again = await admin.visit(at(id));
    expect(fieldValue(again, me(largo))).toBe("12,5");
    await admin.submit(again, editor, { [me(largo)]: "", [me(acabado)]: "Negro" });
    expect(await medidasOf(id)).toEqual(["Acabado Negro", "Rosca M8 × 1,25"]);
    const line = await db.auditoria.findFirstOrThrow({
      where: { entidad: "productos", entidad_id: String(id), accion: "editar" },
      orderBy: { id: "desc" },
    });
    expect(line.antes).toContain("Largo: 12,5 mm\\nAcabado: Zincado");
    expect(line.despues).toContain("Acabado: Negro");
  });

  it("come with a new product, whose subcategory is chosen first", async () => {
    const { subcategoria, largo } = await measured();
    const fields = productoFields(subcategoria);
    const blank = await admin.visit("/admin/productos/nuevo");
    expect(text(blank, "#medidas .nota")).toBe("Elija la subcategoría para ver sus medidas.");
    const page = await admin.submit(blank, editor, { ...fields, "fila-accion": "medidas" });
    expect([page.status, fieldValue(page, "nombre")]).toEqual([200, fields.nombre]);
    expect(toast(await admin.submit(page, editor, { [me(largo)]: "92" }))).toContain("Producto creado");
    const { id } = await db.producto.findFirstOrThrow({ where: { codigo: fields.codigo } });
    expect(await medidasOf(id)).toEqual(["Largo 92 92"]);
  });

  it("are refused when what is measured changes just before they are saved", async () => {
    const { subcategoria, largo } = await measured();
    const { id } = await createProducto({ subcategoria });
    const page = await admin.visit(at(id));
    const change = `UPDATE atributos SET tipo = 'opcion', opciones = 'Corto' WHERE id = ${largo.id}`;
    const refused = await whileOvertaken(change, () => admin.submit(page, editor, { [me(largo)]: "92" }));
    expect([refused.status, text(refused, "#editor-medidas"), fieldValue(refused, me(largo))]).toEqual([
      400,
      "Las medidas de la subcategoría cambiaron mientras usted editaba: revíselas",
      "92",
    ]);
    expect(await medidasOf(id)).toEqual([]);
  });

  it("are not saved in another unit than the form showed: it is said, and what was typed can be looked at", async () => {
    const { subcategoria, largo } = await measured();
    const { id } = await createProducto({ subcategoria });
    const page = await admin.visit(at(id));
    await db.atributo.update({ where: { id: largo.id }, data: { unidad: "pulg" } });
    const refused = await admin.submit(page, editor, { [me(largo)]: "92" });
    expect([refused.status, text(refused, `#me-${largo.id}-e`), fieldValue(refused, me(largo))]).toEqual([
      400,
      "El nombre o la unidad de esta medida cambió mientras usted editaba: revise el valor",
      "92",
    ]);
    expect([texts(refused, "#medidas label")[0], await medidasOf(id)]).toEqual(["Largo (pulg)", []]);
    expect(toast(await admin.submit(refused, editor, { [me(largo)]: "3,5" }))).toContain("Producto actualizado");
    expect(await medidasOf(id)).toEqual(["Largo 3,5 3.5"]);
  });

  it("are refused beside their field, and nothing is saved", async () => {
    const { subcategoria, largo, acabado, rosca } = await measured();
    const { id } = await createProducto({ subcategoria });
    const typed = { [me(largo)]: "1.200", [me(acabado)]: "Azul", [me(rosca)]: "x".repeat(61), nombre: "Otro nombre" };
    const page = await admin.submit(await admin.visit(at(id)), editor, typed);
    expect([page.status, text(page, "#editor-medidas")]).toEqual([400, "Revise 3 medidas"]);
    expect([largo, acabado, rosca].map((one) => text(page, `#me-${one.id}-e`))).toEqual([
      "No se sabe si el punto separa miles: escriba 1200 o 1,200",
      "Elija una de las opciones: Negro, Zincado",
      "La medida no puede exceder 60 caracteres",
    ]);
    expect([fieldValue(page, me(largo)), await medidasOf(id)]).toEqual(["1.200", []]);
  });

  it("go to another subcategory by their names; the others are said before they are lost", async () => {
    const { subcategoria, largo, acabado, rosca } = await measured();
    const producto = await createProducto({ subcategoria });
    await createMedida(producto, largo, "92");
    await createMedida(producto, acabado, "Negro");
    await createMedida(producto, rosca, "M8");
    const other = await createSubcategoria();
    await createAtributo(other, { nombre: "LARGO" });
    const move = { categoria_id: String(other.categoria_id), subcategoria_id: String(other.id) };
    const asked = await admin.submit(await admin.visit(at(producto.id)), editor, move);
    expect([asked.status, text(asked, "#editor-medidas")]).toEqual([
      400,
      "En esta subcategoría se pierden: Acabado: Negro, Rosca: M8",
    ]);
    expect(texts(asked, "[data-part=perdidas] li")).toEqual(["Acabado: Negro", "Rosca: M8"]);
    expect(await medidasOf(producto.id)).toHaveLength(3);
    const nowhere = await admin.submit(await admin.visit(at(producto.id)), editor, {
      ...move,
      subcategoria_id: "999999",
    });
    expect([nowhere.status, text(nowhere, "#editor-medidas")]).toEqual([400, ""]);
    expect(fieldError(nowhere, "subcategoria_id")).toBe("Elija una subcategoría de la categoría seleccionada");
    expect(toast(await admin.submit(asked, editor))).toContain("Producto actualizado");
    expect(await medidasOf(producto.id)).toEqual(["LARGO 92 92"]);
  });

  it("in another unit are other measures: in the editor, by a move and by an import", async () => {
    const { subcategoria, largo } = await measured();
    const other = await createSubcategoria();
    await createAtributo(other, { unidad: "pulg" });
    const make = async (codigo: string) => {
      const producto = await createProducto({ subcategoria, codigo });
      await createMedida(producto, largo, "92");
      return producto;
    };
    const [edited, moved, imported] = [await make("UNI-1"), await make("UNI-2"), await make("UNI-3")];
    const place = { categoria_id: String(other.categoria_id), subcategoria_id: String(other.id) };
    const asked = await admin.submit(await admin.visit(at(edited.id)), editor, place);
    expect([asked.status, text(asked, "#editor-medidas")]).toEqual([400, "En esta subcategoría se pierden: Largo: 92 mm"]); // prettier-ignore
    await admin.submit(asked, editor);
    const mover = await admin.visit(`/admin/productos/mover?productos=${moved.id}`);
    await admin.submit(mover, "form[data-part=confirm]", { destino_id: String(other.id) });
    const titles = "Código;Categoría;Subcategoría";
    const review = await sendTable(admin, `${titles}\nUNI-3;${other.categoria.nombre};${other.nombre}`);
    expect(results(review).join()).toContain("Largo (mm): 92 pasa a→ (vacío)");
    await confirm(admin, review);
    for (const { id } of [edited, moved, imported]) {
      const row = await db.producto.findUniqueOrThrow({ where: { id } });
      expect([row.subcategoria_id, await medidasOf(id)]).toEqual([other.id, []]);
    }
  });

  it("go with all products of a subcategory, which says so before", async () => {
    const { subcategoria, largo, rosca } = await measured();
    const producto = await createProducto({ subcategoria });
    await createMedida(producto, largo, "92");
    await createMedida(producto, rosca, "M8");
    const other = await createSubcategoria();
    await createAtributo(other);
    const page = await admin.visit(`/admin/subcategorias/${subcategoria.id}/eliminar`);
    expect(page.text).toContain("Hay 2 medidas: pasan las que la otra subcategoría también tenga, las demás se pierden."); // prettier-ignore
    await admin.submit(page, "form[data-part=confirm]", { destino_id: String(other.id), intent: "mover" });
    expect(await medidasOf(producto.id)).toEqual(["Largo 92 92"]);
  });

  it("that somebody else saved first are shown, and a form that does not know them leaves them", async () => {
    const { subcategoria, largo } = await measured();
    const producto = await createProducto({ subcategoria });
    await createMedida(producto, largo, "92");
    const [first, second] = [await admin.visit(at(producto.id)), await admin.visit(at(producto.id))];
    await admin.submit(first, editor, { [me(largo)]: "93" });
    const conflict = await admin.submit(second, editor, { [me(largo)]: "94" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")]).toEqual([409, ["Guardado ahora: Largo: 93 mm"]]); // prettier-ignore
    const place = { categoria_id: String(subcategoria.categoria_id), subcategoria_id: String(subcategoria.id) };
    await admin.post(at(producto.id), { revision: "2", nombre: "Sin medidas", ...place });
    const { nombre } = await db.producto.findUniqueOrThrow({ where: { id: producto.id } });
    expect([nombre, await medidasOf(producto.id)]).toEqual(["Sin medidas", ["Largo 93 93"]]);
  });
});
