import { createHash } from "node:crypto";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { log } from "~/services/log/log.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "./ano.server";
import type { MarcaDatos } from "./datos";
import { datosHref } from "./hrefs";
import { listVehiculos, ofVisible } from "./publico.server";

/** Makes that the home page names, those with the most applications; the eighth cell leads to all. */
const PRINCIPALES = 7;

interface Rango {
  id: number | bigint;
  aplicaciones: number | bigint;
  desde: number | bigint;
  hasta: number | bigint;
}

/** The applications of visible products to each line, and the years they are for, from the index of lines. */
async function readRangos(): Promise<Map<number, Rango>> {
  const ultimo = proximoAno();
  const rows = await db.$queryRaw<Rango[]>(sql`
    SELECT a.linea_id AS id, count(*) AS aplicaciones, min(a.desde) AS desde,
      max(coalesce(a.hasta, ${ultimo})) AS hasta
    FROM aplicaciones a WHERE ${ofVisible} GROUP BY a.linea_id`);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

async function readDatos() {
  const [marcas, leidos] = await Promise.all([
    listVehiculos(),
    readRangos().catch((error: unknown) => void log.error("The years of the vehicles could not be read", error)),
  ]);
  const rangos = leidos ?? new Map<number, Rango>();
  const shown = marcas.filter(({ lineas }) => lineas.length > 0);
  const datos = shown.map(({ slug, nombre, lineas }): MarcaDatos => [
    slug,
    nombre,
    lineas.map(({ id, nombre: linea }) => {
      const rango = rangos.get(id);
      return rango ? [linea, Number(rango.desde), Number(rango.hasta)] : [linea];
    }),
  ]);
  const texto = JSON.stringify(datos);
  const used = shown.map((marca) => ({
    marca,
    aplicaciones: marca.lineas.reduce((sum, { id }) => sum + Number(rangos.get(id)?.aplicaciones ?? 0), 0),
  }));
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
    principales: used
      .toSorted((one, other) => other.aplicaciones - one.aplicaciones)
      .slice(0, PRINCIPALES)
      .map(({ marca: { nombre, slug } }) => ({ nombre, slug })),
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
