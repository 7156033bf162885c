import { expect, it, vi } from "vitest";
import "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { categorias } = await import("~/domain/catalogo/categorias.server");
const { AT_ONCE, onPending } = await import("~/domain/catalogo/pendientes/pendientes.server");
const { freeSlugs } = await import("~/domain/catalogo/slugs.server");

await migrate(env().DATABASE_URL);

async function createSubcategoria(clave: string, productos_total = 0) {
  const { id: categoria_id, revision } = await db.categoria.findFirstOrThrow();
  const data = { nombre: clave, clave, slug: clave.toLowerCase(), categoria_id, productos_total };
  const { id } = await db.subcategoria.create({ data });
  return { id, categoria_id, revision };
}

/** Creates products with these slugs. */
async function createProductos(subcategoria_id: number, categoria_id: number, slugs: readonly string[]) {
  const place = { subcategoria_id, categoria_id, nombre: "x", clave: "X", busqueda: "x" };
  await db.producto.createMany({
    data: slugs.map((slug) => ({ ...place, slug, codigo: slug, codigo_clave: slug, codigo_plano: slug })),
  });
}

it("work with very many products begins as soon as it is saved, and anew when it is saved again; with few there is none", async () => {
  const wake = vi.fn<() => void>();
  onPending(wake);
  const { categoria_id, revision } = await createSubcategoria("MUCHAS", AT_ONCE);
  const value = { descripcion: "Piezas", dibujo: "", foto_tarjeta: false };
  await categorias.update(categoria_id, revision, { ...value, nombre: "Otro nombre" });
  expect([wake.mock.calls.length, await db.pendiente.count()]).toEqual([0, 0]);
  await createSubcategoria("UNA MAS", 1);
  await categorias.update(categoria_id, revision + 1, { ...value, nombre: "Otro más" });
  expect([wake.mock.calls.length, await db.pendiente.count()]).toEqual([1, 2]);
  // What changes again begins anew, and is not late.
  const before = new Date("2026-01-01T00:00:00Z");
  await db.pendiente.updateMany({ data: { hasta: "z", created_at: before } });
  await categorias.update(categoria_id, revision + 2, { ...value, nombre: "Uno más" });
  expect(await db.pendiente.count({ where: { hasta: "", created_at: { gt: before } } })).toBe(2);
});

it("slugs of products that come to a subcategory are the next free ones, however many share a name", async () => {
  const { id, categoria_id } = await createSubcategoria("LLENA");
  const there = ["perno", ...Array.from({ length: 30 }, (_, n) => `perno-${n + 2}`), "tuerca", "tuerca-3"];
  await createProductos(id, categoria_id, there);
  const free = await db.$transaction((tx) => freeSlugs(tx, id, ["arandela", "perno", "perno-2", "tuerca", "tuerca-2"]));
  expect(Object.fromEntries(free)).toEqual({
    ...{ arandela: "arandela", perno: "perno-32", "perno-2": "perno-2-2" },
    ...{ tuerca: "tuerca-4", "tuerca-2": "tuerca-2" },
  });
});
