import { actor } from "~/services/log/actor.server";
import { db, type Tx } from "~/services/db/client.server";
import { ajustesContactoDefaults, ajustesDefaults, mergeAjustes } from "./ajustes";
import { rowStateOf } from "~/domain/kernel/history";
import { recordChange } from "~/domain/kernel/history.server";
import { notifyAll } from "~/domain/cuentas/notices.server";
import { changeContent } from "~/domain/kernel/change.server";
import { CONFIGURACION, type Configuracion, SI } from "./configuracion";
import { todayInBogota } from "~/domain/kernel/dates";
import { politicaDefault } from "./politica";
import { sinonimosDefault } from "~/domain/busqueda/sinonimos";
import { type Created, once } from "~/domain/kernel/forms.server";
import { Conflict } from "~/domain/kernel/refusal";
import { writer } from "~/domain/kernel/unit.server";

const defaults = {
  ...ajustesDefaults,
  ...ajustesContactoDefaults,
  politica: politicaDefault,
  sinonimos: sinonimosDefault,
};
type Stored = Record<keyof typeof defaults, string>;

async function read(tx: Tx): Promise<{ stored: Stored; revision: number }> {
  const rows = await tx.ajuste.findMany();
  const lock = rows.find(({ clave }) => clave === CONFIGURACION);
  return { stored: mergeAjustes<keyof Stored>(defaults, rows), revision: lock?.revision ?? 0 };
}

function shown({ consentimiento_obligatorio, politica_version: _, ...stored }: Stored) {
  return { ...stored, consentimiento_obligatorio: consentimiento_obligatorio !== "" };
}

function recorded(stored: Stored) {
  return rowStateOf({ ...stored, consentimiento_obligatorio: stored.consentimiento_obligatorio !== "" });
}

/** All settings as the form shows them, and their revision (0 before the first save). */
export async function getConfiguracion() {
  const { stored, revision } = await read(db);
  return { ...shown(stored), revision };
}

/** A policy's version: today's date in Colombia; a second version of the same day gets a number after it. */
function nextVersion(before: string): string {
  const today = todayInBogota();
  if (!before.startsWith(today)) return today;
  return `${today}-${Number(before.slice(today.length + 1) || 1) + 1}`;
}

/** A sentence with the recipients and the sender of contact messages. */
function correosOf({
  correo_destinatarios,
  correo_remitente,
}: Pick<Stored, "correo_destinatarios" | "correo_remitente">) {
  return `llegan a ${correo_destinatarios}, desde ${correo_remitente}`;
}

async function write(tx: Tx, revision: number, value: Configuracion): Promise<void> {
  await writer(tx).ajuste.upsert({
    where: { clave: CONFIGURACION },
    create: { clave: CONFIGURACION, valor: "", revision: 0 },
    update: {},
  });
  const { count } = await writer(tx).ajuste.updateMany({
    where: { clave: CONFIGURACION, revision },
    data: { revision: { increment: 1 } },
  });
  const before = await read(tx);
  if (count === 0) throw new Conflict({ ...shown(before.stored), revision: before.revision });
  const { politica, politica_version } = before.stored;
  const despues = {
    ...value,
    consentimiento_obligatorio: value.consentimiento_obligatorio ? SI : "",
    politica_version: value.politica === politica ? politica_version : nextVersion(politica_version),
  };
  const [antes, ahora] = [correosOf(before.stored), correosOf(despues)];
  // Sent before the change, so that it comes from the sender that the administrators know.
  if (antes !== ahora) await notifyAll(tx, { tipo: "correos", quien: actor()?.nombre ?? "Alguien", antes, ahora });
  for (const [clave, valor] of Object.entries(despues)) {
    await writer(tx).ajuste.upsert({ where: { clave }, create: { clave, valor }, update: { valor } });
  }
  const titulo = "Configuración del sitio";
  await recordChange(tx, {
    ...{ accion: "editar", entidad: "ajustes", entidad_id: CONFIGURACION, titulo },
    ...{ antes: recorded(before.stored), despues: recorded(despues) },
  });
}

/**
 * Saves all settings, once per form; a changed policy text gets a new version (DEC 20). Throws Conflict.
 */
export async function saveConfiguracion(revision: number, value: Configuracion, form: string | null): Promise<Created> {
  return changeContent((tx) => once(tx, { name: "ajustes", form }, () => write(tx, revision, value).then(() => 0)));
}
