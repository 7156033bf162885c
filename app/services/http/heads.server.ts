import { declaredAt } from "./declared-routes.server";

/** Longest value of each header that this site reads, in characters. */
const LONGEST = {
  "accept-encoding": 256,
  cookie: 8192,
  host: 261,
  "content-type": 256,
  "if-none-match": 1024,
  "if-range": 128,
  range: 128,
  "user-agent": 1024,
} as const;
type Head = keyof typeof LONGEST;

/** Longest URL of a request in characters, and most segments of its path: routes are matched against each segment. */
export const LONGEST_URL = 8192;
const MOST_PARTS = 20;

/** Whether a URL is longer, or its path deeper, than any of the site's. */
export function isTooLong(url: string): boolean {
  return url.length > LONGEST_URL || new URL(url).pathname.split("/", MOST_PARTS + 2).length > MOST_PARTS + 1;
}

/** Whether a request asks for a file as a data request: React Router would hold several copies of it in memory. */
export function asksForFileAsData(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.endsWith(".data") && declaredAt(pathname).file === true;
}

/** The value of a header; undefined when it is missing or longer than any browser sends. */
export function boundedHeader(name: Head, value: string | null | undefined): string | undefined {
  return value && value.length <= LONGEST[name] ? value : undefined;
}

/**
 * Whether an If-None-Match has an ETag (weak comparison): alone, in a list, or as `*`. The ETag comes in its quotes, without
 * `W/`.
 */
export function isNamedIn(noneMatch: string, etag: string): boolean {
  return noneMatch === "*" || noneMatch.includes(etag);
}

/** The request without its overlong headers, because libraries read headers without a limit. */
export function withoutLongHeaders(request: Request): Request {
  const long = Object.entries(LONGEST).filter(([name, most]) => (request.headers.get(name)?.length ?? 0) > most);
  if (long.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const [name] of long) headers.delete(name);
  return new Request(request, { headers });
}

/** The headers of a request for a whole file: only a GET asks for a part of it. */
export function withoutRange(headers: Headers): Headers {
  const whole = new Headers(headers);
  for (const name of ["Range", "If-Range"]) whole.delete(name);
  return whole;
}

/** Characters of a host with port. */
const HOST = /^[\w.:[\]-]+$/;

/** The Host of a request; undefined when no URL can be made with it (127.999.999.999). */
export function readHost(value: string | undefined): string | undefined {
  const host = boundedHeader("host", value);
  return host && HOST.test(host) && URL.canParse(`http://${host}`) ? host : undefined;
}

/** The path and query of a request target; a scheme and host before them are dropped. */
export function readTarget(target = "/"): string {
  const [scheme = ""] = /^https?:\/\//i.exec(target) ?? [];
  if (scheme === "") return target;
  const path = target.slice(scheme.length).search(/[/?]/);
  return path < 0 ? "/" : target.slice(scheme.length + path).replace(/^\?/, "/?");
}
