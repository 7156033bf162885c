import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { productoList } from "../../support/content/productos";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const visitor = await signedIn();
const path = "/admin/productos";
const { list, codes } = productoList(visitor);

describe("the search", () => {
  it("finds a product by what it is called now, and no more once it is gone", async () => {
    const { id, codigo } = await createProducto({ nombre: 'Quplizor 5% de 1/2" (_x)' });
    for (const q of ["quplizor", "5% de", '1/2" (_', "x)", "UPLI"]) expect([q, await codes(q)]).toEqual([q, [codigo]]);
    expect(await codes("5_ de")).toEqual([]);
    const fila = await visitor.visit(`${path}/${id}`);
    await visitor.submit(fila, "#editor", { nombre: "Wexmolar" });
    expect([await codes("quplizor"), await codes("exmola")]).toEqual([[], [codigo]]);
    await db.producto.delete({ where: { id } });
    expect(await codes("exmola")).toEqual([]);
  });

  it("finds part of name, code, category and subcategory, whatever case and accents (ADM §2 Products)", async () => {
    const subcategoria = await createSubcategoria({ nombre: "Empaquetadura Única" });
    const { codigo, categoria } = await createProducto({ codigo: "ÑX/77", nombre: "Wálvula Güorka", subcategoria });
    for (const q of ["walvula guorka", "WÁLVULA", "lvula g", "ñx/7", "NX/77", "quetadura unica", " güorka "])
      expect([q, await codes(q)]).toEqual([q, [codigo]]);
    expect(await codes("taduraunica")).toEqual([]);
    expect(await codes(categoria.nombre.toUpperCase())).toEqual([codigo]);
  });

  it("finds by a plural what is written in the singular, and a part of a word as before (ADM §2 Products)", async () => {
    const una = await createProducto({ codigo: "QZ-1", nombre: "Zurrapeta de vidrio" });
    const dos = await createProducto({ codigo: "QZ-2", nombre: "Zurrapetas, juego" });
    const luz = await createProducto({ codigo: "QZ-3", nombre: "Zurraluz" });
    const ella = await createSubcategoria({ nombre: "Zurracable fino" });
    const { codigo } = await createProducto({ codigo: "QZ-4", nombre: "Perno", subcategoria: ella });
    for (const q of ["zurrapetas", "ZURRAPETAS", "urrapetas"]) expect(await codes(q)).toEqual([una.codigo, dos.codigo]);
    expect([await codes("zurraluces"), await codes("zurracables")]).toEqual([[luz.codigo], [codigo]]);
    expect(await codes("zurrapetas,")).toEqual([dos.codigo]);
  });

  it("finds a code written without its separators, or a part of one", async () => {
    const { codigo } = await createProducto({ codigo: "QX-3000/7" });
    for (const q of ["qx3000", "QX30007", "x30", "QX3000/7", "3000/7"])
      expect([q, await codes(q)]).toEqual([q, [codigo]]);
    const csv = await (await visitor.fetch(`${path}/exportar?q=qx30007`)).text();
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(csv).toContain(codigo);
  });

  it("finds signs where they stand: they are text, neither patterns nor left out", async () => {
    const subcategoria = await createSubcategoria();
    const signed = [];
    for (const sign of ["%", "_", "\\", "*", "'", '"--'])
      signed.push([sign, (await createProducto({ codigo: `S${sign}Z`, subcategoria })).codigo]);
    await createProducto({ codigo: "S-Z", subcategoria });
    const found = [];
    for (const [sign = ""] of signed)
      found.push([sign, ...(await codes(sign, { subcategoria: String(subcategoria.id) }))]);
    expect(found).toEqual(signed);
  });

  it("finds part of a code, and nothing that merely holds the same pieces elsewhere", async () => {
    const subcategoria = await createSubcategoria();
    const { codigo } = await createProducto({ codigo: "XK-7", nombre: "Perno", subcategoria });
    await createProducto({ codigo: "XK-12", nombre: "Perno de 7 mm", subcategoria });
    expect(await codes("xk-7", { subcategoria: String(subcategoria.id) })).toEqual([codigo]);
  });

  it("says so when nothing matches, and offers the way back to everything (ADM §2 Products)", async () => {
    const page = await list({ q: "zzzz no existe" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("No se encontraron productos que coincidan con la búsqueda");
    expect(text(page, "#lista span")).toBe("0 productos");
    expect(attribute(page, "input[name=q]", "value")).toBe("zzzz no existe");
    expect(links(page, "[aria-label='Filtros aplicados'] a")).toEqual([["Quitar filtro Buscar", path]]);
  });

  it("names each filter, which is taken away alone or with all others, from the first page", async () => {
    const { subcategoria_id, subcategoria } = await createProducto({ nombre: "Perno filtrado" });
    const page = await list({ q: "perno", subcategoria: String(subcategoria_id), estado: "visible" });
    const shown = "[aria-label='Filtros aplicados']";
    expect(texts(page, `${shown} b`)).toEqual([
      "perno",
      expect.stringMatching(new RegExp(`› ${subcategoria.nombre}$`)),
      "Visible",
    ]);
    expect(links(page, `${shown} a`)).toEqual([
      ["Quitar filtro Buscar", `${path}?subcategoria=${subcategoria_id}&estado=visible`],
      ["Quitar filtro Subcategoría", `${path}?q=perno&estado=visible`],
      ["Quitar filtro Estado", `${path}?q=perno&subcategoria=${subcategoria_id}`],
      ["Limpiar", path],
    ]);
    const second = await list({ q: "perno", pagina: "2" });
    expect(links(second, `${shown} a`)).toEqual([["Quitar filtro Buscar", path]]);
    expect((await list({})).$(shown)).toBeNull();
  });

  it("survives odd and endless texts", async () => {
    for (const q of ["\u0000", "a\u0000b", "x".repeat(5000), "🔧", "\ud800", "<script>"])
      expect((await list({ q, categoria: "\u0000", estado: "\u0000", pagina: "\u0000" })).status).toBe(200);
  });
});
