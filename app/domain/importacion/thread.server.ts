import { readFileSync } from "node:fs";
import { type Asker, workInThread } from "~/services/env/ask-thread.server";
import { readTable } from "~/services/spreadsheets/read.server";
import { type BadReason, BadTable, type Valueless } from "~/services/spreadsheets/table.server";
import { Refusal } from "~/domain/kernel/refusal";
import { planAplicaciones } from "./aplicaciones/planner.server";
import { readFilas, type SheetRows } from "./filas.server";
import { countChanges, countPlan, type PlanCounts } from "./importacion";
import { readFilasKept, writeFilas, writeResultados } from "./keep.server";
import { PlanOutdated, type Prepared } from "./kind";
import { memoryOf } from "./packed.server";
import { planProductos } from "./productos/planner.server";
import { SIN_CALCULAR, type SheetColumns } from "./sheet";

/** What the thread is started for: a file to read and plan, or the rows of one to plan again. */
export interface Job {
  tipo: "productos" | "aplicaciones";
  modo: string;
  lectura: { path: string; columns: SheetColumns } | { filas: string };
  /** Most bytes that the file may unpack to. */
  unpacked: number;
  /** What is written is computed if it is what somebody has reviewed. */
  confirmada?: string;
}

export interface Planned<W extends object> {
  huella: string;
  cuentas: PlanCounts;
  /** What it writes: null unless the plan is what was confirmed, has no error and changes something. */
  listo: Prepared<W> | null;
  /** Otherwise the plan as it is stored, and the rows of a file that was read; empty what need not be stored. */
  guardar: { filas: string; plan: string };
}

/** Why nothing was planned: the file cannot be read, is refused, or the content changed meanwhile. */
export type Unplanned = { reason: BadReason; fila?: number } | { refused: string } | "outdated";

/** What the thread asks, beside the facts of its kind. */
export interface Progress {
  /** Called when the file was read. */
  leido: () => Promise<void>;
}

async function read({ lectura, unpacked }: Job): Promise<SheetRows> {
  if ("filas" in lectura) return readFilasKept(lectura.filas);
  const combinadas: string[] = [];
  // A cell without a value of its own would clear what is stored.
  const valueless: Valueless = { merged: (range) => combinadas.push(range), uncomputed: SIN_CALCULAR };
  return readFilas(readTable(readFileSync(lectura.path), unpacked, valueless), lectura.columns, combinadas);
}

async function plan(job: Job, ask: Asker): Promise<Planned<object>> {
  const { tipo, modo, lectura, confirmada } = job;
  const filas = await read(job);
  await ask.facts<Progress>().leido();
  const planned =
    tipo === "productos"
      ? await planProductos(filas, modo, ask.facts())
      : await planAplicaciones(filas, modo, ask.facts());
  const { resultados, huella, prepare } = planned;
  const cuentas = await countPlan(resultados.batches());
  const ready = huella === confirmada && cuentas.error === 0 && countChanges(cuentas) > 0;
  if (ready) return { huella, cuentas, listo: await prepare(cuentas), guardar: { filas: "", plan: "" } };
  const kept = "filas" in lectura ? "" : writeFilas(filas);
  return {
    huella,
    cuentas,
    listo: null,
    guardar: { filas: kept, plan: writeResultados(resultados, { cuentas, ignoradas: filas.ignoradas }) },
  };
}

function unplanned(error: unknown): Unplanned {
  if (error instanceof BadTable) return { reason: error.reason, fila: error.fila };
  if (error instanceof PlanOutdated) return "outdated";
  if (error instanceof Refusal) return { refused: error.message };
  throw error;
}

await workInThread(
  (job: Job, ask) => plan(job, ask).catch(unplanned),
  (result) => (typeof result === "object" && "listo" in result && result.listo ? memoryOf(result.listo.escribir) : []),
);
