import type { RouteHandle } from "./route-handle";

interface Declared extends RouteHandle {
  /** Id of the route; "" for an address that has none. */
  id: string;
}

interface Route {
  path?: string;
  index?: boolean;
  parentId?: string;
  module: { handle?: unknown };
}
export type Routes = Readonly<Record<string, Route | undefined>>;

/** Routes by the parts of their paths, as the router prefers them: a word, then any word, then any rest. */
class Branch {
  readonly words = new Map<string, Branch>();
  any: Branch | undefined;
  end: Declared | undefined;
  rest: Declared | undefined;

  add([part, ...others]: string[], route: Declared): void {
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

/** The path of a route and what it declares, its frames' included. */
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

/** Takes in what all routes of the build declare. Until then every address has the smallest rights. */
export function declareAddresses(routes: Routes): void {
  addresses = new Branch();
  for (const [id, route] of Object.entries(routes)) {
    const { parts, handle } = readRoute(routes, id);
    // A frame has no address of its own.
    if (route?.path || route?.index) addresses.add(parts, { ...handle, id });
  }
}

/** A path as routes are matched with it: decoded, in any case, the address of its data too. */
function plainPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // It is nobody's address, and is looked up as it is.
  }
  return path.toLowerCase().replace(/(?:\/_)?\.data$/, "");
}

/** What the route declares that answers at a path, however it is written. */
export function declaredAt(pathname: string): Declared {
  return addresses.find(partsOf(plainPath(pathname))) ?? { id: "" };
}
