declare module "*/build/server/index.js" {
  export { adoptBackups, backupIfDue, createApp, db, deliverDue, purgeExpired, start, sweepMedios } from "~/server";
}
