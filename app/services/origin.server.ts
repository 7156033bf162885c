import { env } from "./env.server";

const LOCAL_HOST =
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)(:\d+)?$/;

/**
 * The site's own origin: PUBLIC_ORIGIN; while that is not set, a laptop's local address as it was called, never any
 * other Host.
 */
export function publicOrigin(host: string | undefined): string {
  const { PUBLIC_ORIGIN, PORT } = env();
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  return host && LOCAL_HOST.test(host) ? `http://${host}` : `http://localhost:${PORT}`;
}

function originOf(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).origin : null;
}

/**
 * Where a form post comes from. Sec-Fetch-Site, Origin and Referer must not contradict; text browsers send none but
 * perhaps the last; with none of them it is unknown.
 */
export function requestOrigin(headers: Headers, own: string): "own" | "foreign" | "unknown" {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const referer = originOf(headers.get("referer"));
  if (site !== null && site !== "same-origin" && site !== "none") return "foreign";
  if (origin !== null && origin !== own) return "foreign";
  if (referer !== null && referer !== own) return "foreign";
  return site === null && origin === null && referer === null ? "unknown" : "own";
}
