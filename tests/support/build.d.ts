declare module "*/build/server/index.js" {
  export { createApp, db, deliverDue, purgeExpired, start, sweepMedios } from "~/server";
}
