import { createHash } from "node:crypto";
import { log } from "~/services/log/log.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "./ano.server";
import type { MarcaDatos } from "./datos";
import { datosHref } from "./hrefs";
import { compareMarcas, listVehiculos, type Rango, rangosDeLineas } from "./publico.server";

/** Makes that the home page names, those with the most applications; the eighth cell leads to all. */
const PRINCIPALES = 7;

async function readDatos() {
  const [marcas, leidos] = await Promise.all([
    listVehiculos(),
    Promise.all([rangosDeLineas(), compareMarcas()]).catch(
      (error: unknown) => void log.error("The years of the vehicles could not be read", error),
    ),
  ]);
  const [rangos, aplicaciones] = leidos ?? [new Map<number, Rango>(), new Map<number, number>()];
  const ultimo = proximoAno();
  const shown = marcas.filter(({ lineas }) => lineas.length > 0);
  const datos = shown.map(({ slug, nombre, lineas }): MarcaDatos => [
    slug,
    nombre,
    lineas.map(({ id, nombre: linea }) => {
      const rango = rangos.get(id);
      return rango ? [linea, rango.desde, rango.hasta ?? ultimo] : [linea];
    }),
  ]);
  const texto = JSON.stringify(datos);
  const version = createHash("sha256").update(texto).digest("base64url").slice(0, 12);
  return {
    /** Years and order of the makes are known: whoever cannot read products still finds vehicles. */
    completo: leidos !== undefined,
    /** The file that the selects are filled from. */
    texto,
    /** The file's address, which changes with what is in it. */
    href: datosHref(version),
    version,
    marcas: shown.map(({ nombre, slug }) => ({ nombre, slug })),
    principales: shown
      .toSorted((one, other) => (aplicaciones.get(other.id) ?? 0) - (aplicaciones.get(one.id) ?? 0))
      .slice(0, PRINCIPALES)
      .map(({ nombre, slug }) => ({ nombre, slug })),
  };
}

const datos = perContent(readDatos, ({ completo }) => completo);

/**
 * All makes with their lines and years, for the search by vehicle; memoised per content version. Without the years, and
 * not kept, when they cannot be read.
 */
export async function getDatosVehiculos() {
  const read = await datos();
  if (!read.completo) doNotCache();
  return read;
}
export type DatosVehiculos = Pick<Awaited<ReturnType<typeof readDatos>>, "href" | "marcas" | "principales">;
