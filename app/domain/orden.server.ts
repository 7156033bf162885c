import { createHash } from "node:crypto";
import type { Tx } from "~/services/db/client.server";
import { join, raw, sql } from "~/services/db/fulltext.server";
import { track } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { rearranged } from "./orden";
import { Refusal } from "./refusal";

/** Where the editor shows the order, a move is a change of the row like any other. */
const tablas = {
  beneficios_home: { entidad: "beneficios", also: ", revision = revision + 1" },
  footer_contacto: { entidad: "contacto", also: "" },
  footer_enlaces: { entidad: "enlaces", also: ", revision = revision + 1" },
  menu_principal: { entidad: "menu", also: "" },
  ubicaciones_contacto: { entidad: "ubicaciones", also: "" },
} as const;

/** A row that should go to a place (0-based) of the list as it was shown; `firma` tells which list that was. */
export interface Movimiento {
  id: number;
  posicion: number;
  firma: string;
}

const BATCH = 1_000;

/** What a list of ids in this order is known by. */
export function firmaDe(rows: readonly { id: number }[]): string {
  return createHash("sha256")
    .update(rows.map(({ id }) => id).join())
    .digest("base64url")
    .slice(0, 16);
}

async function renumber(tx: Tx, tabla: keyof typeof tablas, before: readonly Place[], ids: readonly number[]) {
  const ordenes = new Map(before.map(({ id, orden }) => [id, orden]));
  const changed = ids.flatMap((id, index) =>
    ordenes.get(id) === index + 1 ? [] : [sql`(CAST(${id} AS INTEGER), CAST(${index + 1} AS INTEGER))`],
  );
  for (let start = 0; start < changed.length; start += BATCH) {
    await tx.$executeRaw(
      sql`UPDATE ${raw(tabla)} SET orden = v.column2${raw(tablas[tabla].also)}
          FROM (VALUES ${join(changed.slice(start, start + BATCH))}) AS v WHERE ${raw(tabla)}.id = v.column1`,
    );
  }
}

interface Place {
  id: number;
  orden: number;
}

/**
 * Moves a row inside what is `shown` of a table (all of it unless told) and numbers the whole list 1..N, in one
 * transaction (decision 26). Throws Refusal when the list is not the one that was seen any more.
 */
export async function reorder(
  tabla: keyof typeof tablas,
  { id, posicion, firma }: Movimiento,
  shown?: (tx: Tx) => Promise<{ id: number }[]>,
): Promise<void> {
  await changeContent(async (tx) => {
    const rows = await tx.$queryRaw<Place[]>(sql`SELECT id, orden FROM ${raw(tabla)} ORDER BY orden, id`);
    const all = rows.map((row) => Number(row.id));
    const part = shown ? (await shown(tx)).map((row) => row.id) : all;
    const ids = firma === firmaDe(rows) ? rearranged(all, part, id, posicion) : null;
    if (!ids) throw new Refusal("La lista cambió mientras usted la ordenaba. Revise el orden e intente de nuevo.");
    await track(tx, tablas[tabla].entidad, id);
    await renumber(tx, tabla, rows, ids);
  });
}
