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

async function isPending(): Promise<boolean> {
  return (await db.pendiente.count()) > 0;
}

/** Does a batch of the work that was left first, and remembers in the same transaction how far it came. */
async function doBatch(): Promise<void> {
  await changeContent(async (tx) => {
    const next = await tx.pendiente.findFirst({ orderBy: { id: "asc" }, include: { destino: true } });
    if (!next) return;
    const { id, subcategoria_id, destino } = next;
    const hasta = destino
      ? await moveBatch(tx, subcategoria_id, destino)
      : await followBatch(tx, subcategoria_id, next.hasta);
    if (hasta === null) await tx.pendiente.deleteMany({ where: { id } });
    else await tx.pendiente.updateMany({ where: { id }, data: { hasta } });
  });
}

async function doTurn(): Promise<void> {
  for (const end = performance.now() + TURN_MS; performance.now() < end && (await isPending());) {
    const began = performance.now();
    await doBatch();
    // Half of the time is for those who save meanwhile, and for pages, which are kept until the next batch.
    await pause(performance.now() - began);
  }
}

/** Works for two seconds at pending work, unless another instance does. Returns whether it did. */
export async function doPending(): Promise<boolean> {
  return (await isPending()) && (await withLease("pendientes", LEASE_MS, doTurn));
}

/** Does pending work as it comes until the returned function is called, which resolves when the last turn has ended. */
export function startPending(): () => Promise<void> {
  const { wake, stop } = startWorker(doPending, LOOK_MS, "Products that are to follow a change wait");
  onPending(wake);
  return stop;
}
