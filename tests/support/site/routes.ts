import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../app/routes";

export interface AppRoute {
  id: string;
  /** Address with its parameters filled in. */
  path: string;
  /** Its module, below app. */
  file: string;
}

function walk(entries: readonly RouteConfigEntry[], parent: string, fill: (path: string) => string): AppRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    const own =
      entry.path || entry.index
        ? [{ id, path: `/${fill(path)}`, file: entry.file }]
        : [{ id, path: "", file: entry.file }];
    return [...own, ...walk(entry.children ?? [], path, fill)];
  });
}

/** Every route of the site, in the order of app/routes.ts; `path` is '' for a layout without an address. */
export function appRoutes(params: Record<string, string>): AppRoute[] {
  const fill = (path: string) =>
    path.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? "x").replace(/\*/g, "no-existe");
  return walk(routes, "", fill);
}

/** The addresses of public pages without parameters. */
export function fixedPages(): string[] {
  return appRoutes({})
    .filter(({ id, path }) => id.startsWith("routes/site/") && path !== "" && !/\/(?:x|no-existe)(?:\/|$)/.test(path))
    .map(({ path }) => path);
}
