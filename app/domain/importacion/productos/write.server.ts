import { isDeepStrictEqual } from "node:util";
import { now } from "~/services/env/clock.server";
import { timestampParam, rowsTable } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { raw, sql } from "~/services/db/sql.server";
import { rememberWords } from "~/domain/catalogo/search.server";
import { areCurrent, writeAllMedidas } from "~/domain/medidas/medidas.server";
import { nombres } from "./columns";
import { PlanOutdated } from "../kind";
import { PackedBatches } from "../packed.server";
import { readLugares } from "./facts.server";
import type { Escribir, New, Update } from "./prepare.server";
import { retiredIn } from "./retirados";
import { isTipoReferencia, tiposReferencia } from "~/domain/referencias/referencias";
import { areRetiredFree, writeAllReferencias } from "~/domain/referencias/referencias.server";
import { writer } from "~/domain/kernel/unit.server";

const numeros = { categoria_id: "integer", subcategoria_id: "integer" } as const;
const textos = { nombre: "text", clave: "text", slug: "text", descripcion: "text", busqueda: "text" } as const;
const columns = { ...numeros, ...textos, visible: "boolean", universal: "boolean" } as const;
const own = { codigo: "text", codigo_clave: "text", codigo_plano: "text" } as const;

async function writeUpdates(tx: Tx, updates: readonly Update[]): Promise<void> {
  const rows = updates.map(({ value, ...row }) => ({ ...row, ...value }));
  const nuevas = rowsTable(rows, { id: "integer", revision: "integer", ...columns });
  const count = await writer(tx).$executeRaw(
    sql`UPDATE productos SET categoria_id = nuevas.categoria_id, subcategoria_id = nuevas.subcategoria_id,
        nombre = nuevas.nombre, clave = nuevas.clave, slug = nuevas.slug, descripcion = nuevas.descripcion,
        busqueda = nuevas.busqueda, visible = nuevas.visible, universal = nuevas.universal, revision = productos.revision + 1, updated_at = ${timestampParam(now())}
      FROM ${nuevas} AS nuevas WHERE productos.id = nuevas.id AND productos.revision = nuevas.revision`,
  );
  if (count !== updates.length) throw new PlanOutdated();
}

async function writeNew(tx: Tx, rows: readonly New[]): Promise<void> {
  const names = raw(Object.keys({ ...own, ...columns }).join(", "));
  const at = timestampParam(now());
  await writer(tx).$executeRaw(
    sql`INSERT INTO productos (${names}, created_at, updated_at)
      SELECT ${names}, ${at}, ${at} FROM ${rowsTable(rows, { ...own, ...columns })} AS nuevas`,
  );
}

/** New products with the ids that they got. */
async function withIds(tx: Tx, rows: readonly New[]) {
  const byClave = new Map(rows.map((row) => [row.codigo_clave, row]));
  const select = { id: true, codigo_clave: true } as const;
  const stored = await tx.producto.findMany({ where: { codigo_clave: { in: [...byClave.keys()] } }, select });
  return stored.flatMap(({ id, codigo_clave }) => {
    const row = byClave.get(codigo_clave);
    return row ? [{ ...row, id }] : [];
  });
}

interface Parts {
  /** Whether the import changes these parts of a product that exists. */
  changed: (update: Update) => boolean;
  /** Whether a new product has some. */
  has: (row: New) => boolean;
}
const referencias: Parts = {
  changed: ({ cambios }) => cambios.some(({ columna }) => isTipoReferencia(columna)),
  has: (row) => tiposReferencia.some((tipo) => row[tipo] !== ""),
};
const others = new Set<string>(nombres);
/** The measures of a product that goes to another subcategory change too, also where it has the same name and they say the same. */
const medidas: Parts = {
  changed: ({ cambios, from, value }) =>
    (from !== null && from.subcategoria_id !== value.subcategoria_id) ||
    cambios.some(({ columna }) => !others.has(columna)),
  has: (row) => row.medidas.length > 0,
};

/** What is written, in batches of as many rows as one statement has. */
function batchesOf({ nuevos, cambiados }: Escribir) {
  return { nuevos: new PackedBatches<New>(nuevos), cambiados: new PackedBatches<Update>(cambiados) };
}
type Batches = ReturnType<typeof batchesOf>;

/** The products whose references or measures the import writes, a batch at a time. */
async function* withParts(tx: Tx, { nuevos, cambiados }: Batches, { changed, has }: Parts) {
  for await (const batch of cambiados.batches()) {
    const some = batch.filter(changed).map(({ id, value }) => ({ id, ...value }));
    if (some.length > 0) yield some;
  }
  for await (const batch of nuevos.batches()) {
    const some = batch.filter(has);
    if (some.length > 0) yield await withIds(tx, some);
  }
}

/** Makes addresses that products of a batch have left redirect to these. */
async function writeRedirects(tx: Tx, batch: readonly Update[]): Promise<void> {
  const left = batch.flatMap(({ id, from }) => (from ? [{ id, ...from }] : []));
  if (left.length === 0) return;
  const viejas = rowsTable(left, { id: "integer", subcategoria_id: "integer", slug: "text" });
  // Without "WHERE true" SQLite reads ON CONFLICT as the condition of a join.
  await writer(tx).$executeRaw(
    sql`INSERT INTO historial_slugs (tipo, padre_id, slug, producto_id, created_at)
      SELECT 'producto', subcategoria_id, slug, id, ${timestampParam(now())} FROM ${viejas} AS viejas WHERE true
      ON CONFLICT (tipo, padre_id, slug)
      DO UPDATE SET producto_id = excluded.producto_id, categoria_id = NULL, subcategoria_id = NULL`,
  );
}

/** Deletes the redirects from addresses that products of a batch have now. */
async function deleteRedirects(tx: Tx, batch: readonly Pick<New, "subcategoria_id" | "slug">[]): Promise<void> {
  if (batch.length === 0) return;
  const places = batch.map(({ subcategoria_id, slug }) => ({ subcategoria_id, slug }));
  const nuevas = rowsTable(places, { subcategoria_id: "integer", slug: "text" });
  await writer(tx).$executeRaw(
    sql`DELETE FROM historial_slugs WHERE id IN (
      SELECT h.id FROM ${nuevas} AS nuevas CROSS JOIN historial_slugs h
      WHERE h.tipo = 'producto' AND h.padre_id = nuevas.subcategoria_id AND h.slug = nuevas.slug)`,
  );
}

/** Redirects of all that is written: of addresses that were left, and none of those that are taken now. */
async function writeAllRedirects(tx: Tx, { nuevos, cambiados }: Batches): Promise<void> {
  for await (const batch of cambiados.batches()) await writeRedirects(tx, batch);
  for await (const batch of cambiados.batches()) {
    const moved = batch.flatMap(({ from, value, slug }) => (from ? [{ ...value, slug }] : []));
    await deleteRedirects(tx, moved);
  }
  for await (const batch of nuevos.batches()) await deleteRedirects(tx, batch);
}

/**
 * Writes what was prepared. Throws PlanOutdated when what it relies on has changed since: a product, its subcategory,
 * what is measured, a retired code.
 */
export async function writeProductos(tx: Tx, escribir: Escribir): Promise<void> {
  const lugares = await readLugares(tx, escribir.ids);
  if (!isDeepStrictEqual(lugares, escribir.lugares)) throw new PlanOutdated();
  const all = batchesOf(escribir);
  for await (const batch of all.cambiados.batches()) await writeUpdates(tx, batch);
  for await (const batch of all.nuevos.batches()) {
    await writeNew(tx, batch);
    const codes = batch.map(({ codigo_plano }) => codigo_plano);
    if (!(await areRetiredFree(tx, codes))) throw new PlanOutdated();
  }
  for await (const batch of withParts(tx, all, referencias)) {
    await writeAllReferencias(tx, batch);
    const retired = batch.flatMap(({ reemplaza }) => retiredIn(reemplaza));
    if (!(await areRetiredFree(tx, retired))) throw new PlanOutdated();
  }
  for await (const batch of withParts(tx, all, medidas)) {
    const measured = batch.flatMap((one) => one.medidas);
    if (!(await areCurrent(tx, measured))) throw new PlanOutdated();
    await writeAllMedidas(tx, batch);
  }
  await writeAllRedirects(tx, all);
  await rememberWords(tx, escribir.palabras);
}
