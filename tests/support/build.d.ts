declare module "*/build/server/index.js" {
  export { backupIfDue, createApp, db, deliverDue, purgeExpired, start, sweepMedios } from "~/server";
}
