import { log } from "~/services/log/log.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "./ano.server";
import type { MarcaDatos } from "./datos";
import { compareMarcas, listVehiculos, readRangos } from "./publico.server";

/** Makes that the home page names, those with the most applications; the eighth cell leads to all. */
const PRINCIPALES = 7;

const listShown = async () => (await listVehiculos()).filter(({ lineas }) => lineas.length > 0);

async function readMarcas() {
  const [shown, compared] = await Promise.all([
    listShown(),
    compareMarcas().catch((error: unknown) => void log.error("The makes could not be compared", error)),
  ]);
  const named = shown.map(({ id, nombre, slug }) => ({ nombre, slug, aplicaciones: compared?.get(id) ?? 0 }));
  return {
    /** The order of the makes is known: whoever cannot read products still finds vehicles. */
    completo: compared !== undefined,
    marcas: named.map(({ nombre, slug }) => ({ nombre, slug })),
    principales: named.toSorted((one, other) => other.aplicaciones - one.aplicaciones).slice(0, PRINCIPALES),
  };
}

const marcas = perContent(readMarcas, ({ completo }) => completo);

/**
 * The makes that have lines, by name, and those with the most applications, for the search by vehicle; memoised per
 * content version. Not kept when the applications cannot be read.
 */
export async function getMarcas() {
  const read = await marcas();
  if (!read.completo) doNotCache();
  return read;
}
export type MarcasLeidas = Pick<Awaited<ReturnType<typeof readMarcas>>, "marcas" | "principales">;

/** All makes with their lines and years, for the selects of the search by vehicle. Throws when they cannot be read. */
export async function readDatos(): Promise<MarcaDatos[]> {
  const [shown, rangos] = [await listShown(), await readRangos()];
  const ultimo = proximoAno();
  return shown.map(({ slug, nombre, lineas }) => [
    slug,
    nombre,
    lineas.map(({ id, nombre: linea }) => {
      const rango = rangos.get(id);
      return rango ? [linea, rango.desde, rango.hasta ?? ultimo] : [linea];
    }),
  ]);
}
