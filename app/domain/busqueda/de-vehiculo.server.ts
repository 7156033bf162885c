import { readCount, readRows } from "~/services/db/rows.server";
import {
  allLead,
  countMatches,
  LUGARES,
  productoHasWords,
  productoMatches,
  type WordGroups,
  type Words,
} from "~/services/db/fulltext.server";
import { sql, type Sql } from "~/services/db/sql.server";
import { alsoFits, fitsByName, fitsVehiculo, type Vehiculo } from "./fits.server";
import { hastaFor, MUCHOS } from "./muestras.server";
import { namesHold } from "./nombres.server";

/** Products that are looked at in their rows. */
const MOST_LOOKED_AT = 3_000;
/** Of more than a thousand for the vehicle so many are ranked, or half as many again: three pages. */
export const RANKED = 72;
/** The sample of all products that says how many have the words: one of so many. */
const PARTE = 64;
/** Of the products for the vehicle so many say how to look, or one in 64. */
const MOST_SAMPLED = 200;
/** Of so many products that have the words one or more has them elsewhere than in its name and its subcategory's: in its code. */
const FEW_ELSEWHERE = 10;

/** A way to find the products for a vehicle that match words. */
export interface Camino {
  /** SQL condition on `productos p`. */
  where: Sql;
  /** It finds a part of them: of more than a thousand, or of fewer that no index leads to. */
  parte?: "de muchos" | "de algunos";
}

interface Asked {
  vehiculo: Vehiculo;
  groups: WordGroups;
  words: Words;
  /** The products for the vehicle, of any year. */
  cuantos: number;
}
type Counted = Record<"leidas" | "halladas" | "por_nombre", number>;

const ofProducto = { clave: sql`p.clave`, subcategoria: sql`p.subcategoria_id` };
const ofAplicacion = { clave: sql`a.clave`, subcategoria: sql`a.subcategoria_id` };

/** Before which place products have the sample of those for the vehicle. */
const sampleOf = (cuantos: number) => Math.ceil(LUGARES / Math.max(PARTE, cuantos / MOST_SAMPLED));

/** Before which place all products for the vehicle are ranked; of a year a sample says how many there are. */
async function hastaSinPalabras({ vehiculo, cuantos }: Asked): Promise<number> {
  if (cuantos < 2 * MUCHOS) return LUGARES;
  if (vehiculo.ano === 0) return hastaFor(cuantos);
  const hasta = sampleOf(cuantos);
  const some = sql`SELECT count(*) AS n FROM productos p WHERE ${fitsVehiculo(vehiculo, hasta)}`;
  return hastaFor((LUGARES / hasta) * (await readCount(some)));
}

/** What a sample says: how many products are for the vehicle, how many of them match, and how many by their names. */
async function estimate({ vehiculo, groups, cuantos }: Asked) {
  const [has, named] = [productoHasWords(groups), (await namesHold(groups))(ofProducto)];
  const hasta = sampleOf(cuantos);
  const [row] = await readRows<Counted>(
    sql`SELECT count(*) AS leidas, count(CASE WHEN ${has} THEN 1 END) AS halladas,
        count(CASE WHEN ${has} AND ${named} THEN 1 END) AS por_nombre
      FROM productos p WHERE ${fitsVehiculo(vehiculo, hasta)}`,
  );
  const all = (n = 0) => Math.round((LUGARES / hasta) * n);
  return { leidas: all(row?.leidas), halladas: all(row?.halladas), porNombre: all(row?.por_nombre) };
}

/** Whether few products have the words, as far as a sample says. */
async function areFew(words: Words): Promise<boolean> {
  const most = MOST_LOOKED_AT / PARTE;
  return (await readCount(countMatches(words, PARTE, Math.ceil(most) + 1))) <= most;
}

/** Whether products that have these words have them in their names, as far as a sample says. */
async function areOfNames(groups: WordGroups): Promise<boolean> {
  for (const group of groups) {
    const named = (await namesHold([group]))(ofProducto);
    const some = sql`SELECT ${named} AS nombrado FROM productos p WHERE ${productoMatches(allLead([group]), 512)} LIMIT 300`;
    const [row] = await readRows<Record<"todas" | "otras", number>>(
      sql`SELECT count(*) AS todas, count(CASE WHEN NOT nombrado THEN 1 END) AS otras FROM (${some}) AS algunas`,
    );
    if (row && row.otras * FEW_ELSEWHERE > row.todas) return false;
  }
  return true;
}

/**
 * The ways to find the products for a vehicle that match words; the next is tried where one finds too few. Up to 3,000 for
 * the vehicle, or with the words, are looked at, so that all are found. Where both are more a sample of those for the
 * vehicle is, or all their names, in the index that has them: no index knows a word and a line.
 */
export async function* caminos(asked: Asked): AsyncGenerator<Camino> {
  const { vehiculo, groups, words, cuantos } = asked;
  if (groups.length === 0) {
    const hasta = await hastaSinPalabras(asked);
    if (hasta < LUGARES) yield { where: fitsVehiculo(vehiculo, hasta), parte: "de muchos" };
    return yield { where: fitsVehiculo(vehiculo, LUGARES) };
  }
  const lookedAt = (hasta: number) => sql`${fitsVehiculo(vehiculo, hasta)} AND ${productoHasWords(groups)}`;
  const name = (await namesHold(groups))(ofAplicacion);
  const named = (hasta: number) => sql`${fitsByName(vehiculo, name, hasta)} AND ${productoHasWords(groups)}`;
  if (cuantos <= MOST_LOOKED_AT) return yield { where: lookedAt(LUGARES) };
  const { leidas, halladas, porNombre } = await estimate(asked);
  if (leidas <= MOST_LOOKED_AT) return yield { where: lookedAt(LUGARES) };
  if (halladas >= MUCHOS) {
    const hasta = Math.ceil((LUGARES * 1.5 * RANKED) / halladas);
    const looked = (leidas * hasta) / LUGARES <= MOST_LOOKED_AT || porNombre < halladas / 2;
    yield { where: looked ? lookedAt(hasta) : named(hasta), parte: "de muchos" };
  }
  if (await areFew(words)) return yield { where: sql`${productoMatches(words)} AND ${alsoFits(vehiculo)}` };
  const some = Math.ceil((LUGARES * MOST_LOOKED_AT) / leidas);
  if (porNombre === halladas) yield { where: named(LUGARES) };
  else yield { where: sql`((${named(LUGARES)}) OR (${lookedAt(some)}))`, parte: "de algunos" };
  if (!(await areOfNames(groups))) yield { where: lookedAt(LUGARES) };
}
