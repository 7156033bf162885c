import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";

const blankAsMissing = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

function variable<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankAsMissing, schema);
}

/** A text of at most `most` signs that the pattern allows. */
const matching = (most: number, pattern: RegExp, must: string) =>
  boundedText(most, { long: must }).regex(pattern, must);

const PORT = "must be a number from 0 to 65535";
const Port = matching(5, /^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((port) => port <= 65_535, PORT);

const Origin = boundedText(300)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must be an address such as https://www.example.com",
  )
  .transform((text) => new URL(text).origin);

/** Path of the SQLite file that a database's URL names; null for PostgreSQL. */
export function sqlitePath(url: string): string | null {
  return url.startsWith("file:") ? url.slice("file:".length) : null;
}

/** Whether a URL can be parsed and its user and password decoded. */
function isAddress(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

const DatabaseUrl = boundedText(2000)
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, "must be file:path/to/database or postgres://user:password@host:5432/name")
  .refine(
    (text) => !/^postgres(ql)?:\/\//.test(text) || isAddress(text),
    "is no address: signs such as # / ? % in the password are written %23 %2F %3F %25",
  );

const Megabytes = matching(4, /^\d{1,4}$/, "must be a number of megabytes from 0 to 9999").transform(Number);

const Flag = z.stringbool({
  truthy: ["true", "1"],
  falsy: ["false", "0"],
  case: "sensitive",
  error: "must be true or false",
});

const MINUTES = { m: 1, h: 60, d: 24 * 60 };

/** "30m", "12h", "7d" in milliseconds. */
const Interval = matching(6, /^[1-9]\d{0,4}[mhd]$/, "must be a time such as 30m, 12h or 7d").transform((text) => {
  const unit = z.enum(["m", "h", "d"]).parse(text.at(-1));
  return Number(text.slice(0, -1)) * MINUTES[unit] * 60_000;
});

const Count = matching(4, /^[1-9]\d{0,3}$/, "must be a number from 1 to 9999").transform(Number);

const EMAIL = "must be an e-mail address";

const EnvSchema = z.object({
  NODE_ENV: variable(z.enum(["production", "development", "test"]).default("production")),
  PORT: variable(Port.default(3000)),
  HOST: variable(z.string().default("0.0.0.0")),
  PUBLIC_ORIGIN: variable(Origin.optional()),
  DATABASE_URL: variable(DatabaseUrl.optional()),
  DATA_DIR: variable(z.string().default("data")),
  PAGE_CACHE_MB: variable(Megabytes.default(24)),
  FAST_PATH: variable(z.enum(["on", "off"], "must be on or off").default("on")),
  SECRET: variable(z.string().min(32, "must have at least 32 characters").optional()),
  SEED_DEMO: variable(Flag.default(false)),
  LOG_LEVEL: variable(
    z.enum(["info", "warn", "error", "silent"], "must be info, warn, error or silent").default("info"),
  ),
  ADMIN_EMAIL: variable(boundedText(254, { long: EMAIL }).regex(z.regexes.email, EMAIL).optional()),
  ADMIN_PASSWORD: variable(z.string().min(12, "must have at least 12 characters").max(1024).optional()),
  CLOUDINARY_URL: variable(
    boundedText(500)
      .regex(
        /^cloudinary:\/\/[^\s:@/]+:[^\s:@/]+@[\w-]+(?:\?upload_prefix=https?:\/\/\S+)?$/,
        "must be cloudinary://key:secret@cloud",
      )
      .optional(),
  ),
  POSTMARK_TOKEN: variable(z.string().optional()),
  POSTMARK_API: variable(Origin.default("https://api.postmarkapp.com")),
  BACKUP_EVERY: variable(Interval.optional()),
  BACKUP_KEEP: variable(Count.default(7)),
  TRUSTED_IP_HEADER: variable(
    boundedText(100)
      .regex(/^[A-Za-z0-9-]+$/, "must be a header name such as Fly-Client-IP")
      .optional(),
  ),
});

export interface Env extends Omit<z.infer<typeof EnvSchema>, "DATABASE_URL"> {
  DATABASE_URL: string;
}

/** An invalid configuration; the message names every wrong variable, one per line. */
export class EnvError extends Error {
  override name = "EnvError";
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}

/** Reads and checks all variables. Throws EnvError naming each wrong one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = EnvSchema.safeParse(source);
  const wrong = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (result.success && Boolean(result.data.ADMIN_EMAIL) !== Boolean(result.data.ADMIN_PASSWORD)) {
    wrong.push("ADMIN_EMAIL and ADMIN_PASSWORD must be given together");
  }
  if (!result.success || wrong.length > 0) {
    throw new EnvError(["The configuration is wrong:", ...wrong.map((line) => `  - ${line}`)].join("\n"));
  }
  const dataDir = absolute(result.data.DATA_DIR);
  const url = result.data.DATABASE_URL ?? `file:${join(dataDir, "ged.db")}`;
  const file = sqlitePath(url);
  return {
    ...result.data,
    DATA_DIR: dataDir,
    DATABASE_URL: file === null ? url : `file:${absolute(file)}`,
  };
}

let current: Env | undefined;

/** The configuration of this process, read once. */
export function env(): Env {
  if (!current) {
    current = readEnv(process.env);
    // SQLite sorts very many rows in files that have no name: here, because in a container /tmp is memory.
    process.env.SQLITE_TMPDIR ??= current.DATA_DIR;
  }
  return current;
}
