import { isDrainingForBalancer } from "~/services/http/listener.server";
import { log } from "~/services/log/log.server";
import type { Finding, HealthCheck } from "./health";
import { machineChecks as machine } from "./health-machine.server";
import { siteChecks as site } from "./health-site.server";
import { countOf } from "~/domain/kernel/text";

const PATIENCE_MS = 3_000;
const KEPT_MS = 1_000;

/** All health checks, in the order of the dashboard's panel. */
export const healthChecks: readonly HealthCheck[] = [
  ...[site.database, site.dataFolder, site.storage, machine.diskSpace, site.sentMail, site.mediaFiles],
  ...[site.lastBackup, site.clock, machine.privateFiles, site.oldDrafts, site.pendingWork, machine.configuration],
];

function shownBy(place: HealthCheck["shown"][number]): HealthCheck[] {
  return healthChecks.filter(({ shown }) => shown.includes(place));
}

/** A line of the dashboard's system panel. */
export interface Line {
  servicio: string;
  ok: boolean;
  estado: string;
  detalle: string;
}

/** Runs a check for the panel; a check that throws shows as a fault on its line and does not break the panel. */
async function runForPanel({ servicio, run, fault = "No se pudo revisar" }: HealthCheck): Promise<Finding[]> {
  return run().catch((error: unknown) => {
    log.error(`The system panel found a fault: ${servicio}`, error);
    return [{ name: servicio, state: "FAIL", text: "", estado: "Con fallas", detalle: fault }];
  });
}

function lineOf(servicio: string, findings: readonly Finding[]): Line {
  const wrong = findings.filter(({ state }) => state !== "ok");
  const [first] = wrong.length > 0 ? wrong : findings;
  const estado = first?.estado ?? countOf(wrong.length, "aviso", "avisos");
  const detalle = wrong.length > 0 ? wrong.map((one) => one.detalle).join(". ") : (first?.detalle ?? "");
  return { servicio, ok: wrong.length === 0, estado, detalle };
}

/** The lines of the dashboard's system panel, checked at each call (DEC 40). */
export async function checkSystem(): Promise<Line[]> {
  const checks = shownBy("panel");
  const servicios = [...new Set(checks.map(({ servicio }) => servicio))];
  return Promise.all(
    servicios.map(async (servicio) => {
      const own = checks.filter((check) => check.servicio === servicio);
      return lineOf(servicio, (await Promise.all(own.map(runForPanel))).flat());
    }),
  );
}

let asking: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within three seconds")), PATIENCE_MS);
  });
  try {
    const found = await Promise.race([Promise.all(shownBy("readyz").map(({ run }) => run())), late]);
    return found.flat().every(({ state }) => state !== "FAIL");
  } catch (error) {
    log.error("Not ready", error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Until when a good answer counts: each check writes a file and flushes it, and everybody may ask. */
let readyUntil = -Infinity;

async function askAnew(): Promise<boolean> {
  const ready = await ask();
  if (ready) readyUntil = performance.now() + KEPT_MS;
  return ready;
}

/**
 * Whether this process can work: database and disk answer within 3 seconds, and it is not shutting down. Concurrent
 * calls share one check, and a good answer counts for a second.
 */
export async function isReady(): Promise<boolean> {
  if (isDrainingForBalancer()) return false;
  if (performance.now() < readyUntil) return true;
  asking ??= askAnew().finally(() => (asking = undefined));
  return (await asking) && !isDrainingForBalancer();
}
