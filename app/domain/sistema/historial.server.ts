import { db } from "~/services/db/client.server";
import { holds, sql } from "~/services/db/fulltext.server";
import { cambiosPorPagina, type RowState, RowStateSchema } from "~/domain/kernel/history";
import { entityNames } from "~/domain/entities.server";
import { hasWildcard, searchParts } from "~/domain/kernel/text";

/** Most lines, the newest, that a search part with a LIKE wildcard finds. */
const MOST_SIGNED = 5_000;

interface CambiosQuery {
  q: string;
  page: number;
  /** Id of an administrator; null: changes that nobody made by hand. */
  persona?: number | null;
  entidad?: string;
}

async function contains(part: string) {
  if (!hasWildcard(part)) return { busqueda: { contains: part } };
  const found = sql`SELECT id FROM auditoria WHERE ${holds(sql`busqueda`, part)} ORDER BY id DESC LIMIT ${MOST_SIGNED}`;
  const rows = await db.$queryRaw<{ id: number }[]>(found);
  return { id: { in: rows.map(({ id }) => Number(id)) } };
}

function fotoFrom(json: string | null): RowState | null {
  return json === null ? null : RowStateSchema.catch({}).parse(JSON.parse(json));
}

/** A page of the history, newest first, and the total. `que`: what staff call such a row. */
export async function listCambios({ q, page, persona, entidad }: CambiosQuery) {
  const AND = await Promise.all(searchParts(q).map(contains));
  const where = { admin_user_id: persona, entidad, AND };
  const [total, rows] = await Promise.all([
    db.auditoria.count({ where }),
    db.auditoria.findMany({
      where,
      orderBy: { id: "desc" },
      skip: (page - 1) * cambiosPorPagina,
      take: cambiosPorPagina,
      omit: { busqueda: true },
    }),
  ]);
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
