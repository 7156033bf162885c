import { describe, expect, it } from "vitest";
import type { Orden } from "~/domain/busqueda/en-subcategoria.server";
import { listProductosVisibles } from "~/domain/catalogo/catalogo.server";
import { readFiltros } from "~/domain/medidas/filtros";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo } from "../../support/content/medidas";
import { whileRowRefused } from "../../support/db/faults";
import { planOf, productoQueries } from "../../support/db/plans";
import { text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const LIMIT = 5_000;
const opcion = { unidad: "", tipo: "opcion", opciones: "A\nB\nC" };

const subcategoria = await createSubcategoria({ nombre: "Montones" });
const href = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
await createProductos(LIMIT, subcategoria);
const raro = await createProducto({ subcategoria, codigo: "QX/70-15", nombre: "Piezón suelto" });
await createProducto({ subcategoria, nombre: "Piezón oculto", visible: false });
const uno = await createAtributo(subcategoria, { nombre: "Uno", ...opcion });
const dos = await createAtributo(subcategoria, { nombre: "Dos", ...opcion });
const largo = await createAtributo(subcategoria);
// Of one come the first names, of the other the last.
const primeros = await createAtributo(subcategoria, { nombre: "Primeros", ...opcion });
const ultimos = await createAtributo(subcategoria, { nombre: "Últimos", ...opcion });
// Many have the same name, so that parts of the list end among them.
await db.$executeRaw`UPDATE productos SET clave = 'PIEZA IGUAL' WHERE subcategoria_id = ${subcategoria.id} AND id % 3 = 0 AND id <> ${raro.id}`;
for (const atributo of [uno, dos])
  await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto)
    SELECT id, ${atributo.id}, CASE WHEN id % 2 = 0 THEN 'A' ELSE 'B' END FROM productos WHERE subcategoria_id = ${subcategoria.id}`;
await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto) SELECT p.id, a.id, 'A'
  FROM productos p JOIN atributos a ON a.id = ${primeros.id} AND p.clave < 'PIEZA 3' OR a.id = ${ultimos.id} AND p.clave >= 'PIEZA 3'
  WHERE p.subcategoria_id = ${subcategoria.id}`;
await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto, numero)
  SELECT id, ${largo.id}, 'x', id % 5000 FROM productos WHERE subcategoria_id = ${subcategoria.id}`;
const lugar = { ...subcategoria, productos_visibles: LIMIT + 1 };
const order = { clave: "asc", id: "asc" } as const;
const rows = await db.producto.findMany({
  where: { subcategoria_id: subcategoria.id, visible: true },
  orderBy: [{ clave: order.clave }, { id: order.id }],
  select: { id: true, codigo_clave: true },
});

async function listed(q: string, given: Record<string, string>, orden: Orden) {
  const filtros = readFiltros([uno, dos, largo], given);
  const { total, hayMas, productos } = await listProductosVisibles(lugar, {
    ...{ q, filtros, columnas: [], orden },
    ...{ skip: 0, take: 1_000 },
  });
  return { total, hayMas, ids: productos.map(({ id }) => id) };
}

/** The SELECT statements of lists that one page of the subcategory asks for. */
const statementsOf = (asked: string) =>
  productoQueries(async () => {
    expect((await visitor.fetch(`${href}?${asked}`)).status).toBe(200);
  }, "(?:productos|medidas)");

describe("in a subcategory of more than 5,000 products", () => {
  it("a text is looked for by words: a word begins with it or contains it, a code contains it (PUB §2 Subcategory)", async () => {
    const found = async (q: string) => {
      const page = await visitor.visit(`${href}?${new URLSearchParams({ q })}`);
      return texts(page, "tbody td:nth-child(2) a");
    };
    for (const q of ["qx/70-15", "QX7015", "qx 70 15", "7015", "piezon", "sueltos", "piezon suel", "montones suelto"])
      expect([q, await found(q)]).toEqual([q, ["Piezón suelto"]]);
    expect(await found("iez 4997")).toEqual(["Pieza 4997"]);
    for (const q of ["%", "zzyzx", "pieza zzyzx", "oculto"]) expect([q, await found(q)]).toEqual([q, []]);
    const many = await visitor.visit(`${href}?q=pieza&pagina=42`);
    expect([text(many, "#productos + p"), texts(many, "tbody td:nth-child(2) a")]).toEqual([
      "Más de 1.000 de 5.001 referencias",
      expect.objectContaining({ length: 16 }),
    ]);
  });

  it("texts and filters together find the same in each order as one by one (PUB §2 Subcategory)", async () => {
    const byName = rows.map(({ id }) => id);
    const byCode = rows.toSorted((one, other) => (one.codigo_clave < other.codigo_clave ? -1 : 1)).map(({ id }) => id);
    const lists = { nombre: byName, "nombre-desc": byName.toReversed(), codigo: byCode };
    const isOf = (given: Record<string, string>) => (id: number) =>
      Object.entries(given).every(([name, value]) => {
        if (name.endsWith("-desde")) return id % 5000 >= Number(value);
        if (name.endsWith("-hasta")) return id % 5000 <= Number(value);
        return (id % 2 === 0 ? "A" : "B") === value;
      });
    const [m1, m2, desde, hasta] = [`m${uno.id}`, `m${dos.id}`, `m${largo.id}-desde`, `m${largo.id}-hasta`];
    for (const orden of ["nombre", "nombre-desc", "codigo"] as const) {
      for (const q of ["", "montones"]) {
        for (const given of [
          { [m1]: "A" },
          { [m1]: "A", [m2]: "A" },
          { [m1]: "A", [m2]: "B" },
          { [desde]: "700", [hasta]: "2900" },
          { [m2]: "B", [desde]: "4100" },
          { [m1]: "A", [m2]: "A", [desde]: "30", [hasta]: "90" },
        ]) {
          const expected = lists[orden].filter(isOf(given));
          const found = await listed(q, given, orden);
          const most = expected.slice(0, 1_000);
          expect([orden, q, given, found]).toEqual([orden, q, given, { total: most.length, hayMas: expected.length > 1_000, ids: most }]); // prettier-ignore
        }
      }
    }
  });

  it.each(["q=zzyz", "q=suelt", "q=zzyz&orden=codigo"])("%s is answered by an index of words", async (asked) => {
    const queries = await statementsOf(asked);
    const steps = (await Promise.all(queries.map(planOf))).flat().join("\n");
    expect(steps).toMatch(/productos_fts|productos_palabras_idx/);
    expect(queries.filter(({ text }) => text.includes("p.subcategoria_id") && text.includes("OFFSET"))).toEqual([]);
  });

  it.each([
    ["q=montones", 0],
    ["q=montones+pieza", 1],
  ])("%s: a word of the subcategory's own name is looked for in no product", async (asked, words) => {
    const queries = await statementsOf(asked);
    const looked = queries.flatMap(({ text }) => text.match(/p\.busqueda \|\| ' ' LIKE/g) ?? []);
    expect(looked).toHaveLength(words);
  });

  it.each([
    ["two filters", `m${uno.id}=A&m${dos.id}=B`, 2],
    ["a range and two filters", `m${uno.id}=A&m${largo.id}-desde=1700&m${dos.id}=B`, 3],
    ["a filter of 1,500 and one of 3,400 far from them", `m${primeros.id}=A&m${ultimos.id}=A`, 2],
  ])("%s that no product passes are looked for in parts of 2,000", async (_, asked, parts) => {
    const queries = await statementsOf(asked);
    const walked = queries.filter(({ text }) => text.includes("string_agg"));
    expect(walked).toHaveLength(parts);
    // All but the last say where they end.
    expect(walked.filter(({ text }) => /\) <= \(/.test(text))).toHaveLength(parts - 1);
  });

  it("by code too they are looked for among the measures, and no product is asked for its own", async () => {
    const queries = await statementsOf(`m${uno.id}=A&m${dos.id}=B&orden=codigo`);
    expect(queries.filter(({ text }) => text.includes("o.producto_id = p.id"))).toEqual([]);
    expect(queries.filter(({ text }) => /\) <= \(/.test(text))).toHaveLength(1);
  });

  it("a text is found while the products still have the subcategory's former name", async () => {
    const admin = await signedIn();
    const stays = `OLD.subcategoria_id = ${subcategoria.id}`;
    await whileRowRefused("UPDATE", "productos", stays, async () => {
      const editor = await admin.visit(`/admin/subcategorias/${subcategoria.id}`);
      const saved = await admin.submit(editor, "form[data-part=editor]", { nombre: "Apilados" });
      expect(toast(saved)).toContain("Subcategoría actualizada");
      const page = await visitor.visit(`${href}?q=suelt`);
      expect([text(page, "h1"), texts(page, "tbody td:nth-child(2) a")]).toEqual(["Apilados", ["Piezón suelto"]]);
      expect((await admin.visit(`/admin/productos?subcategoria=${subcategoria.id}&q=suelt`)).text).toContain(
        raro.codigo,
      );
    });
  });
});
