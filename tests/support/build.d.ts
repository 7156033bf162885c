declare module "*/build/server/index.js" {
  export {
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
