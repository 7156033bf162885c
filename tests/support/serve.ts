/** Serves the built site on a port with fresh demo content and the owner as administrator, for the browser's journeys. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillTemplate } from "./owner";

const port = process.argv[2] ?? "4100";
const dataDir = mkdtempSync(join(tmpdir(), "ged-e2e-"));
const own = { DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "ged.db")}` };
fillTemplate(own);
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, own, {
  PORT: port,
  HOST: "127.0.0.1",
  NODE_ENV: "production",
  PUBLIC_ORIGIN: `http://localhost:${port}`,
});
const { start } = await import("../../build/server/index.js");
await start();
