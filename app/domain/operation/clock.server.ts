import { correctClock, machineTime } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { clockCorrection, type ClockJudgement, judgeClock, type ClockRecord } from "./clock";

const ID = 1;
const LOOK_MS = 60_000;
/** The last believed moment is written down when it is so old. */
const WRITE_MS = 10 * 60_000;
/** A machine that was just switched on may still be asking what time it is; one whose clock was just put right has files of both times. */
const SETTLE_MS = 10 * 60_000;
/** A clock that went so much farther than the time that passed was set. */
const SET_MS = 60_000;

async function newestRow(): Promise<Date | null> {
  const _max = { created_at: true } as const;
  const found = await Promise.all([
    db.mensajeContacto.aggregate({ _max }),
    db.auditoria.aggregate({ _max }),
    db.backup.aggregate({ _max }),
  ]);
  const times = found.flatMap((row) => row._max.created_at?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** What is known of the time; from the newest row, or from the clock itself, as long as nothing is `stored`. */
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
/** What the clock said when it was looked at last, and for how long the process had been running then. */
let last: { moment: Date; uptime: number } | null = null;
/** For how long the process had been running when the clock was doubtful last. */
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
 * Looks at the machine's clock: whether it goes on from what this site saw of it last. One that is behind is corrected for
 * this process (`now`). What is believed is written down for every later start.
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

/** Whether what has had its time may be deleted now: not right after a start, nor by a clock that is or just was doubtful. */
export async function mayDeleteOld(): Promise<boolean> {
  await lookAtClock();
  return performance.now() - doubted >= SETTLE_MS;
}

/** Looks at the clock every minute, for as long as the process lives. */
export function watchClock(): void {
  const look = () => void lookAtClock().catch((error: unknown) => log.warn("The clock could not be looked at", error));
  setInterval(look, LOOK_MS).unref();
}

/** How the clock stands, for whoever looks after the site: `hora`, what the machine says, and what is known. */
export async function clockState() {
  const ahora = machineTime();
  const { hora, reloj } = judgeClock((await known(ahora)).reloj, ahora);
  return { hora, ahora, ...reloj };
}

/** Believes the machine's clock, because a person says that it is right. */
export async function trustClock(): Promise<void> {
  await write({ visto: machineTime(), otra: null });
}
