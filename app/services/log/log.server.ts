import pino, { type Logger } from "pino";
import { machineTime } from "~/services/env/clock.server";
import { env } from "~/services/env/env.server";
import { errorDetail, redact } from "./redact.server";
import { requestId } from "./request-id.server";

/** Creates a logger that writes one line of JSON per event, with the request id. */
function logger(to: NodeJS.WriteStream): Logger {
  const options = {
    level: env().LOG_LEVEL,
    base: undefined,
    messageKey: "message",
    timestamp: () => `,"time":"${machineTime().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => ({ solicitud: requestId() }),
  };
  // A full disk under the log, or a reader of it that ended, ends no site.
  to.on("error", () => undefined);
  return pino(options, { write: (line: string) => void to.write(line) });
}

let faults: Logger | undefined;
let news: Logger | undefined;

function scrubbed(detail: unknown): unknown {
  if (typeof detail === "string") return redact(detail);
  if (typeof detail !== "object" || detail === null) return detail;
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === "string" ? redact(value) : value]),
  );
}

function write(level: "info" | "warn" | "error", message: string, detail?: unknown): void {
  faults ??= logger(process.stderr);
  news ??= logger(process.stdout);
  const more = detail instanceof Error ? errorDetail(detail) : detail === undefined ? {} : { detail: scrubbed(detail) };
  (level === "error" ? faults : news)[level](more, redact(message));
}

/**
 * The log: errors go to standard error, the rest to standard output. Both are redacted: no line names a person or holds
 * a secret.
 */
export const log = {
  info: (message: string, detail?: unknown) => write("info", message, detail),
  warn: (message: string, detail?: unknown) => write("warn", message, detail),
  error: (message: string, detail?: unknown) => write("error", message, detail),
};
