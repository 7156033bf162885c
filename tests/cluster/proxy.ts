/** Runs Debian's nginx in front of two local instances, with the configuration that compose.yaml uses. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopServer, untilReady } from "../support/run/server";
import { aptInstall } from "../../scripts/lib/steps.mjs";

const NGINX = "/usr/sbin/nginx";

/**
 * Starts nginx on a port and returns the function that stops it; `servers` are the instances' host:port. Throws when
 * nginx cannot be installed.
 */
export async function startProxy(port: number, servers: readonly [string, string]): Promise<() => Promise<void>> {
  if (!existsSync(NGINX)) aptInstall(["nginx"]);
  if (!existsSync(NGINX)) throw new Error("No nginx on this machine: apt-get install nginx");
  const folder = mkdtempSync(join(tmpdir(), "ged-proxy-"));
  mkdirSync(join(folder, "temp"));
  const site = readFileSync("docker/nginx.conf", "utf8")
    .replace("app-1:3000", servers[0])
    .replace("app-2:3000", servers[1])
    .replace("listen 80", `listen 127.0.0.1:${port}`);
  const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temp/${name};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `${user} daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; access_log off; ${temps.join(" ")} ${site} }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "error.log"];
  const server = spawn(NGINX, args, { stdio: ["ignore", "ignore", "inherit"] });
  await untilReady(server, `http://127.0.0.1:${port}/healthz`, 100, 10);
  return async () => {
    await stopServer(server, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
}
