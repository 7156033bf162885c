import { createApp } from "./app.server";
import { adoptBackups, backupIfDue, startBackups } from "./domain/backup-programado.server";
import { bootstrap } from "./domain/bootstrap.server";
import { watchContent } from "./domain/contenido.server";
import { tellRisks } from "./domain/riesgos.server";
import { deliverDue } from "./domain/envios.server";
import { purgeExpired, startCleaning } from "./domain/limpieza.server";
import { startDeliveries } from "./domain/reparto.server";
import { keepSwept, sweepMedios } from "./domain/medios-barrido.server";
import { createSitePages, pagesServer } from "./pages.server";
import { contentChanged } from "./services/content-version.server";
import { alone } from "./services/db/alone.server";
import { db } from "./services/db/client.server";
import { env } from "./services/env.server";
import { guardConnections } from "./services/listener.server";
import { log } from "./services/log.server";
import { publicOrigin } from "./services/origin.server";

const DRAIN_MS = 9_000;

/** Demo content into an empty database, once: what staff delete later does not come back. */
async function seedOnce(): Promise<boolean> {
  if (!env().SEED_DEMO) return false;
  const { isEmpty, loadDemo } = await import("../prisma/seed/load");
  if (!(await isEmpty(db))) return false;
  await loadDemo(db, (line) => log.info(line.trim()));
  return true;
}

/** Prepares the database and listens; stops on SIGTERM and SIGINT once the requests under way are answered. */
export async function start() {
  const { PORT, HOST, DATA_DIR } = env();
  const { setupToken, hadAdmin, demo } = await alone(async () => ({ ...(await bootstrap()), demo: await seedOnce() }));
  keepSwept();
  tellRisks(hadAdmin);
  const pages = createSitePages();
  const { server, closeIdle } = pagesServer(createApp(pages).fetch, pages);
  const connections = guardConnections(server, closeIdle);
  watchContent();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, resolve);
  });
  const stopDeliveries = startDeliveries();
  startCleaning();
  startBackups();
  const stop = () => {
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    void Promise.all([connections.stop(), stopDeliveries()])
      .then(() => db.$disconnect())
      .finally(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const origin = publicOrigin(undefined);
  const setupLink = setupToken && `${origin}/admin/primer-acceso?llave=${setupToken}`;
  return { origin, setupLink, dataDir: DATA_DIR, demo };
}

export {
  adoptBackups,
  backupIfDue,
  contentChanged,
  createApp,
  createSitePages,
  db,
  deliverDue,
  pagesServer,
  purgeExpired,
  sweepMedios,
};
