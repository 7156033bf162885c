import { createServer, type Server } from "node:net";
import { dirname } from "node:path";
import { routes } from "virtual:react-router/server-build";
import { createApp } from "./app.server";
import { adoptBackups, backupIfDue, startBackups } from "~/domain/backup/schedule.server";
import { doPending, startPending } from "~/domain/catalogo/pendientes/work.server";
import { bootstrap } from "~/domain/cuentas/first-account.server";
import { tellRisks } from "~/domain/sistema/health-machine.server";
import { sweepCorreos } from "~/domain/mensajes/mail-files.server";
import { deliverDue } from "~/domain/mensajes/outbox.server";
import { storeBusquedas } from "~/domain/busqueda/sin-resultado.server";
import { purgeExpired, startCleaning } from "~/domain/sistema/cleanup.server";
import { watchClock } from "~/domain/operation/clock.server";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { startDeliveries } from "~/domain/mensajes/delivery.server";
import { keepSwept, sweepMedios } from "~/domain/medios/file-removal.server";
import { stopOnSignals } from "./signals.server";
import { createPageCache } from "./site-pages.server";
import { contentChanged } from "~/services/page-cache/content-version.server";
import { watchContent } from "~/services/page-cache/content-watch.server";
import { withAdvisoryLock } from "~/services/db/locks.server";
import { db, writable } from "~/services/db/client.server";
import { writeInThread } from "~/services/db/writer/in-thread.server";
import { holdServerLock } from "~/services/db/server-lock.server";
import { env, sqlitePath } from "~/services/env/env.server";
import { errorCode } from "~/services/env/errors.server";
import { helpersGiveWay } from "~/services/env/threads.server";
import { guardConnections } from "~/services/http/listener.server";
import { log } from "~/services/log/log.server";
import { checkStore } from "~/services/files/media.server";
import { publicOrigin } from "~/services/http/origin.server";
import { createHttpServer } from "~/services/page-cache/page-server.server";
import { restrictPermissions } from "~/services/files/private-files.server";
import { secret } from "~/services/secrets/secret.server";
import { makeFolder } from "~/services/files/whole-file.server";

const DRAIN_MS = 9_000;

helpersGiveWay();

// The built server has the thread's code beside it; from sources the database is written to in this thread.
if (!import.meta.url.endsWith(".ts")) writeInThread(new URL("./sqlite-thread.js", import.meta.url));

/** Loads the demo content into an empty database, once: what staff delete later does not come back. */
async function seedOnce(): Promise<boolean> {
  if (!env().SEED_DEMO) return false;
  const { isEmpty, isUnfinished, loadDemo } = await import("../../prisma/seed/load");
  if (!(await isEmpty(writable)) && !(await isUnfinished(writable))) return false;
  await loadDemo(writable, (line) => log.info(line.trim()));
  return true;
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes(errorCode(error));
}

/** Listens; throws when the port is taken. */
async function listen(server: Server): Promise<void> {
  const { PORT, HOST } = env();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, resolve);
  });
}

/** Checks and takes what a start needs: the port, folders, the secret, the server lock. Throws when one is missing. */
async function takeGround(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = env();
  // The port is tried before anything is written, then freed: visitors should not wait for the database to start.
  const probe = createServer();
  await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  await makeFolder(DATA_DIR);
  const file = sqlitePath(DATABASE_URL);
  if (file !== null) await makeFolder(dirname(file));
  secret();
  holdServerLock(DATABASE_URL);
  await restrictPermissions();
  // With a full disk the site can still be read.
  await checkStore().catch((error: unknown) => {
    if (!isFull(error)) throw error;
    log.warn("The disk is full: nothing can be saved");
  });
}

/** Prepares the database and listens; stops on SIGTERM and SIGINT once the requests under way are answered. */
export async function start() {
  await takeGround();
  const { setupToken, hadAdmin, demo } = await withAdvisoryLock(async () => ({
    ...(await bootstrap()),
    demo: await seedOnce(),
  }));
  keepSwept(adoptBackups);
  tellRisks(hadAdmin);
  const pages = createPageCache();
  const { server, closeIdle } = createHttpServer(createApp(pages).fetch, pages);
  const connections = guardConnections(server, closeIdle);
  watchContent(proximoAno);
  await listen(server);
  const stops = [startDeliveries(), startPending()];
  watchClock();
  startCleaning();
  startBackups();
  stopOnSignals(() => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    void Promise.all([connections.stop(), ...stops.map((end) => end())])
      .then(storeBusquedas)
      .then(() => db.$disconnect())
      .finally(() => process.exit(0));
  });
  const origin = publicOrigin(undefined);
  const setupLink = setupToken && `${origin}/admin/primer-acceso?llave=${setupToken}`;
  return { origin, setupLink, dataDir: env().DATA_DIR, demo };
}

export {
  adoptBackups,
  backupIfDue,
  bootstrap,
  contentChanged,
  createApp,
  createPageCache,
  writable as db,
  deliverDue,
  doPending,
  createHttpServer,
  purgeExpired,
  routes,
  storeBusquedas,
  sweepCorreos,
  sweepMedios,
};
