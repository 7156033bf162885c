import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { byFallingId, newestPage } from "~/services/db/lists/batches.server";
import type { Deletion } from "~/domain/kernel/deletion";
import { NotFound } from "~/domain/kernel/refusal";
import { countOf, MOST_COUNTED, words } from "~/domain/kernel/text";
import { removePersonal } from "~/domain/mensajes/delete.server";
import { mailAgain, unsent } from "~/domain/mensajes/delivery.server";
import type { FiltroCotizacion } from "./estados";
import { lineasOf } from "./cotizacion";
import { correoText } from "./schemas/respuesta";

const TABLA = "cotizaciones";

interface CotizacionesQuery {
  q: string;
  filtro: FiltroCotizacion | null;
  /** One request alone, by its whole number: a search for it also finds those that mention it. */
  numero?: string | null;
}

/** Requests on a page of the list. */
export const cotizacionesPorPagina = 20;

const asking = { pregunta_at: { not: null } } as const;

function whereOf({ q, filtro, numero }: CotizacionesQuery) {
  return {
    ...(filtro === "pregunta" ? { respuestas: { some: asking } } : filtro ? { estado: filtro } : {}),
    ...(numero ? { numero } : {}),
    AND: words(q).map((word) => ({ busqueda: { contains: word } })),
  };
}

const newestFirst = { orderBy: { id: "desc" } } as const;
const entregas = { ...newestFirst, take: 20 } as const;
const respuestas = { where: asking, take: 1, select: { id: true } } as const;
const shown = { nombre: true, empresa: true, telefono: true, ciudad: true, sede: true, responsable: true } as const;

const enLista = {
  id: true,
  numero: true,
  estado: true,
  created_at: true,
  lineas: true,
  salidas: unsent,
  respuestas,
  ...shown,
} as const;

/** A page of requests, newest first, and the total. `pregunta`: the customer asked something that waits for an answer. */
export async function listCotizaciones({ page, ...query }: CotizacionesQuery & { page: number }) {
  const where = whereOf(query);
  const { total, rows } = await newestPage(TABLA, page, cotizacionesPorPagina, {
    count: (id) => db.cotizacion.count({ where: { ...where, id } }),
    read: (id, take, skip) =>
      db.cotizacion.findMany({ where: { ...where, id }, ...newestFirst, take, skip, select: enLista }),
  });
  const cotizaciones = rows.map(({ lineas, respuestas: asked, ...row }) => ({
    ...row,
    lineas: lineasOf(lineas).length,
    pregunta: asked.length > 0,
  }));
  return { total, cotizaciones };
}

const BATCH = 200;

/** All requests that a search finds, newest first. */
export async function* eachCotizacion(query: CotizacionesQuery) {
  const select = { id: true, numero: true, estado: true, created_at: true, lineas: true, nit: true, email: true };
  const rows = byFallingId(TABLA, BATCH, (id) =>
    db.cotizacion.findMany({
      where: { ...whereOf(query), id },
      ...newestFirst,
      take: BATCH,
      select: { ...select, mensaje: true, ...shown },
    }),
  );
  for await (const row of rows) yield { ...row, lineas: lineasOf(row.lineas) };
}

/** A request with its outbox entries, what each mail is, and the last 20 delivery attempts of each; or null. */
export async function getCotizacion(id: number) {
  const row = await db.cotizacion.findUnique({
    where: { id },
    include: { salidas: { ...newestFirst, include: { respuesta: { select: { version: true } }, entregas } } },
    omit: { busqueda: true, idempotencia: true },
  });
  if (!row) return null;
  const lineas = lineasOf(row.lineas);
  const ids = lineas.map(({ producto_id }) => producto_id);
  const there = await db.producto.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(there.map(({ id: producto }) => producto));
  const mails = row.salidas.map(({ datos, respuesta, ...salida }) => ({
    ...salida,
    correo: correoText(datos, respuesta?.version),
  }));
  return {
    ...row,
    salidas: mails,
    lineas: lineas.map((linea) => ({ ...linea, existe: known.has(linea.producto_id) })),
  };
}

/** Number of requests that nobody has taken up yet, up to one more than `MOST_COUNTED`. */
export async function countNuevas(): Promise<number> {
  return readCountUpTo(sql`SELECT 1 FROM cotizaciones WHERE estado = 'nueva'`, MOST_COUNTED);
}

/** Mails a request to the staff again. Throws NotFound. */
export async function resendCotizacion(id: number): Promise<void> {
  await mailAgain({ cotizacion_id: id }, async (tx) => tx.cotizacion.count({ where: { id } }));
}

export const deleteCotizaciones: Deletion = {
  path: "/admin/cotizaciones",
  listName: "Lista de Cotizaciones",
  entidad: null,
  titulo: "Eliminar solicitud",
  eliminado: "Solicitud eliminada",
  failure: "No se pudo eliminar la solicitud. Inténtelo de nuevo.",
  ask: async (id) => {
    const row = await getCotizacion(id);
    return (
      row && {
        pregunta: `¿Está seguro de que desea eliminar la solicitud ${row.numero} de "${row.nombre}"?`,
        partes: [
          countOf(row.lineas.length, "producto", "productos"),
          "Se borra con sus respuestas y su historial de entregas. Su número no se vuelve a dar. Esta acción no se puede deshacer.",
        ],
      }
    );
  },
  remove: async (id) => {
    const row = await getCotizacion(id);
    if ((await removePersonal("cotizacion", { id })) === 0) throw new NotFound();
    return row?.numero;
  },
};
