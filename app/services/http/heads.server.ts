import { declaredAt } from "./declared-routes.server";

/** Longest value of each head that this site reads, in characters. */
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

/** Longest address of a request, in characters, and most parts of its path: routes are matched against each of them. */
const LONGEST_URL = 8192;
const MOST_PARTS = 20;

/** Whether an address is longer than any of the site's. */
export function isTooLong(url: string): boolean {
  return url.length > LONGEST_URL || new URL(url).pathname.split("/", MOST_PARTS + 2).length > MOST_PARTS + 1;
}

/** Most addresses whose routes a browser asks for at once: twice what any screen links to. */
const MOST_ROUTES = 100;

/** Whether a request asks the framework for the routes of so many addresses: each is matched against all there are. */
export function asksForManyRoutes(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  if (pathname !== "/__manifest") return false;
  return (searchParams.get("paths") ?? "").split(",", MOST_ROUTES + 1).length > MOST_ROUTES;
}

/** Whether a request asks for a file as data of a page: the framework would hold all of it in memory, several times over. */
export function asksForFileAsData(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.endsWith(".data") && declaredAt(pathname).file === true;
}

/** The value of a head; undefined when it is not there, or longer than anybody's browser makes it. */
export function boundedHead(name: Head, value: string | null | undefined): string | undefined {
  return value && value.length <= LONGEST[name] ? value : undefined;
}

/** The request as if its overlong heads had never been sent: for libraries, which read them without a limit. */
export function withoutLongHeads(request: Request): Request {
  const long = Object.entries(LONGEST).filter(([name, most]) => (request.headers.get(name)?.length ?? 0) > most);
  if (long.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const [name] of long) headers.delete(name);
  return new Request(request, { headers });
}

/** What a host is written with. */
const HOST = /^[\w.:[\]-]+$/;

/** The Host of a request; undefined for what no address can have (127.999.999.999). */
export function readHost(value: string | undefined): string | undefined {
  const host = boundedHead("host", value);
  return host && HOST.test(host) && URL.canParse(`http://${host}`) ? host : undefined;
}

/** The path and query of a request's target; what stands before them when it names a host counts for nothing. */
export function readTarget(target = "/"): string {
  const [scheme = ""] = /^https?:\/\//i.exec(target) ?? [];
  if (scheme === "") return target;
  const path = target.slice(scheme.length).search(/[/?]/);
  return path < 0 ? "/" : target.slice(scheme.length + path).replace(/^\?/, "/?");
}
