import { createHash, randomBytes } from "node:crypto";
import { fromNow, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { yielding } from "~/services/env/yielding.server";
import { readTableInThread } from "~/services/spreadsheets/read-in-thread.server";
import { type BadReason, BadTable, tableLimits } from "~/services/spreadsheets/table.server";
import { archivoVacio, cleanFileName } from "~/domain/medios/medios";
import { archivoGrande, importar, type SheetRows, readFilas } from "./columns";
import type { Existente, SectionsByKey, Resultado } from "./importacion";
import { readFilasKept, readIgnoradas, readResultados, writeFilas, writeResultados } from "./keep.server";
import { codigoPlano } from "~/domain/catalogo/search";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { findRetired, referenciasSelect } from "~/domain/referencias/referencias.server";
import { type RetiredCodes, retiredIn } from "./retirados";
import { planFila } from "./plan";
import { Refusal } from "~/domain/kernel/refusal";
import { formatNumber, toClave } from "~/domain/kernel/text";

export const KEPT_MS = 24 * 3_600_000;
/** Most files that one administrator may have under review; the oldest are deleted. */
const MOST = 5;
/** Rows per database query. */
const BATCH = 250;

const DIVIDA = "Divídalo en varios o quite las hojas, los formatos y las filas que no hacen falta.";
const problemas: Record<BadReason, string> = {
  tipo: "El archivo debe ser CSV o XLSX.",
  danado: "El archivo está dañado o incompleto. Guárdelo de nuevo e inténtelo otra vez.",
  desplegado: `El archivo ocupa más de 30 MB al abrirlo. ${DIVIDA}`,
  filas: `El archivo tiene más de ${formatNumber(tableLimits.rows)} filas. ${DIVIDA}`,
  columnas: `El archivo tiene más de ${tableLimits.columns} columnas. Deje solo las que se importan.`,
  celda: `Hay una celda con más de ${formatNumber(tableLimits.cell)} caracteres. Acórtela; si es un CSV, revise que no falte cerrar unas comillas.`,
  tiempo: `El archivo tarda demasiado en leerse. ${DIVIDA}`,
  memoria: `El archivo necesita demasiada memoria para leerse. ${DIVIDA}`,
  espera: "Se están leyendo otros archivos en este momento. Espere un minuto e inténtelo de nuevo.",
};

function problemaOf({ reason, fila }: BadTable): string {
  return fila ? `Fila ${formatNumber(fila)}: ${problemas[reason]}` : problemas[reason];
}

/** Reads a products file of this size in bytes. Throws Refusal with the reason for whoever uploaded it. */
export async function readArchivo(path: string, bytes: number): Promise<SheetRows> {
  if (bytes === 0) throw new Refusal(archivoVacio);
  if (bytes > importar.bytes) throw new Refusal(archivoGrande);
  try {
    return await readTableInThread(path, readFilas);
  } catch (error) {
    throw error instanceof BadTable ? new Refusal(problemaOf(error)) : error;
  }
}

async function readRamas(): Promise<SectionsByKey> {
  const rama = { id: true, nombre: true, clave: true } as const;
  const rows = await db.categoria.findMany({ select: { ...rama, subcategorias: { select: rama } } });
  return new Map(
    rows.map(({ clave, subcategorias, ...categoria }) => [
      clave,
      { ...categoria, subcategorias: new Map(subcategorias.map((sub) => [sub.clave, sub])) },
    ]),
  );
}

const existente = {
  ...{ id: true, revision: true, codigo: true, nombre: true, descripcion: true, visible: true },
  ...{ categoria_id: true, subcategoria_id: true, codigo_clave: true, referencias: referenciasSelect },
} as const;

/** What the catalogue and the file say of the retired codes in the rows from `start` to `end`. */
async function readRetirados(filas: SheetRows["filas"], inFile: FileCodes): Promise<RetiredCodes> {
  const planos = new Set(filas.flatMap(({ celdas }) => retiredIn(celdas.reemplaza)));
  const asked = [...new Set([...planos, ...filas.map(({ celdas }) => codigoPlano(celdas.codigo ?? ""))])];
  const [codes, replaced] = await Promise.all([
    db.producto.findMany({
      where: { codigo_plano: { in: [...planos] } },
      select: { codigo: true, codigo_plano: true },
    }),
    findRetired(db, asked),
  ]);
  const own = [...planos].flatMap((plano): [string, string][] => {
    const codigo = inFile.codigos.get(plano);
    return codigo === undefined ? [] : [[plano, codigo]];
  });
  return {
    codigos: new Map([...own, ...codes.map((row): [string, string] => [row.codigo_plano, row.codigo])]),
    reemplazados: new Map(
      replaced.map((row) => [row.numero_plano, { id: Number(row.producto_id), codigo: row.codigo }]),
    ),
    repetidos: new Set([...planos].filter((plano) => (inFile.retirados.get(plano) ?? 0) > 1)),
  };
}

/** The codes of a file's rows, and how many rows want to replace each retired one, all without separators. */
interface FileCodes {
  codigos: ReadonlyMap<string, string>;
  retirados: ReadonlyMap<string, number>;
}

async function readFileCodes(filas: SheetRows["filas"]): Promise<FileCodes> {
  const rest = yielding();
  const [codigos, retirados] = [new Map<string, string>(), new Map<string, number>()];
  for (const { celdas } of filas) {
    codigos.set(codigoPlano(celdas.codigo ?? ""), celdas.codigo ?? "");
    for (const plano of retiredIn(celdas.reemplaza)) retirados.set(plano, (retirados.get(plano) ?? 0) + 1);
    await rest();
  }
  return { codigos, retirados };
}

interface Plan {
  resultados: Resultado[];
  /** Hash of everything the import would do and of each product's revision; it changes when any of that changes. */
  huella: string;
}

/**
 * What the rows of a file would do now. Works in batches so that other requests are served between them. Writes
 * nothing.
 */
async function planImport({ filas, ignoradas }: SheetRows): Promise<Plan> {
  const rest = yielding();
  const ramas = await readRamas();
  const claves: string[] = [];
  for (const { celdas } of filas) {
    claves.push(toClave(celdas.codigo ?? ""));
    await rest();
  }
  const rows = new Map<string, number[]>();
  for (const [index, clave] of claves.entries())
    if (clave !== "") rows.set(clave, [...(rows.get(clave)?.slice(0, 1_000) ?? []), filas[index]?.fila ?? 0]);
  const inFile = await readFileCodes(filas);
  const resultados: Resultado[] = [];
  const hash = createHash("sha256").update(JSON.stringify(ignoradas));
  for (let start = 0; start < filas.length; start += BATCH) {
    const wanted = claves.slice(start, start + BATCH);
    const found = await db.producto.findMany({ where: { codigo_clave: { in: wanted } }, select: existente });
    const stored = new Map<string, Existente>(
      found.map(({ codigo_clave, referencias, ...row }) => [
        codigo_clave,
        { ...row, ...referenciasTexto(referencias) },
      ]),
    );
    const batch = filas.slice(start, start + BATCH);
    const retirados = await readRetirados(batch, inFile);
    for (const [index, fila] of batch.entries()) {
      const clave = wanted[index] ?? "";
      const resultado = planFila(fila, {
        existente: stored.get(clave),
        ramas,
        repetidas: rows.get(clave) ?? [],
        retirados,
      });
      hash.update(JSON.stringify(resultado));
      resultados.push(resultado);
      await rest();
    }
  }
  return { resultados, huella: hash.digest("hex") };
}

/** Stores a file that was read, and its plan, for a day, for whoever uploaded it. Returns its key. */
export async function keepImportacion(admin_user_id: number, nombre: string, lectura: SheetRows): Promise<string> {
  const { resultados, huella } = await planImport(lectura);
  const clave = randomBytes(16).toString("hex");
  await db.importacion.create({
    data: {
      clave,
      admin_user_id,
      archivo: cleanFileName(nombre),
      filas: await writeFilas(lectura),
      plan: await writeResultados(resultados),
      huella,
      vence_at: fromNow(KEPT_MS),
    },
  });
  const older = await db.importacion.findMany({
    where: { admin_user_id },
    orderBy: { vence_at: "desc" },
    skip: MOST,
    select: { clave: true },
  });
  await db.importacion.deleteMany({ where: { clave: { in: older.map((row) => row.clave) } } });
  return clave;
}

async function findRow(admin_user_id: number, clave: string) {
  return db.importacion.findFirst({ where: { clave, admin_user_id, vence_at: unexpired(KEPT_MS) } });
}

/** A stored import of an administrator with its plan; null when it does not exist, or no longer does. */
export async function getImportacion(admin_user_id: number, clave: string) {
  const row = await findRow(admin_user_id, clave);
  if (!row) return null;
  const { archivo, huella } = row;
  return { archivo, huella, resultados: await readResultados(row.plan), ignoradas: readIgnoradas(row.filas) };
}

/** Plans a stored import again and stores the new plan. Null when it does not exist, or no longer does. */
export async function replanImportacion(admin_user_id: number, clave: string) {
  const row = await findRow(admin_user_id, clave);
  if (!row) return null;
  const plan = await planImport(await readFilasKept(row.filas));
  if (plan.huella !== row.huella)
    await db.importacion.updateMany({
      where: { clave },
      data: { plan: await writeResultados(plan.resultados), huella: plan.huella },
    });
  return { ...plan, archivo: row.archivo };
}

/** Deletes a stored import. */
export async function discardImportacion(admin_user_id: number, clave: string): Promise<void> {
  await db.importacion.deleteMany({ where: { clave, admin_user_id } });
}
