/** One line of JSON an event on standard output; an operator's tools read it. */
function write(level: string, message: string, detail?: unknown): void {
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
