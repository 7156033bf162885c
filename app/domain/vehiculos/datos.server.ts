import { createHash } from "node:crypto";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "./ano.server";
import type { MarcaDatos } from "./datos";
import { datosHref } from "./hrefs";
import { listVehiculos } from "./publico.server";

/** Makes that the home page names, those with the most applications; the eighth cell leads to all. */
const PRINCIPALES = 7;

interface Rango {
  id: number | bigint;
  aplicaciones: number | bigint;
  desde: number | bigint;
  hasta: number | bigint;
}

/** The applications of each line and the years they are for, from their index alone: no product is read. */
async function readRangos(): Promise<Map<number, Rango>> {
  const ultimo = proximoAno();
  const rows = await db.$queryRaw<Rango[]>(sql`
    SELECT linea_id AS id, count(*) AS aplicaciones, min(desde) AS desde, max(coalesce(hasta, ${ultimo})) AS hasta
    FROM aplicaciones GROUP BY linea_id`);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

async function readDatos() {
  const [marcas, rangos] = await Promise.all([listVehiculos(), readRangos()]);
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

/** All makes with their lines and years, for the search by vehicle; memoised per content version. */
export const getDatosVehiculos = perContent(readDatos);
export type DatosVehiculos = Pick<Awaited<ReturnType<typeof readDatos>>, "href" | "marcas" | "principales">;
