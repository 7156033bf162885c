/**
 * Serves one site for each port given, each with the owner as administrator, for the journeys: all with the demo
 * content, but the last, which is empty.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOwner, fillTemplate } from "./owner";

const folder = mkdtempSync(join(tmpdir(), "ged-e2e-"));
const template = join(folder, "template");
fillTemplate({ DATA_DIR: template, DATABASE_URL: `file:${join(template, "ged.db")}` });
// A picture that one site has made in some width is there for the others.
const pictures = join(folder, "pictures");
mkdirSync(pictures);

const sites = process.argv.slice(2).map((port, index, ports) => {
  const dataDir = join(folder, port);
  if (index < ports.length - 1) cpSync(template, dataDir, { recursive: true });
  else createOwner({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "ged.db")}` });
  mkdirSync(join(dataDir, "cache"), { recursive: true });
  symlinkSync(pictures, join(dataDir, "cache", "imagenes"));
  return spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "tests/support/serve.ts"], {
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
await Promise.race([Promise.all(sites.map(({ stdout }) => once(stdout, "data"))), ...ends]);
for (const { stdout } of sites) stdout.resume();
console.log("Every site is served");

// Whoever stops this process stops the sites too: they are of its group.
process.on("SIGTERM", () => undefined);
await Promise.all(ends);
rmSync(folder, { recursive: true, force: true });
