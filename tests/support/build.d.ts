declare module "*/build/server/index.js" {
  export { createApp, db, start, sweepMedios } from "~/server";
}
