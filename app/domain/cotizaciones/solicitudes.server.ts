import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { ajustesDefaults, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { todayInBogota } from "~/domain/kernel/dates";
import { visiblesOf } from "~/domain/kernel/order";
import { medioSelect } from "~/domain/medios/projections.server";
import { limitVisitor } from "~/domain/mensajes/contacto.server";
import { deliverSoon } from "~/domain/mensajes/delivery.server";
import { cotizacionBusqueda, type CotizacionTyped, type LineaCotizacion, lineasOf, numeroOf } from "./cotizacion";
import { newEnlace } from "./enlace.server";
import type { Pedido } from "./lista";

const MAX_FILES = 10;

/** The visible products of a list, in its order, with their pictures; those that are gone are left out. */
export async function listPedidos(lista: readonly Pedido[]) {
  const ids = lista.map(({ id }) => id);
  const seccion = { select: { nombre: true, slug: true } } as const;
  const select = {
    ...{ id: true, codigo: true, nombre: true, slug: true, categoria: seccion, subcategoria: seccion },
    ...{ visible: true, medio: { select: medioSelect } },
  } as const;
  return visiblesOf(ids, await db.producto.findMany({ where: { id: { in: ids } }, select }));
}

/** Gives the next number of the year. Until the transaction ends, all others wait: there is no gap and no double. */
async function nextNumero(tx: Tx, year: string): Promise<string> {
  const rows = await tx.$queryRaw<{ ultimo: number | bigint }[]>`
    INSERT INTO cotizaciones_contadores (clave, ultimo) VALUES (${year}, 1)
    ON CONFLICT (clave) DO UPDATE SET ultimo = cotizaciones_contadores.ultimo + 1 RETURNING ultimo`;
  return numeroOf(year, Number(rows[0]?.ultimo));
}

/** A request that this form has stored already, or null. */
export async function findStored(idempotencia: string) {
  const typed = { nombre: true, telefono: true, ciudad: true, email: true, empresa: true, nit: true, mensaje: true };
  const select = { ...typed, ubicacion_id: true, enlace: true, lineas: true } as const;
  const row = await db.cotizacion.findUnique({ where: { idempotencia }, select });
  return row && { ...row, lineas: lineasOf(row.lineas) };
}
type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

/** Whether a stored request has these products and quantities, in any order, and says the same of who asks. */
export async function saysTheSame(
  { lineas, ...stored }: Stored,
  lista: readonly Pedido[],
  typed: CotizacionTyped,
): Promise<boolean> {
  const counts = new Map(lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const said = { ...typed, ubicacion_id: (await findSede(typed.ubicacion_id))?.id ?? null };
  const saved: Record<string, unknown> = stored;
  return (
    lista.length === counts.size &&
    lista.every(({ id, cantidad }) => counts.get(id) === cantidad) &&
    Object.entries(said).every(([name, value]) => !Object.hasOwn(saved, name) || saved[name] === value)
  );
}

interface Sent {
  /** The same for every submission of one form, of which only the first is stored. */
  idempotencia: string;
  ip: string;
  /** Version of the data policy that the visitor accepts. */
  politica_version: string;
}

/**
 * Stores a request, its number and its outbox entry in one transaction. Returns the address of its page; the same form
 * sent again stores nothing and has the same address. Throws LimitExceeded as contact messages do (DEC 17).
 */
export async function storeCotizacion(
  typed: CotizacionTyped,
  lineas: readonly LineaCotizacion[],
  { idempotencia, ip, politica_version }: Sent,
): Promise<string> {
  const before = await findStored(idempotencia);
  if (before) return before.enlace;
  const moment = now();
  const enlace = newEnlace();
  const sede = await findSede(typed.ubicacion_id);
  try {
    await db.$transaction(async (tx) => {
      await limitVisitor(tx, ip, { kind: "cotizacion:", what: "demasiadas solicitudes" });
      const numero = await nextNumero(tx, todayInBogota(moment).slice(0, 4));
      await tx.cotizacion.create({
        data: {
          ...typed,
          ...{ idempotencia, enlace, numero, politica_version },
          ...{ ubicacion_id: sede?.id ?? null, sede: sede?.nombre ?? "", lineas: JSON.stringify(lineas) },
          ...{ aceptado_at: moment, created_at: moment },
          busqueda: cotizacionBusqueda({ ...typed, numero }, lineas),
          salidas: { create: { tipo: "correo", datos: "{}" } },
        },
      });
    });
  } catch (error) {
    const stored = isRace(error) ? await findStored(idempotencia) : null;
    if (stored) return stored.enlace;
    throw error;
  }
  deliverSoon();
  return enlace;
}

async function findSede(id: number | null) {
  if (id === null) return null;
  return db.ubicacion.findFirst({
    where: { id, visible: true },
    select: { id: true, nombre: true, telefono_whatsapp: true },
  });
}

/** The WhatsApp number that answers a request: its branch's, where that is visible, else the company's. */
export async function whatsappNumberOf(ubicacion_id: number | null): Promise<string> {
  const sede = await findSede(ubicacion_id);
  return sede?.telefono_whatsapp ?? mergeAjustes(ajustesDefaults, await listAjustes()).whatsapp;
}

/**
 * What the page of a request shows, with the WhatsApp number that answers and the last answer that was sent: nothing of
 * who asked. Null for none.
 */
export async function getRecibida(enlace: string) {
  const select = {
    numero: true,
    enlace: true,
    ubicacion_id: true,
    sede: true,
    lineas: true,
    created_at: true,
    respuestas: {
      where: { enviada_at: { not: null } },
      orderBy: { version: "desc" },
      take: 1,
      select: { enlace: true, version: true, enviada_at: true },
    },
  } as const;
  const row = await db.cotizacion.findUnique({ where: { enlace }, select });
  if (!row) return null;
  const { ubicacion_id, lineas, respuestas, ...shown } = row;
  const whatsapp = await whatsappNumberOf(ubicacion_id);
  return { ...shown, whatsapp, lineas: lineasOf(lineas), respondida: respuestas[0] ?? null };
}

/** Counts a visitor's spreadsheet. Throws LimitExceeded on the eleventh within 5 minutes. */
export async function countArchivo(ip: string): Promise<void> {
  const limit = { kind: "archivo:", most: MAX_FILES, what: "demasiados archivos" };
  await db.$transaction((tx) => limitVisitor(tx, ip, limit));
}
