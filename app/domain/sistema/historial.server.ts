import { setImmediate } from "node:timers/promises";
import { db } from "~/services/db/client.server";
import { holds, join, sql } from "~/services/db/fulltext.server";
import { cambiosPorPagina, type RowState } from "~/domain/kernel/history";
import { RowStateSchema } from "~/domain/kernel/row-state";
import { entityNames } from "~/domain/entities.server";
import { inOrder } from "~/domain/kernel/order";
import { searchParts } from "~/domain/kernel/text";

/** Changes that one statement looks through: on SQLite all other requests wait for it. */
const SLICE = 20_000;

interface CambiosQuery {
  q: string;
  page: number;
  /** Id of an administrator; null: changes that nobody made by hand. */
  persona?: number | null;
  entidad?: string;
}

/** SQL condition on `auditoria`: the person, the kind of row, and every part of the search (literally). */
function cambiosWhere({ q, persona, entidad }: Omit<CambiosQuery, "page">) {
  const conditions = [
    ...(persona === undefined ? [] : [persona === null ? sql`admin_user_id IS NULL` : sql`admin_user_id = ${persona}`]),
    ...(entidad === undefined ? [] : [sql`entidad = ${entidad}`]),
    ...searchParts(q).map((part) => holds(sql`busqueda`, part)),
  ];
  return conditions.length > 0 ? join(conditions, " AND ") : sql`true`;
}

type Where = ReturnType<typeof cambiosWhere>;

async function countCambios(where: Where): Promise<number> {
  const [row] = await db.$queryRaw<{ n: bigint | number }[]>(sql`SELECT count(*) AS n FROM auditoria WHERE ${where}`);
  return Number(row?.n ?? 0);
}

async function readIds(where: Where, take: number, skip: number): Promise<number[]> {
  const found = await db.$queryRaw<{ id: bigint | number }[]>(
    sql`SELECT id FROM auditoria WHERE ${where} ORDER BY id DESC LIMIT ${take} OFFSET ${skip}`,
  );
  return found.map(({ id }) => Number(id));
}

/** Ids of the first and the last change. Two statements in one: with both in one SELECT, SQLite reads every id. */
async function historyRange() {
  const [range] = await db.$queryRaw<{ oldest: bigint | number | null; newest: bigint | number | null }[]>(
    sql`SELECT (SELECT min(id) FROM auditoria) AS oldest, (SELECT max(id) FROM auditoria) AS newest`,
  );
  return { oldest: Number(range?.oldest ?? 1), newest: Number(range?.newest ?? 0) };
}

/** Ids of one page, and the total: one part of the history after the other is looked through. */
async function findCambios(where: Where, take: number, skip: number) {
  const { oldest, newest } = await historyRange();
  const ids: number[] = [];
  let total = 0;
  for (let until = newest; until >= oldest; until -= SLICE) {
    const slice = sql`id <= ${until} AND id > ${until - SLICE} AND ${where}`;
    const found = await countCambios(slice);
    if (ids.length < take && total + found > skip)
      ids.push(...(await readIds(slice, take - ids.length, Math.max(0, skip - total))));
    total += found;
    await setImmediate();
  }
  return { total, ids };
}

function fotoFrom(json: string | null): RowState | null {
  return json === null ? null : RowStateSchema.catch({}).parse(JSON.parse(json));
}

/** A page of the history, newest first, and the total. `que`: what staff call such a row. */
export async function listCambios({ page, ...search }: CambiosQuery) {
  const { total, ids } = await findCambios(cambiosWhere(search), cambiosPorPagina, (page - 1) * cambiosPorPagina);
  const rows = inOrder(ids, await db.auditoria.findMany({ where: { id: { in: ids } }, omit: { busqueda: true } }));
  const cambios = rows.map((row) => ({
    ...row,
    que: entityNames.get(row.entidad) ?? row.entidad,
    antes: fotoFrom(row.antes),
    despues: fotoFrom(row.despues),
  }));
  return { total, cambios };
}

/** All administrators, sorted by name, for the history's filter. */
export async function listPersonas() {
  return db.adminUser.findMany({ select: { id: true, nombre: true }, orderBy: [{ nombre: "asc" }, { id: "asc" }] });
}
