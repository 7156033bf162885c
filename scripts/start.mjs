/**
 * Serves the built site. When it cannot start it says why in one sentence; exit code 78 means the configuration is
 * wrong.
 */
import { failed, loadEnv } from "./lib/failure.mjs";
import { ensureNode } from "./lib/node.mjs";

await ensureNode();
// Files the site writes are readable by its own user only.
process.umask(0o077);

// Process 1 of a container ignores signals without a listener: until the site installs its own, these end it at once.
const quit = () => process.exit(0);
process.once("SIGTERM", quit).once("SIGINT", quit);
/** @param {unknown} error */
const fail = (error) => failed(error, "npm start");
process.once("uncaughtException", fail);
try {
  loadEnv();
  process.env.NODE_ENV ??= "production";
  const { start } = await import("../build/server/index.js");
  const { origin, setupLink } = await start();
  process.off("SIGTERM", quit).off("SIGINT", quit).off("uncaughtException", fail);
  console.log(JSON.stringify({ time: new Date().toISOString(), level: "info", message: `Listening on ${origin}` }));
  if (setupLink) console.log(`No administrator yet. Create the first one here, once, within 24 hours: ${setupLink}`);
} catch (error) {
  fail(error);
}
