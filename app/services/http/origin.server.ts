import { env } from "~/services/env/env.server";
import { readHost } from "./heads.server";

const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})(?::\d+)?$/;

/**
 * The site's own origin: PUBLIC_ORIGIN; while that is not set, a laptop's local address as it was called, never any
 * other Host.
 */
export function publicOrigin(host: string | undefined): string {
  const { PUBLIC_ORIGIN, PORT } = env();
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  const local = readHost(host);
  return local && LOCAL_HOST.test(local) ? new URL(`http://${local}`).origin : `http://localhost:${PORT}`;
}

/** Whether a page of an origin says that it was there: as browsers write addresses, so that none has to be parsed. */
function isOf(referer: string, own: string): boolean {
  return referer === own || referer.startsWith(`${own}/`);
}

/**
 * Where a form post comes from. Sec-Fetch-Site, Origin and Referer must not contradict; text browsers send none but
 * perhaps the last; with none of them it is unknown. A Referer that is no address counts as none.
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
