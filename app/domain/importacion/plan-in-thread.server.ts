import { runInThread } from "~/services/env/ask-thread.server";
import { errorCode } from "~/services/env/errors.server";
import { inLane, OUT_OF_MEMORY, reasonOf, staffLane } from "~/services/spreadsheets/read-in-thread.server";
import { BadTable } from "~/services/spreadsheets/table.server";
import { Refusal } from "~/domain/kernel/refusal";
import { type ImportKind, PlanOutdated } from "./kind";
import { refusalOf } from "./read.server";
import type { Job, Planned, Progress, Unplanned } from "./thread.server";

const fromSources = import.meta.url.endsWith(".ts");
const code = new URL(fromSources ? "./thread.server.ts" : "./import-thread.js", import.meta.url);

/**
 * Reads and plans an import in a thread of its own, one at a time: neither the rows nor a hostile file holds up the
 * site. Throws Refusal with the reason for whoever uploaded it, Busy among them; PlanOutdated.
 */
export async function planInThread<W extends object>(
  { tipo, facts }: Pick<ImportKind<never, W>, "tipo" | "facts" | "write">,
  job: Omit<Job, "tipo" | "unpacked">,
  lane = staffLane,
): Promise<Planned<W>> {
  const late = new AbortController();
  let reading = "path" in job.lectura;
  const run = async () => {
    const timer = setTimeout(() => late.abort(new BadTable("tiempo")), lane.ms);
    const leido: Progress["leido"] = async () => {
      reading = false;
      clearTimeout(timer);
    };
    const resourceLimits = { maxOldGenerationSizeMb: lane.heapMb, maxYoungGenerationSizeMb: 16 };
    const asked = { ...facts, leido };
    return runInThread<Planned<W> | Unplanned>(code, { ...job, tipo, unpacked: lane.unpacked } satisfies Job, asked, {
      resourceLimits,
      signal: late.signal,
    })
      .finally(() => clearTimeout(timer))
      .catch((error: unknown) => {
        throw reading || errorCode(error) === OUT_OF_MEMORY ? reasonOf(error) : error;
      });
  };
  const planned = await inLane(lane, run).catch((error: unknown) => {
    throw refusalOf(error, lane);
  });
  if (planned === "outdated") throw new PlanOutdated();
  if ("refused" in planned) throw new Refusal(planned.refused);
  if ("reason" in planned) throw refusalOf(new BadTable(planned.reason, planned.fila), lane);
  return planned;
}
