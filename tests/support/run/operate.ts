/** Operators' commands. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

interface Operated {
  DATA_DIR: string;
  /** The SQLite database of the data folder by default. */
  DATABASE_URL?: string;
  typed?: string;
}

/** Runs a command as an operator does, with what is typed; returns its exit code and all that it printed. */
export async function operate(args: string[], { DATA_DIR, DATABASE_URL = "", typed = "" }: Operated) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL, LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, ["scripts/run.mjs", ...args], { env, stdio: "pipe" });
  const ended = once(child, "exit");
  child.stdin.end(typed);
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out: out + errors };
}
