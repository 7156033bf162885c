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
    createHttpServer,
    purgeExpired,
    routes,
    start,
    sweepCorreos,
    sweepMedios,
  } from "~/server/start";
}
