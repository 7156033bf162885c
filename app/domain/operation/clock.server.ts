import { correctClock, machineTime, now } from "~/services/env/clock.server";
import { db, provider } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { sql } from "~/services/db/sql.server";
import { log } from "~/services/log/log.server";
import { clockCorrection, type ClockJudgement, judgeClock, type ClockRecord } from "./clock";

const ID = 1;
const LOOK_MS = 60_000;
/** The trusted time is written to the database when the stored one is this old. */
const WRITE_MS = 10 * 60_000;
/**
 * Nothing is deleted for its age until the clock has been trusted for this long: a machine that was just switched on
 * may still be setting its clock, and after a correction there are files of both times.
 */
const SETTLE_MS = 10 * 60_000;
/** When the clock and the process's uptime differ by more than this, somebody set the clock. */
const SET_MS = 60_000;

async function newestRow(): Promise<Date | null> {
  const _max = { created_at: true } as const;
  const found = await Promise.all([
    db.mensajeContacto.aggregate({ _max }),
    db.cotizacion.aggregate({ _max }),
    db.auditoria.aggregate({ _max }),
    db.backup.aggregate({ _max }),
  ]);
  const times = found.flatMap((row) => row._max.created_at?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/**
 * The stored clock record. While there is none (`stored` is false), it is made of the newest row, or of the clock
 * itself.
 */
async function known(moment: Date): Promise<{ reloj: ClockRecord; stored: boolean }> {
  const row = await db.reloj.findUnique({ where: { id: ID } });
  if (!row) return { reloj: { visto: (await newestRow()) ?? moment, otra: null }, stored: false };
  const { visto_at: visto, otra_desde: desde, otra_vista: vista } = row;
  return { reloj: { visto, otra: desde && vista ? { desde, vista } : null }, stored: true };
}

async function write({ visto, otra }: ClockRecord): Promise<void> {
  const data = { visto_at: visto, otra_desde: otra?.desde ?? null, otra_vista: otra?.vista ?? null };
  await db.reloj.upsert({ where: { id: ID }, create: { id: ID, ...data }, update: data });
}

let told: ClockJudgement = "en hora";
/** The clock's time at the last look, and the process's uptime then, in ms. */
let last: { moment: Date; uptime: number } | null = null;
/** The process's uptime when the clock was last doubtful, in ms. */
let doubted = 0;

function wasSet(moment: Date, uptime: number): boolean {
  return last !== null && Math.abs(moment.getTime() - last.moment.getTime() - (uptime - last.uptime)) > SET_MS;
}

function tell(hora: ClockJudgement, { visto }: ClockRecord, moment: Date): void {
  if (hora === told) return;
  told = hora;
  if (hora === "en hora") return log.info("This machine's clock is believed again");
  const text = `This machine's clock says ${moment.toISOString()}, but this site was last used at ${visto.toISOString()}`;
  log.warn(`${text}: nothing is deleted for its age until that is cleared up. See \`npm run doctor\``);
}

/**
 * Judges the machine's clock by the last trusted time. A clock that is behind is corrected within this process
 * (`now`). The trusted time is stored for later starts.
 */
export async function lookAtClock(): Promise<ClockJudgement> {
  const [moment, uptime] = [machineTime(), performance.now()];
  const { reloj: before, stored } = await known(moment);
  const found = judgeClock(before, moment);
  correctClock(clockCorrection(found));
  tell(found.hora, before, moment);
  const isOld = Math.abs(moment.getTime() - before.visto.getTime()) >= WRITE_MS;
  if (isOld || before.otra || found.reloj.otra || !stored) await write(found.reloj);
  if (found.hora !== "en hora" || wasSet(moment, uptime)) doubted = uptime;
  last = { moment, uptime };
  return found.hora;
}

/**
 * Whether old data may be deleted now: not for 10 minutes after the start, nor until the clock has been trusted for
 * 10 minutes.
 */
export async function mayDeleteOld(): Promise<boolean> {
  await lookAtClock();
  return performance.now() - doubted >= SETTLE_MS;
}

/** Checks the clock every minute until the process ends. */
export function watchClock(): void {
  const look = () => void lookAtClock().catch((error: unknown) => log.warn("The clock could not be looked at", error));
  setInterval(look, LOOK_MS).unref();
}

/** State of the clock, for operators: the judgement `hora`, the machine's time `ahora`, and the clock record. */
export async function clockState() {
  const ahora = machineTime();
  const { hora, reloj } = judgeClock((await known(ahora)).reloj, ahora);
  return { hora, ahora, ...reloj };
}

/** Trusts the machine's clock because an operator says it is right. */
export async function trustClock(): Promise<void> {
  await write({ visto: machineTime(), otra: null });
}

/**
 * The time by which one instance takes work over from another: of the clock that they share, PostgreSQL's. On SQLite,
 * which is one instance, it is `now()`.
 */
export async function sharedNow(): Promise<Date> {
  if (provider === "sqlite") return now();
  const [row] = await readRows<{ ms: number }>(sql`SELECT extract(epoch FROM now())::float8 * 1000 AS ms`);
  if (!row) throw new Error("The database did not tell the time");
  return new Date(Math.round(row.ms));
}
