import type { Env } from "../../app/services/env/env.server";
import { sqlitePath } from "../../app/services/env/env.server";
import { checkKeptSecret } from "../../app/services/secrets/secret.server";
import { type Finding, fail, ok, said } from "./report";

const TIMEOUT_MS = 8_000;
const CLOCK_LIMIT_S = 60;

/** Checks that PUBLIC_ORIGIN leads to this site and that the site is ready there. */
async function checkOrigin({ PUBLIC_ORIGIN }: Env): Promise<Finding[]> {
  const name = "Public address";
  // That it is missing is a risk of the configuration.
  if (!PUBLIC_ORIGIN) return [];
  try {
    const answer = await fetch(`${PUBLIC_ORIGIN}/readyz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const told = (await answer.text()).trim();
    if (answer.status === 503)
      return [fail(name, `${PUBLIC_ORIGIN} says it is not ready`, "See the other findings, and the site's log")];
    if (answer.status !== 200 || told !== "ok")
      return [
        fail(
          name,
          `${PUBLIC_ORIGIN} answers ${answer.status}, and not as this site does`,
          "Does the proxy or DNS lead elsewhere, or does it redirect (www, https)? PUBLIC_ORIGIN must be the final address",
        ),
      ];
    return [ok(name, `${PUBLIC_ORIGIN} is this site`), ...(await checkProxy(PUBLIC_ORIGIN, answer))];
  } catch (error) {
    return [
      fail(
        name,
        `${PUBLIC_ORIGIN}: ${said(error)} ${said(error instanceof Error ? error.cause : "")}`.trim(),
        "Is the site running, and do DNS and proxy lead to it?",
      ),
    ];
  }
}

/** Checks that the proxy leaves the security headers in place. */
async function checkProxy(origin: string, { headers }: Response): Promise<Finding[]> {
  const lost = ["content-security-policy", "x-content-type-options", "referrer-policy"].filter(
    (one) => !headers.has(one),
  );
  return lost.length === 0
    ? [ok("Headers", `the proxy leaves the security headers alone`)]
    : [
        fail(
          "Headers",
          `${lost.join(", ")} do not arrive at ${origin}`,
          "Let the proxy pass the site's headers on as they are",
        ),
      ];
}

/** Checks the secret in DATA_DIR/secret. */
function checkKept(): Finding {
  try {
    checkKeptSecret();
    return ok("SECRET", "kept in DATA_DIR/secret");
  } catch (error) {
    return fail("SECRET", said(error), "Everybody who is signed in has to sign in again then; nothing else is lost");
  }
}

function checkSecret({ SECRET, DATABASE_URL }: Env): Finding[] {
  if (SECRET) return [ok("SECRET", "set")];
  return sqlitePath(DATABASE_URL) === null ? [] : [checkKept()];
}

/** Compares this machine's clock with that of Postmark or Cloudinary. */
async function checkClock({ POSTMARK_API, CLOUDINARY_URL, POSTMARK_TOKEN }: Env): Promise<Finding[]> {
  const other = POSTMARK_TOKEN ? POSTMARK_API : CLOUDINARY_URL ? "https://api.cloudinary.com" : null;
  if (!other) return [];
  const answer = await fetch(other, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const there = Date.parse(answer?.headers.get("date") ?? "");
  if (Number.isNaN(there)) return [];
  const drift = Math.round(Math.abs(Date.now() - there) / 1000);
  const text = `${drift} s apart from ${new URL(other).host}`;
  const todo =
    "Let this machine keep time (`timedatectl set-ntp true`): uploads to Cloudinary and one-time links depend on it";
  return [drift > CLOCK_LIMIT_S ? fail("Clock", text, todo) : ok("Clock", text)];
}

/** Checks the public address, the secret and the clock. */
export async function checkWeb(env: Env): Promise<Finding[]> {
  return [...(await checkOrigin(env)), ...checkSecret(env), ...(await checkClock(env))];
}
