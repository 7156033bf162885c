/** Runs Debian's nginx in front of two local instances, with the configuration that compose.yaml uses. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall } from "../lib/steps.mjs";

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
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}
