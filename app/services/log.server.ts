import { env } from "./env.server";

const levels = ["info", "warn", "error"] as const;
type Level = (typeof levels)[number];

function isWanted(level: Level): boolean {
  const { LOG_LEVEL } = env();
  return LOG_LEVEL !== "silent" && levels.indexOf(level) >= levels.indexOf(LOG_LEVEL);
}

/** One line of JSON an event: faults on standard error, the rest on standard output; an operator's tools read it. */
function write(level: Level, message: string, detail?: unknown): void {
  if (!isWanted(level)) return;
  const error = detail instanceof Error ? { error: detail.message, stack: detail.stack } : { detail };
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...(detail === undefined ? {} : error),
  });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

export const log = {
  info: (message: string, detail?: unknown) => write("info", message, detail),
  warn: (message: string, detail?: unknown) => write("warn", message, detail),
  error: (message: string, detail?: unknown) => write("error", message, detail),
};
