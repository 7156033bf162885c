declare module "*/build/server/index.js" {
  export {
    adoptBackups,
    backupIfDue,
    bootstrap,
    contentChanged,
    createApp,
    createSitePages,
    db,
    deliverDue,
    pagesServer,
    purgeExpired,
    routes,
    start,
    sweepCorreos,
    sweepMedios,
  } from "~/server/start";
}
