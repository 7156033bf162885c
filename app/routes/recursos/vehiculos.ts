import { readDatos } from "~/domain/vehiculos/datos.server";
import { REVALIDATE } from "~/services/http/plain-answer.server";
import type { RouteHandle } from "~/services/http/route-handle";

export const handle = { file: true } satisfies RouteHandle;

/** Makes, lines and years for the selects of the search by vehicle. */
export async function loader() {
  return Response.json(await readDatos(), { headers: { "Cache-Control": REVALIDATE } });
}
