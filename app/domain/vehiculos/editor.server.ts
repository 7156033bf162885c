import { db } from "~/services/db/client.server";
import { codigoPlano } from "~/domain/catalogo/search";
import { pressRow } from "~/domain/kernel/rows";
import { cleanText, countOf, toClave } from "~/domain/kernel/text";
import { proximoAno } from "./ano.server";
import { aplicacionesDe } from "./aplicaciones.server";
import { DEMASIADAS, type Fila, type FilaError, filaDe, filasOf, filaVacia, isBlank, readFilas } from "./filas";
import { listVehiculos } from "./publico.server";
import { limites } from "./vehiculos";

/** The rows of the applications as they are shown again. */
export interface FilasAnswer {
  filas: Fila[];
  /** The problems of a row, by its place. */
  errores: { fila: number; errores: readonly FilaError[] }[];
  /** What was typed as the code to copy from, and the problem with it. */
  copiar: { codigo: string; error: string | null; hecho?: string };
}

function typedIn(fields: FormData): Fila[] {
  return filasOf((name) => fields.getAll(name).map(String));
}

/**
 * Reads the applications of a product's form: what is stored of them, and what is wrong. A code to copy from is wrong too:
 * it was typed, and its button was not pressed.
 */
export async function readAplicaciones(fields: FormData) {
  const filas = typedIn(fields);
  const { aplicaciones, errores, problema } = readFilas(filas, await listVehiculos(), proximoAno());
  const listed = Array.from(errores, ([fila, own]) => ({ fila, errores: own }));
  const codigo = cleanText(String(fields.get("ap_copiar") ?? ""));
  const falta = codigo === "" ? null : "Falta copiar las aplicaciones de otro producto";
  const error = falta && `Pulse el botón para copiar las aplicaciones de «${codigo}», o borre el código`;
  const answer: FilasAnswer = { filas, errores: listed, copiar: { codigo, error } };
  // A form without the list, as an older page sends it, leaves the applications alone.
  const known = fields.has("ap_lista") ? aplicaciones : undefined;
  return {
    aplicaciones: known,
    problema: [problema, falta].filter((text) => text !== null).join(". ") || null,
    answer,
  };
}

/** The rows with those of another product behind them; the ones that are there already are left out. */
async function copied(filas: readonly Fila[], typed: string) {
  const plano = codigoPlano(typed);
  const found = await db.producto.findMany({
    where: { OR: [{ codigo_clave: toClave(typed) }, ...(plano === "" ? [] : [{ codigo_plano: plano }])] },
    orderBy: { id: "asc" },
    select: { codigo: true, codigo_clave: true, aplicaciones: aplicacionesDe },
  });
  const exact = found.find(({ codigo_clave }) => codigo_clave === toClave(typed));
  const [first, second] = found;
  // Two codes may have the same letters and digits (DEC 50).
  if (!exact && first && second)
    return { filas: [...filas], error: `«${typed}» puede ser ${first.codigo} o ${second.codigo}: escríbalo completo` };
  const producto = exact ?? first;
  if (typed === "" || !producto)
    return { filas: [...filas], error: typed ? `No hay un producto con el código «${typed}»` : "Escriba un código" };
  const { codigo } = producto;
  if (producto.aplicaciones.length === 0) return { filas: [...filas], error: `«${codigo}» no tiene aplicaciones` };
  const there = new Set(filas.map((fila) => JSON.stringify(fila)));
  const news = producto.aplicaciones.map(filaDe).filter((fila) => !there.has(JSON.stringify(fila)));
  const all = [...filas.filter((fila) => !isBlank(fila)), ...news];
  if (all.length > limites.aplicaciones)
    return { filas: [...filas], error: `Con las de «${codigo}» serían ${all.length}. ${DEMASIADAS}` };
  const hecho =
    news.length === 0
      ? `Las aplicaciones de «${codigo}» ya están aquí.`
      : `${news.length === 1 ? "Se agregó" : "Se agregaron"} ${countOf(news.length, "aplicación", "aplicaciones")} de «${codigo}», todavía sin guardar.`;
  return { filas: all, error: null, hecho };
}

/**
 * The rows that were read, after a button was pressed that saves nothing: `agregar`, `copiar`, or one for a row, as in
 * `subir:2`. Others leave them as they are. No code is missed yet.
 */
export async function pressFilas(fields: FormData, answer: FilasAnswer): Promise<FilasAnswer> {
  const { filas } = answer;
  const copiar = { ...answer.copiar, error: null };
  const [accion = "", key = ""] = String(fields.get("fila-accion")).split(":");
  const at = Number(key);
  const fila = filas[at];
  const pressed = pressRow(filas, String(fields.get("fila-accion")), filaVacia);
  if (pressed) return { filas: pressed, errores: [], copiar };
  if (accion === "copiar") {
    const { filas: all, ...done } = await copied(filas, copiar.codigo);
    return { filas: all, errores: [], copiar: { codigo: done.error === null ? "" : copiar.codigo, ...done } };
  }
  if (!fila) return { ...answer, copiar };
  const own = answer.errores.find((one) => one.fila === at)?.errores ?? [];
  const usar = own.flatMap((one) => one.usar ?? [])[0];
  if (accion !== "usar" || !usar) return { ...answer, copiar };
  const others = answer.errores.map((one) =>
    one.fila === at ? { ...one, errores: own.filter(({ campo }) => campo !== "linea") } : one,
  );
  return { filas: filas.with(at, { ...fila, linea: usar }), errores: others, copiar };
}
