/** What triggers keep for the pages by vehicle: an application's place by name, and how many products a line has. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { listDeCategoria, listPorCategoria } from "~/domain/vehiculos/productos-de-linea.server";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const lugares = [await createSubcategoria(), await createSubcategoria()];
const lineas = [await createLinea(), await createLinea()];
const productos = await Promise.all([0, 1, 2, 3].map(() => createProducto({ subcategoria: lugares[0] })));
const ids = productos.map(({ id }) => id);

const producto = fc.constantFrom(...ids);
const linea = fc.constantFrom(...lineas.map(({ id }) => id));
const ano = fc.integer({ min: 2000, max: 2004 });
const hasta = fc.option(fc.integer({ min: 2004, max: 2008 }));
const nuevas = fc.array(fc.record({ producto_id: producto, linea_id: linea, desde: ano, hasta, orden: fc.nat(9) }), { minLength: 1, maxLength: 4 }); // prettier-ignore
const changes = fc.oneof(
  nuevas.map((data) => () => db.aplicacion.createMany({ data })),
  fc.tuple(producto, linea, ano).map(([producto_id, linea_id, gte]) => () => db.aplicacion.deleteMany({ where: { producto_id, linea_id, desde: { gte } } })), // prettier-ignore
  fc.tuple(linea, linea).map(([from, to]) => () => db.aplicacion.updateMany({ where: { linea_id: from, producto_id: { in: ids.slice(1) } }, data: { linea_id: to } })), // prettier-ignore
  fc.tuple(fc.subarray(ids), fc.boolean()).map(([some, visible]) => () => db.producto.updateMany({ where: { id: { in: some } }, data: { visible } })), // prettier-ignore
  fc.tuple(producto, fc.boolean()).map(([id, universal]) => () => db.producto.update({ where: { id }, data: { universal } })), // prettier-ignore
  fc.tuple(producto, fc.constantFrom("A", "B", "Ñ")).map(([id, clave]) => () => db.producto.update({ where: { id }, data: { clave } })), // prettier-ignore
  fc.tuple(producto, fc.constantFrom(...lugares)).map(([id, { id: subcategoria_id, categoria_id }]) => () => db.producto.update({ where: { id }, data: { subcategoria_id, categoria_id } })), // prettier-ignore
);

/** The products for a line and year in each category, by name, as all applications say. */
async function expected(linea_id: number, year: number) {
  const years = year ? { desde: { lte: year }, OR: [{ hasta: null }, { hasta: { gte: year } }] } : {};
  const rows = await db.producto.findMany({
    where: { id: { in: ids }, visible: true, aplicaciones: { some: { linea_id, ...years } } },
    orderBy: [{ clave: "asc" }, { id: "asc" }],
  });
  return (categoria_id: number) => rows.filter((row) => row.categoria_id === categoria_id).map(({ id }) => id);
}

it("is what the applications and products say, whatever happens to them", async () => {
  const categorias = await db.categoria.findMany({ select: { id: true, nombre: true, slug: true } });
  await fc.assert(
    fc.asyncProperty(
      fc.array(changes, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 2002, 2006),
      // Few and many are looked for in different ways.
      fc.constantFrom(1, 9_999),
      async (all, year, productos) => {
        // prettier-ignore
        for (const change of all) await change();
        for (const { id: linea_id } of lineas) {
          const of = await expected(linea_id, year);
          const grupos = await listPorCategoria({ linea_id, ano: year, productos }, categorias);
          for (const { id, slug } of categorias) {
            const shown = grupos.find((grupo) => grupo.slug === slug)?.filas ?? [];
            expect(shown.map((fila) => fila.id)).toEqual(of(id).slice(0, 3));
            const page = await listDeCategoria({ linea_id, ano: year, productos }, id, { skip: 1, take: 2 });
            expect([page.total, page.filas.map((fila) => fila.id)]).toEqual([of(id).length, of(id).slice(1, 3)]);
          }
          const every = await expected(linea_id, 0);
          const stored = await db.linea.findUniqueOrThrow({ where: { id: linea_id } });
          expect(stored.productos).toBe(categorias.flatMap(({ id }) => every(id)).length);
        }
      },
    ),
    { numRuns: 90 },
  );
  await db.producto.deleteMany({ where: { id: { in: ids } } });
  const left = await db.linea.findMany({ where: { id: { in: lineas.map(({ id }) => id) } } });
  expect(left.map((row) => row.productos)).toEqual([0, 0]);
});

it("counts to three hundred of a category where a line has more, and to a thousand of a make", async () => {
  const [otra, sub] = [await createLinea(), await createSubcategoria()];
  await createAplicacion(await createProducto({ subcategoria: sub, nombre: "AAA la primera" }), otra);
  await createProductos(2_500, sub);
  await db.$executeRaw`INSERT INTO aplicaciones (producto_id, linea_id, desde, hasta, orden)
    SELECT id, ${otra.id}, 2010, 2018, 1 FROM productos WHERE subcategoria_id = ${sub.id} AND clave <> 'AAA LA PRIMERA'`;
  const { slug, nombre } = sub.categoria;
  const page = await visitor.visit(`${otra.href}?ano=2015`);
  expect(texts(page, 'nav[aria-label^="Categorías"] a')).toContain(`${nombre} 300+`);
  expect(texts(page, `#${slug} a`)).toContain(`Ver más de 300 de ${nombre}`);
  expect(texts(page, `#${slug} tbody td`)[0]).toBe("AAA la primera");
  const last = await visitor.visit(`${otra.href}?ano=2015&categoria=${slug}&pagina=999`);
  expect(last.path).toBe(`${otra.href}?ano=2015&categoria=${slug}&pagina=100`);
  expect(texts(last, "nav[aria-label=Paginación] .nota")).toEqual(["Mostrando 2.377 a 2.400+ de 2.400+"]);
  expect(texts(await visitor.visit(`/vehiculos/${otra.marca.slug}`), ".lead")[0]).toContain("más de 1.000 productos");
  const [vieja, nueva] = [await createProducto({ subcategoria: sub }), await createProducto({ subcategoria: sub })];
  await createAplicacion(vieja, otra, { desde: 1999, hasta: 2009 });
  await createAplicacion(nueva, otra, { desde: 2016, hasta: null });
  const ofYear = async (ano: number) => texts(await visitor.visit(`${otra.href}?ano=${ano}`), `#${slug} tbody th`);
  expect(await Promise.all([2009, 2019].map(ofYear))).toEqual([
    [vieja.codigo],
    [expect.stringMatching(/./), nueva.codigo],
  ]);
});
