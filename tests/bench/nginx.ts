/** Runs Debian's nginx as a static file server, for comparison. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aptInstall, has } from "../../scripts/lib/steps.mjs";
import { freePort } from "../support/run/server";
import { CACHE } from "./site";

export interface Nginx {
  origin: string;
  pids: number[];
  stop: () => void;
}

/** Whether nginx is there; installs it when missing. */
export function hasNginx(): boolean {
  return has("nginx") || (aptInstall(["nginx-light", "wrk"]) && has("nginx"));
}

/** Serves files by name with `workers` processes, tuned for a static site. */
export async function startNginx(files: Record<string, Buffer>, workers: number): Promise<Nginx> {
  const folder = join("/tmp", `ged-nginx-${process.pid}-${workers}`);
  const www = join(folder, "www");
  mkdirSync(www, { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(www, name), content);
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const config = `worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { ${temporary.join(" ")} access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000;
  keepalive_requests 1000000000; types { text/html html; } gzip_static on; gzip_vary on; add_header Cache-Control no-cache;
  server { listen 127.0.0.1:${port}; root ${www}; location ~ \\.br$ { types {} default_type text/html; add_header Content-Encoding br; } } }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  execFileSync("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await pause(300);
  const master = Number(readFileSync(join(folder, "pid"), "utf8"));
  const children = readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ").map(Number);
  return {
    origin: `http://127.0.0.1:${port}`,
    pids: children,
    stop: () => {
      process.kill(master, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
