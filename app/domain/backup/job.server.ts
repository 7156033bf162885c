import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { actor } from "~/services/log/actor.server";
import { fromNow, isWithinLast, withinLast } from "~/services/env/clock.server";
import { db, provider } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { Refusal } from "~/domain/kernel/refusal";
import { sharedNow } from "~/domain/operation/clock.server";
import { textos } from "./backup";

/** A job that sends no heartbeat for this long, in ms, has died. */
const SILENCE_MS = 30_000;
const BEAT_MS = 1_000;
/** Longest wait for a job in the request itself, in ms; a longer one is followed on the page. */
const WAIT_MS = 2_500;
const ID = 1;
/** Pauses, in ms, before the end of a job is stored again; together shorter than the silence of one that has died. */
const END_PAUSES_MS = [200, 400, 800, 1_600, 3_200];

/** Another job runs; no second one begins. */
export class JobRunning extends Refusal {}

type JobKind = "crear" | "revisar" | "restaurar";
/** The job that runs in this process, as it is now: on SQLite its row cannot say so while it writes. */
let running: { llave: string; tipo: JobKind; state: { paso: string; avance: number } } | null = null;

/** Reports the present step of a job and its progress, from 0 to 1. */
export type ReportProgress = (paso: string, parte: number) => void;

/** A running backup job. Only one exists at a time, across all instances. */
export interface Job {
  llave: string;
  report: ReportProgress;
  /** Runs `work` without heartbeats: on SQLite, where one connection writes at a time, each would wait for `work`. */
  withoutHeartbeat: <T>(work: () => Promise<T>) => Promise<T>;
}

async function take(tipo: JobKind, backup_id: number | null): Promise<string> {
  const llave = randomUUID();
  const moment = await sharedNow();
  const { count } = await db.backupTrabajo.updateMany({
    where: { id: ID, OR: [{ estado: { not: "corriendo" } }, { NOT: { latido_at: withinLast(SILENCE_MS, moment) } }] },
    data: {
      ...{ llave, tipo, backup_id, estado: "corriendo", paso: "", avance: 0, resultado: "" },
      ...{ admin_nombre: actor()?.nombre ?? "Sistema", latido_at: moment, created_at: moment },
    },
  });
  if (count === 0) throw new JobRunning(textos.ocupado);
  return llave;
}

/**
 * Sends a heartbeat with the progress every second. An update that fails, as on a busy database, is left to the next
 * one.
 */
function keepBeating(llave: string) {
  const state = { paso: "", avance: 0 };
  let told = Promise.resolve();
  async function send(): Promise<void> {
    const data = { ...state, latido_at: await sharedNow() };
    await db.backupTrabajo.updateMany({ where: { id: ID, llave }, data });
  }
  const beat = () => {
    told = send().catch(() => undefined);
  };
  let timer = setInterval(beat, BEAT_MS);
  async function stop() {
    clearInterval(timer);
    await told;
  }
  async function withoutHeartbeat<T>(work: () => Promise<T>): Promise<T> {
    if (provider !== "sqlite") return work();
    await stop();
    return work().finally(() => {
      timer = setInterval(beat, BEAT_MS);
    });
  }
  return { state, stop, withoutHeartbeat };
}

/** Stores how a job ended. Where that fails for good, screens say that it was cut short, and the log has what happened. */
async function finish(llave: string, estado: "listo" | "fallo", resultado: unknown, backup_id?: number): Promise<void> {
  const data = { estado, paso: "", resultado: JSON.stringify(resultado ?? null), backup_id };
  for (const ms of [...END_PAUSES_MS, null]) {
    try {
      // Without heartbeats the last one may be long ago, and with it what screens would take for the end.
      await db.backupTrabajo.updateMany({ where: { id: ID, llave }, data: { ...data, latido_at: await sharedNow() } });
      return;
    } catch (error) {
      if (ms === null) log.error(`The end of a backup job (${estado}) could not be stored`, error);
      else {
        log.warn("The end of a backup job could not be stored; it will be tried again", error);
        await pause(ms);
      }
    }
  }
}

interface Trabajo<T> {
  tipo: JobKind;
  backup_id?: number;
  /** Message for an unexpected failure. */
  fallo: string;
  /** Gets every progress report too, besides the database. */
  onProgress?: ReportProgress;
  work: (turno: Job) => Promise<T & { backup_id?: number }>;
}

/**
 * Starts a job; throws JobRunning while another one runs. `done` resolves with the result or rejects; either outcome is
 * stored for the screens. What was done stays done where its end cannot be stored.
 */
export async function startJob<T>({
  tipo,
  backup_id,
  fallo,
  onProgress,
  work,
}: Trabajo<T>): Promise<{ done: Promise<T> }> {
  const llave = await take(tipo, backup_id ?? null);
  const { state, stop, withoutHeartbeat } = keepBeating(llave);
  const report: ReportProgress = (paso, parte) => {
    Object.assign(state, { paso, avance: Math.min(100, Math.floor(parte * 100)) });
    onProgress?.(paso, parte);
  };
  running = { llave, tipo, state };
  async function fail(error: unknown): Promise<never> {
    const reason = error instanceof Refusal ? error.message : fallo;
    if (!(error instanceof Refusal)) log.error(fallo, error);
    await finish(llave, "fallo", { error: reason });
    throw error;
  }
  async function run(): Promise<T> {
    try {
      const result = await work({ llave, report, withoutHeartbeat }).finally(stop).catch(fail);
      await finish(llave, "listo", result, result.backup_id);
      return result;
    } finally {
      if (running?.llave === llave) running = null;
    }
  }
  const done = run();
  done.catch(() => undefined);
  return { done };
}

const Tipos = z.enum(["crear", "revisar", "restaurar"]);

/** The running or last job; `interrumpido`: its process died. */
export async function lastJob() {
  const { latido_at, resultado, tipo, ...row } = await db.backupTrabajo.findUniqueOrThrow({ where: { id: ID } });
  const here = running?.llave === row.llave ? running.state : null;
  const moment = await sharedNow();
  const silent = row.estado === "corriendo" && !here && !isWithinLast(latido_at, SILENCE_MS, moment);
  const estado = z.enum(["corriendo", "listo", "fallo", "nada"]).parse(row.estado);
  return {
    ...row,
    ...here,
    tipo: Tipos.parse(tipo),
    estado: silent ? ("interrumpido" as const) : estado,
    /** By this instance's clock, as all that it is compared with. */
    termino: fromNow(latido_at.getTime() - moment.getTime()),
    resultado: z.unknown().parse(JSON.parse(resultado || "null")),
  };
}

/** Whether a job runs on any instance, of one kind or of all. */
async function isUnderWay(tipo?: JobKind): Promise<boolean> {
  const where = { id: ID, tipo, estado: "corriendo", latido_at: withinLast(SILENCE_MS, await sharedNow()) };
  return (await db.backupTrabajo.count({ where })) > 0;
}

/** Whether a backup job runs; meanwhile no media file may be deleted. */
export async function isBackupRunning(): Promise<boolean> {
  return running !== null || (await isUnderWay());
}

/** Whether content is being replaced by a backup's; meanwhile nothing changes it that can wait. */
export async function isRestoring(): Promise<boolean> {
  return running?.tipo === "restaurar" || (await isUnderWay("restaurar"));
}

/** Waits a little for a job to end: most do, and the answer then says so. */
export async function waitForJob(done: Promise<unknown>): Promise<void> {
  await Promise.race([done.catch(() => undefined), pause(WAIT_MS, undefined, { ref: false })]);
}
