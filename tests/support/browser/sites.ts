/**
 * Serves one site per given port for the journeys, each with the owner as administrator. All have the demo content,
 * except the last, which is empty.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOwner, fillTemplate } from "../db/owner";

const folder = mkdtempSync(join(tmpdir(), "ged-e2e-"));
const template = join(folder, "template");
fillTemplate({ DATA_DIR: template, DATABASE_URL: `file:${join(template, "ged.db")}` });
// The sites share their picture variants, so each is made once.
const pictures = join(folder, "pictures");
mkdirSync(pictures);

const sites = process.argv.slice(2).map((port, index, ports) => {
  const dataDir = join(folder, port);
  if (index < ports.length - 1) cpSync(template, dataDir, { recursive: true });
  else createOwner({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "ged.db")}` });
  mkdirSync(join(dataDir, "cache"), { recursive: true });
  symlinkSync(pictures, join(dataDir, "cache", "imagenes"));
  return spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "tests/support/browser/serve.ts"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: `file:${join(dataDir, "ged.db")}`,
      PORT: port,
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
});
const ends = sites.map((site) => once(site, "exit"));
const served = Promise.all(sites.map(({ stdout }) => once(stdout, "data"))).then(() => true);
if (await Promise.race([served, ...ends.map((end) => end.then(() => false))])) {
  for (const { stdout } of sites) stdout.resume();
  console.log("Every site is served");
  // The sites are in this process's group and get the same signal; this process waits until they have ended.
  process.on("SIGTERM", () => undefined);
} else {
  console.error("A site ended before all were served: another process may have its port");
  process.exitCode = 1;
  for (const site of sites) site.kill();
}
await Promise.all(ends);
rmSync(folder, { recursive: true, force: true });
