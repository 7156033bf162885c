declare module "*/build/server/index.js" {
  export { createApp, db, start } from "~/server";
}
