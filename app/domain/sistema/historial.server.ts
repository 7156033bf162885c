import { db } from "~/services/db/client.server";
import { readCount, readRows } from "~/services/db/rows.server";
import { type Ids, newestPage } from "~/services/db/lists/batches.server";
import { allOf, holds, sql } from "~/services/db/sql.server";
import { cambiosPorPagina, type RowState } from "~/domain/kernel/history";
import { RowStateSchema } from "~/domain/kernel/row-state";
import { entityNames } from "~/domain/entities.server";
import { inOrder } from "~/domain/kernel/order";
import { searchParts } from "~/domain/kernel/text";

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
  return allOf(conditions);
}

type Where = ReturnType<typeof cambiosWhere>;

const countCambios = (where: Where) => readCount(sql`SELECT count(*) AS n FROM auditoria WHERE ${where}`);

async function readIds(where: Where, take: number, skip: number): Promise<number[]> {
  const found = await readRows<{ id: number }>(
    sql`SELECT id FROM auditoria WHERE ${where} ORDER BY id DESC LIMIT ${take} OFFSET ${skip}`,
  );
  return found.map(({ id }) => id);
}

function fotoFrom(json: string | null): RowState | null {
  return json === null ? null : RowStateSchema.catch({}).parse(JSON.parse(json));
}

/** A page of the history, newest first, and the total. `que`: what staff call such a row. */
export async function listCambios({ page, ...search }: CambiosQuery) {
  const all = cambiosWhere(search);
  const where = ({ gt, lte }: Ids) => sql`id > ${gt} AND id <= ${lte} AND ${all}`;
  const { total, rows: ids } = await newestPage("auditoria", page, cambiosPorPagina, {
    count: (part) => countCambios(where(part)),
    read: (part, take, skip) => readIds(where(part), take, skip),
  });
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
