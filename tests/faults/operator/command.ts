import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs one of the operator's commands; `kill` ends it with SIGKILL at that line of its output. */
export async function run(script: string, args: string[], env: Record<string, string>, kill = Infinity) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    lines.push(...chunk.toString().trim().split("\n"));
    if (lines.length >= kill) child.kill("SIGKILL");
  });
  const [code] = await once(child, "exit");
  return { ok: code === 0, lines };
}
