/** Serves the built site. A wrong configuration is told in words and exits 78. */
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "production";
try {
  const { start } = await import("../build/server/index.js");
  const { origin, setupLink } = await start();
  console.log(JSON.stringify({ time: new Date().toISOString(), level: "info", message: `Listening on ${origin}` }));
  if (setupLink) console.log(`No administrator yet. Create the first one here, once, within 24 hours: ${setupLink}`);
} catch (error) {
  console.error(error instanceof Error && error.name === "EnvError" ? error.message : error);
  process.exit(error instanceof Error && error.name === "EnvError" ? 78 : 1);
}
