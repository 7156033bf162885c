import { getDatosVehiculos } from "~/domain/vehiculos/datos.server";
import { REVALIDATE } from "~/services/http/plain-answer.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import type { Route } from "./+types/vehiculos";

const readVersion = (given: string) => (/^[\w-]{12}$/.test(given) ? given : "");

export const handle = { search: { v: readVersion }, file: true } satisfies RouteHandle;

/** Makes, lines and years for the selects of the search by vehicle: for a year under the address of this version. */
export async function loader({ url }: Route.LoaderArgs) {
  const { texto, version } = await getDatosVehiculos();
  const current = searchOf(handle, url).v === version;
  return new Response(texto, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": current ? "public, max-age=31536000, immutable" : REVALIDATE,
    },
  });
}
