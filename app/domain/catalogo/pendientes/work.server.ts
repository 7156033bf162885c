import { setTimeout as pause } from "node:timers/promises";
import { isRestoring } from "~/domain/backup/job.server";
import { moveBatch } from "~/domain/catalogo/move-productos.server";
import { changeContent } from "~/domain/kernel/change.server";
import { withLease } from "~/domain/operation/job-lease.server";
import { isDatabaseNewer } from "~/domain/operation/newer-version.server";
import { startWorker } from "~/domain/operation/worker.server";
import { joinBatch } from "~/domain/vehiculos/unir.server";
import { db, type Tx } from "~/services/db/client.server";
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

/** Does the next batch of products of a subcategory, and remembers in the same transaction how far it came. */
async function doProductos(tx: Tx, id: number): Promise<number> {
  const next = await tx.pendiente.findUnique({ where: { id }, include: { destino: true } });
  if (!next) return 0;
  const { subcategoria_id, destino } = next;
  const { done, hasta } = destino
    ? await moveBatch(tx, subcategoria_id, destino, most)
    : await followBatch(tx, subcategoria_id, next.hasta, most);
  if (hasta === null) await tx.pendiente.deleteMany({ where: { id } });
  else await tx.pendiente.updateMany({ where: { id }, data: { hasta } });
  return done;
}

/** Work that was left, and how its next batch is done; it returns how many products it had. */
interface Left {
  key: string;
  batch: (tx: Tx) => Promise<number>;
}

/** The keys of work of which a batch of one product failed: others go first. */
const failed = new Set<string>();

/**
 * The work to go on with; undefined when there is none, while a backup is restored, which would never get its turn, or
 * once a newer version has migrated the database. That is asked after the work was read: a migration leaves some.
 */
async function findNext(): Promise<Left | undefined> {
  const [lineas, productos] = await Promise.all([
    db.unionDeLineas.findMany({ orderBy: { created_at: "asc" } }),
    db.pendiente.findMany({ orderBy: { id: "asc" }, select: { id: true } }),
  ]);
  const left: Left[] = [
    ...lineas.map(({ linea_id: id }) => ({ key: `línea ${id}`, batch: (tx: Tx) => joinBatch(tx, id, most) })),
    ...productos.map(({ id }) => ({ key: `pendiente ${id}`, batch: (tx: Tx) => doProductos(tx, id) })),
  ];
  if (left.length === 0 || (await isRestoring()) || (await isDatabaseNewer())) return undefined;
  const next = left.find(({ key }) => !failed.has(key));
  if (!next) failed.clear();
  return next ?? left[0];
}

async function doTurn(): Promise<void> {
  for (const end = performance.now() + TURN_MS; performance.now() < end;) {
    const next = await findNext();
    if (!next) return;
    const began = performance.now();
    let done: number;
    try {
      done = await changeContent(next.batch);
    } catch (error) {
      if (most === 1) failed.add(next.key);
      most = Math.ceil(most / 4);
      throw error;
    }
    const took = performance.now() - began;
    if (done > 0) most = Math.min(Math.max(Math.round((done * BATCH_MS) / took), 1), MOST);
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
  const { wake, stop } = startWorker(doPending, LOOK_MS, "What is to follow a change waits");
  onPending(wake);
  return stop;
}
