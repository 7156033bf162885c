/** `npm run up`: from a fresh clone to the served site, saying each step; the second run only serves. */
import { existsSync } from "node:fs";
import { build, checkNode, generateClients, installPackages } from "./lib/steps.mjs";

/** @param {number} step @param {string} text */
function say(step, text) {
  console.log(`\n[${step}/5] ${text}`);
}

/** @param {boolean} worked */
function done(worked) {
  if (!worked) console.log("      already done");
}

checkNode();
if (existsSync(".env")) process.loadEnvFile(".env");
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
try {
  const { start } = await import("../build/server/index.js");
  const { origin, setupLink, dataDir, demo } = await start();
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
  console.error(error instanceof Error && error.name === "EnvError" ? error.message : error);
  process.exit(1);
}
