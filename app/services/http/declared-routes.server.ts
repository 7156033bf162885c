import type { RouteHandle } from "./route-handle";

interface Declared extends RouteHandle {
  /** Id of the route; "" when no route answers at the address. */
  id: string;
}

interface Route {
  path?: string;
  index?: boolean;
  parentId?: string;
  module: { handle?: unknown };
}
export type Routes = Readonly<Record<string, Route | undefined>>;

/**
 * Tree of routes by path segment. Matches as the router does: a fixed segment first, then a parameter, then a splat;
 * `:name?` may be missing.
 */
class Branch {
  readonly words = new Map<string, Branch>();
  any: Branch | undefined;
  end: Declared | undefined;
  rest: Declared | undefined;

  add([part, ...others]: string[], route: Declared): void {
    if (part?.endsWith("?")) this.add(others, route);
    if (part === undefined) this.end = route;
    else if (part === "*") this.rest = route;
    else if (part.startsWith(":")) (this.any ??= new Branch()).add(others, route);
    else {
      const next = this.words.get(part) ?? new Branch();
      this.words.set(part, next);
      next.add(others, route);
    }
  }

  find(parts: readonly string[], at = 0): Declared | undefined {
    const part = parts[at];
    if (part === undefined) return this.end ?? this.rest;
    return this.words.get(part)?.find(parts, at + 1) ?? this.any?.find(parts, at + 1) ?? this.rest;
  }
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null;
}

/** A route's path segments and handle, including those of its parent layouts. */
function readRoute(routes: Routes, id: string | undefined): { parts: string[]; handle: RouteHandle } {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return { parts: [], handle: {} };
  const frame = readRoute(routes, route.parentId);
  const { handle } = route.module;
  return {
    parts: [...frame.parts, ...partsOf(route.path ?? "")],
    handle: { ...frame.handle, ...(isHandle(handle) ? handle : {}) },
  };
}

let addresses = new Branch();

/** Registers the handles of all routes of the build. Before that, every address has the smallest limits. */
export function declareAddresses(routes: Routes): void {
  addresses = new Branch();
  for (const [id, route] of Object.entries(routes)) {
    const { parts, handle } = readRoute(routes, id);
    // A layout has no address of its own.
    if (route?.path || route?.index) addresses.add(parts, { ...handle, id });
  }
}

/** Normalises a path for matching: decoded, in lower case, without the `.data` suffix of data requests. */
function plainPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // No route matches a path that cannot be decoded; it is looked up as it is.
  }
  return path.toLowerCase().replace(/(?:\/_)?\.data$/, "");
}

/** Whether a path is one of the back office, however it is written: `//admin` and `/%61dmin` are. */
export function isStaffPath(pathname: string): boolean {
  return partsOf(plainPath(pathname))[0] === "admin";
}

/** What the route at a path declares, however the path is written. */
export function declaredAt(pathname: string): Declared {
  return addresses.find(partsOf(plainPath(pathname))) ?? { id: "" };
}
