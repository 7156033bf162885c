import { globSync, readFileSync, writeFileSync } from "node:fs";

interface ManifestRoute {
  parentId?: string;
  path?: string;
}

/** Before and behind the list in its file: `window.__reactRouterManifest={…};` */
const LIST = /^(?<before>[^{]*)(?<json>\{.*\})(?<behind>[^}]*)$/s;

/** The routes of the back office, and those that they are in. */
function ofStaff(routes: Record<string, ManifestRoute>) {
  const kept = new Set<string>();
  for (const [id, { path }] of Object.entries(routes)) {
    if (!path || !/^admin(?:\/|$)/.test(path)) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) kept.add(at);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

/**
 * Leaves the back office's routes in the list of all routes that each of its screens loads: pages of the site load no
 * script of React's, so no screen goes on to one without a new document. The file keeps the name that React Router gave it
 * by what it held: browsers keep it for a year, and who changes what is left here has to change that name too.
 */
export function keepStaffRoutes(folder: string): void {
  for (const name of globSync("assets/manifest-*.js", { cwd: folder })) {
    const { before, json, behind } = LIST.exec(readFileSync(`${folder}/${name}`, "utf8"))?.groups ?? {};
    if (json === undefined) throw new Error(`${name} holds no list of routes`);
    const manifest: { routes: Record<string, ManifestRoute> } = JSON.parse(json);
    const slim = { ...manifest, routes: ofStaff(manifest.routes) };
    writeFileSync(`${folder}/${name}`, `${before}${JSON.stringify(slim)}${behind}`);
  }
}
