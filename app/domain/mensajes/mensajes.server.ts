import { now } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { byFallingId, newestPage } from "~/services/db/lists/batches.server";
import { medioSelect } from "~/domain/medios/projections.server";
import { type FiltroMensaje, mensajesPorPagina } from "./filtros";
import { codigosDe } from "./cotizacion";
import type { Deletion } from "~/domain/kernel/deletion";
import { removePersonal } from "./delete.server";
import { mailAgain, unsent } from "./delivery.server";
import { NotFound } from "~/domain/kernel/refusal";
import { MOST_COUNTED, toClave, words } from "~/domain/kernel/text";

const TABLA = "mensajes_contacto";

interface MensajesQuery {
  q: string;
  filtro: FiltroMensaje | null;
}

const byFiltro = {
  nuevos: { estado: "nuevo" },
  respondidos: { estado: "respondido" },
  pendientes: { salidas: { some: { estado: "pendiente" } } },
  fallidos: { salidas: { some: { estado: "fallida" } } },
} as const;

function whereOf({ q, filtro }: MensajesQuery) {
  return {
    ...(filtro ? byFiltro[filtro] : {}),
    AND: words(q).map((word) => ({ busqueda: { contains: word } })),
  };
}

const newestFirst = { orderBy: { id: "desc" } } as const;

const enLista = {
  id: true,
  nombre: true,
  empresa: true,
  asunto: true,
  mensaje: true,
  estado: true,
  created_at: true,
  salidas: unsent,
} as const;

/** A page of messages, newest first, and the total. */
export async function listMensajes({ page, ...query }: MensajesQuery & { page: number }) {
  const where = whereOf(query);
  const { total, rows } = await newestPage(TABLA, page, mensajesPorPagina, {
    count: (id) => db.mensajeContacto.count({ where: { ...where, id } }),
    read: (id, take, skip) =>
      db.mensajeContacto.findMany({ where: { ...where, id }, ...newestFirst, take, skip, select: enLista }),
  });
  return { total, mensajes: rows };
}

const BATCH = 500;

/** All messages that a search finds, newest first. */
export function eachMensaje(query: MensajesQuery) {
  return byFallingId(TABLA, BATCH, (id) =>
    db.mensajeContacto.findMany({ where: { ...whereOf(query), id }, ...newestFirst, take: BATCH }),
  );
}

/** A message with its outbox entries and the last 20 delivery attempts of each, or null. */
export async function getMensaje(id: number) {
  return db.mensajeContacto.findUnique({
    where: { id },
    include: { salidas: { ...newestFirst, include: { entregas: { orderBy: { id: "desc" }, take: 20 } } } },
    omit: { busqueda: true, idempotencia: true },
  });
}

/** The products that a message asks for, with their first picture; those that are gone are left out. */
export async function productosDe(mensaje: { asunto: string; mensaje: string }) {
  const claves = codigosDe(mensaje).map(toClave);
  const found = await db.producto.findMany({
    where: { codigo_clave: { in: claves } },
    select: { id: true, codigo: true, codigo_clave: true, nombre: true, medio: { select: medioSelect } },
  });
  return found.sort((a, b) => claves.indexOf(a.codigo_clave) - claves.indexOf(b.codigo_clave));
}

/** Number of messages that nobody has answered yet, up to one more than `MOST_COUNTED`. */
export async function countNuevos(): Promise<number> {
  return readCountUpTo(sql`SELECT 1 FROM mensajes_contacto WHERE estado = 'nuevo'`, MOST_COUNTED);
}

/** Marks a message as answered, or as new again. Throws NotFound. */
export async function setRespondido(id: number, respondido: boolean): Promise<void> {
  const estado = respondido ? "respondido" : "nuevo";
  const data = { estado, respondido_at: respondido ? now() : null, revision: { increment: 1 } };
  const { count } = await db.mensajeContacto.updateMany({ where: { id }, data });
  if (count === 0) throw new NotFound();
}

/** Mails a message again. Throws NotFound. */
export async function resendMensaje(id: number): Promise<void> {
  await mailAgain({ mensaje_id: id }, async (tx) => tx.mensajeContacto.count({ where: { id } }));
}

export const deleteMensajes: Deletion = {
  path: "/admin/mensajes",
  listName: "Lista de Mensajes",
  entidad: null,
  titulo: "Eliminar mensaje",
  eliminado: "Mensaje eliminado",
  failure: "No se pudo eliminar el mensaje. Inténtelo de nuevo.",
  ask: async (id) => {
    const row = await getMensaje(id);
    return (
      row && {
        pregunta: `¿Está seguro de que desea eliminar el mensaje de "${row.nombre}"?`,
        partes: [row.asunto, "Se borra con su historial de entregas. Esta acción no se puede deshacer."],
      }
    );
  },
  remove: async (id) => {
    const row = await getMensaje(id);
    if ((await removePersonal("mensaje", { id })) === 0) throw new NotFound();
    return row?.nombre;
  },
};
