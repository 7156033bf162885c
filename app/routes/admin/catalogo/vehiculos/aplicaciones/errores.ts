import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/errores";
import { screens } from "./importar.server";

export const handle = { file: true } satisfies RouteHandle;

/** Downloads what is wrong with a file of applications, a row for each mistake. */
export async function loader(args: Route.LoaderArgs) {
  return screens.errores(args);
}
