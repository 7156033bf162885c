declare module "*/build/server/index.js" {
  export {
    adoptBackups,
    backupIfDue,
    bootstrap,
    contentChanged,
    createApp,
    createPageCache,
    db,
    deliverDue,
    doPending,
    createHttpServer,
    purgeExpired,
    routes,
    start,
    storeBusquedas,
    sweepCorreos,
    sweepMedios,
  } from "~/server/start";
}
