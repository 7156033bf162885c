import { env } from "~/services/env/env.server";
import { readHost } from "./heads.server";

const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})(?::\d+)?$/;

/**
 * The site's own origin: PUBLIC_ORIGIN, or while that is not set, the Host of the request if it is a local or private
 * address, else localhost.
 */
export function publicOrigin(host: string | undefined): string {
  const { PUBLIC_ORIGIN, PORT } = env();
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  const local = readHost(host);
  return local && LOCAL_HOST.test(local) ? new URL(`http://${local}`).origin : `http://localhost:${PORT}`;
}

/** Whether visitors reach the site by https. */
export function isHttps(): boolean {
  return env().PUBLIC_ORIGIN?.startsWith("https:") ?? false;
}

/** Whether a Referer belongs to an origin. Browsers write it in normal form, so it need not be parsed. */
function isOf(referer: string, own: string): boolean {
  return referer === own || referer.startsWith(`${own}/`);
}

/**
 * Where a form post comes from, by Sec-Fetch-Site, Origin and Referer: "foreign" when one of them names another site,
 * "unknown" when there is none. Text browsers send at most a Referer; one that is not a URL counts as missing.
 */
export function requestOrigin(headers: Headers, own: string): "own" | "foreign" | "unknown" {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const sent = headers.get("referer");
  const referer = sent !== null && /^[a-z][a-z\d+.-]*:/i.test(sent) ? sent : null;
  if (site !== null && site !== "same-origin" && site !== "none") return "foreign";
  if (origin !== null && origin !== own) return "foreign";
  if (referer !== null && !isOf(referer, own)) return "foreign";
  return site === null && origin === null && referer === null ? "unknown" : "own";
}
