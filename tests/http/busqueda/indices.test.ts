import { expect, it } from "vitest";
import { allLead, countMatches, type Indice } from "~/services/db/fulltext.server";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { isSqlite } from "../../support/db/faults";
import { db } from "../../support/site/site";

const count = async (word: string, indice: Indice) => {
  const { sql, text, values } = countMatches(allLead([[word]]), indice);
  const [row] = await db.$queryRawUnsafe<{ n: number | bigint }[]>(isSqlite ? sql : text, ...values);
  return Number(row?.n);
};
const counts = async (word: string) => [await count(word, "universales"), await count(word, "ocultos")];

it("the words of universal and of hidden products are known as these are now", async () => {
  const { id } = await createProducto({ nombre: "Zarandaja lisa" });
  const change = async (data: { universal?: boolean; visible?: boolean; busqueda?: string }) => {
    await db.producto.update({ where: { id }, data });
    return counts("zarandaja");
  };
  expect(await counts("zarandaja")).toEqual([0, 0]);
  expect(await change({ universal: true })).toEqual([1, 0]);
  expect(await change({ visible: false })).toEqual([1, 1]);
  expect(await change({ busqueda: "tarambana" })).toEqual([0, 0]);
  expect(await counts("tarambana")).toEqual([1, 1]);
  expect(await change({ busqueda: "zarandaja", universal: false, visible: true })).toEqual([0, 0]);
  expect(await counts("tarambana")).toEqual([0, 0]);
  expect(await change({ universal: true, visible: false })).toEqual([1, 1]);
  await db.producto.delete({ where: { id } });
  expect(await counts("zarandaja")).toEqual([0, 0]);
  await createProducto({ nombre: "Zarandaja oculta", visible: false, universal: true });
  expect(await counts("zarandaja")).toEqual([1, 1]);
});

it("no index of words of PostgreSQL lets more than 64 kB wait, which each search would read", async () => {
  if (isSqlite) return;
  const waiting = await db.$queryRaw`SELECT coalesce(c.reloptions::text, c.relname) AS opciones FROM pg_class c
    JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'gin' GROUP BY opciones`;
  expect(waiting).toEqual([{ opciones: "{gin_pending_list_limit=64}" }]);
});

it("an application has its product's subcategory, also after the product was moved", async () => {
  const [product, linea, other] = [await createProducto(), await createLinea(), await createSubcategoria()];
  await createAplicacion(product, linea);
  const where = { producto_id: product.id };
  const read = () => db.aplicacion.findMany({ where, select: { subcategoria_id: true } });
  expect(await read()).toEqual([{ subcategoria_id: product.subcategoria_id }]);
  const to = { subcategoria_id: other.id, categoria_id: other.categoria_id };
  await db.producto.update({ where: { id: product.id }, data: to });
  expect(await read()).toEqual([{ subcategoria_id: other.id }]);
});
