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
    start,
    sweepCorreos,
    sweepMedios,
  } from "~/server";
}
