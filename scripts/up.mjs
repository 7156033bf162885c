/** `npm run up`: takes a fresh clone to a running site and announces each step; later runs only serve. */
import { failed, loadEnv } from "./lib/failure.mjs";
import { ensureNode } from "./lib/node.mjs";
import { build, generateClients, installPackages } from "./lib/steps.mjs";

/** @param {number} step @param {string} text */
function say(step, text) {
  console.log(`\n[${step}/5] ${text}`);
}

/** @param {boolean} worked */
function done(worked) {
  if (!worked) console.log("      already done");
}

await ensureNode();
/** @param {unknown} error */
const fail = (error) => failed(error, "npm run up");
process.once("uncaughtException", fail);
try {
  loadEnv();
  process.env.SEED_DEMO ??= "true";
  process.env.LOG_LEVEL ??= "warn";

  say(1, "Packages");
  done(installPackages());
  say(2, "Database clients");
  done(generateClients());
  say(3, "Build");
  done(build());
  say(4, "Database: migrations, demo content on the first start");
  process.env.NODE_ENV ??= "production";
  // Files the site writes are readable by its own user only.
  process.umask(0o077);
  const { start } = await import("../build/server/index.js");
  const { origin, setupLink, dataDir, demo } = await start();
  process.off("uncaughtException", fail);
  console.log(`      ${demo ? "demo content loaded" : "content kept as it is"} (${dataDir})`);
  say(5, "Ready");
  console.log(`\n  Site          ${origin}`);
  console.log(`  Back office   ${origin}/admin/login`);
  console.log(
    setupLink
      ? `\n  There is no administrator yet. Create the first one here (works once, 24 hours):\n  ${setupLink}`
      : "  Sign in with your administrator's e-mail and password.",
  );
  console.log("\n  Ctrl+C stops the site; the content stays.\n");
} catch (error) {
  fail(error);
}
