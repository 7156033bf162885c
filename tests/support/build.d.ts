declare module "*/build/server/index.js" {
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
    start,
    sweepMedios,
  } from "~/server";
}
