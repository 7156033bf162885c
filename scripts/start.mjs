/** Serves the built site. A wrong configuration is told in words and exits 78. */
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV ??= "production";
try {
  const { start } = await import("../build/server/index.js");
  await start();
} catch (error) {
  console.error(error instanceof Error && error.name === "EnvError" ? error.message : error);
  process.exit(error instanceof Error && error.name === "EnvError" ? 78 : 1);
}
