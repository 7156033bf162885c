/** The forms that have to be tried. */
import { readFileSync } from "node:fs";
import { type AppRoute, appRoutes } from "../../support/site/routes";

/** Actions of the back office that write nothing public, by their address. All others have to be tried. */
const PRIVATE =
  /^\/admin\/(?:log(?:in|out)$|primer|mensajes|cotizaciones|administradores|cuenta|borrador|subidas|backup\/(?:subir|1\/eliminar)|backup$)/;

/** The routes whose action writes public content: whatever has an action in the back office, unless it is named above. */
export function contentRoutes(): AppRoute[] {
  const acts = ({ file }: AppRoute) =>
    /^export (?:async function|const) action\b/m.test(readFileSync(`app/${file}`, "utf8"));
  return appRoutes({ id: "1" }).filter(
    (route) => /^\/admin\//.test(route.path) && !PRIVATE.test(route.path) && acts(route),
  );
}
