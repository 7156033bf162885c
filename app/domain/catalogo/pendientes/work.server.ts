import { setTimeout as pause } from "node:timers/promises";
import { moveBatch } from "~/domain/catalogo/move-productos.server";
import { changeContent } from "~/domain/kernel/change.server";
import { withLease } from "~/domain/operation/job-lease.server";
import { startWorker } from "~/domain/operation/worker.server";
import { db } from "~/services/db/client.server";
import { followBatch } from "./follow.server";
import { onPending } from "./pendientes.server";

/** How often, in ms, an instance looks for work that another one left. */
const LOOK_MS = 2_000;
/** How long, in ms, an instance works before it looks whether the process ends. */
const TURN_MS = 2_000;
/** Lease of a turn, in ms; longer than a turn with its last batch takes. */
const LEASE_MS = 10_000;

/** How long, in ms, a batch is meant to take: whoever saves waits for it. */
const BATCH_MS = 500;
/** Products of the first batch and of the largest; each may have 300 applications, which are written again. */
const [FIRST, MOST] = [100, 500];

/** How many products the next batch has: as many as fit into its time, by the one before. */
let most = FIRST;
/** The ids of work of which a batch of one product failed: others go first. */
const failed = new Set<number>();

/** The id of the work to go on with, that which was left first; undefined when there is none. */
async function findNext(): Promise<number | undefined> {
  const left = await db.pendiente.findMany({ orderBy: { id: "asc" }, select: { id: true } });
  const next = left.find(({ id }) => !failed.has(id));
  if (!next) failed.clear();
  return (next ?? left[0])?.id;
}

/** Does a batch of some work, and remembers in the same transaction how far it came. */
async function doBatch(id: number): Promise<void> {
  await changeContent(async (tx) => {
    const next = await tx.pendiente.findUnique({ where: { id }, include: { destino: true } });
    if (!next) return;
    const { subcategoria_id, destino } = next;
    const hasta = destino
      ? await moveBatch(tx, subcategoria_id, destino, most)
      : await followBatch(tx, subcategoria_id, next.hasta, most);
    if (hasta === null) await tx.pendiente.deleteMany({ where: { id } });
    else await tx.pendiente.updateMany({ where: { id }, data: { hasta } });
  });
}

async function doTurn(): Promise<void> {
  for (const end = performance.now() + TURN_MS; performance.now() < end;) {
    const next = await findNext();
    if (next === undefined) return;
    const began = performance.now();
    try {
      await doBatch(next);
    } catch (error) {
      if (most === 1) failed.add(next);
      most = Math.ceil(most / 4);
      throw error;
    }
    const took = performance.now() - began;
    most = Math.min(Math.max(Math.round((most * BATCH_MS) / took), 1), MOST);
    // Half of the time is for those who save meanwhile, and for pages, which are kept until the next batch.
    await pause(took);
  }
}

/** Works for two seconds at pending work, unless another instance does. Returns whether it did. */
export async function doPending(): Promise<boolean> {
  return (await findNext()) !== undefined && (await withLease("pendientes", LEASE_MS, doTurn));
}

/** Does pending work as it comes until the returned function is called, which resolves when the last turn has ended. */
export function startPending(): () => Promise<void> {
  const { wake, stop } = startWorker(doPending, LOOK_MS, "Products that are to follow a change wait");
  onPending(wake);
  return stop;
}
