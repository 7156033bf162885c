import { inYear } from "~/domain/vehiculos/ano.server";
import { isVisible, LUGARES, lugarOf } from "~/services/db/fulltext.server";
import { atHand, isAmong, join, sql, type Sql } from "~/services/db/sql.server";

/** A line by its id, or several that share a name, and a year (modelo); 0 for every year. */
export interface Vehiculo {
  lineas: readonly number[];
  ano: number;
}

/** SQL condition on `aplicaciones a`: its product's place is before `hasta`. */
const isBefore = (hasta: number) => (hasta < LUGARES ? sql`AND ${lugarOf(sql`a.producto_id`)} < ${hasta}` : sql``);

/**
 * SQL condition on `productos p`: visible, with an application for the vehicle; of these only the ones whose places are
 * before `hasta`.
 */
export function fitsVehiculo({ lineas, ano }: Vehiculo, hasta: number) {
  const years = ano === 0 ? sql`` : sql`AND a.desde <= ${ano} AND (a.hasta IS NULL OR a.hasta >= ${ano})`;
  const ids = sql`SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id IN (${join([...lineas])}) ${years} ${isBefore(hasta)}`;
  return sql`${isVisible} AND ${isAmong(ids)}`;
}

/** The same where `named` holds for the name, `a.clave`: all names of the line are read, in the index that has them. */
export function fitsByName({ lineas, ano }: Vehiculo, named: Sql, hasta: number) {
  return isAmong(sql`SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id IN (${join([...lineas])})
    AND a.categoria_id > 0 AND ${named} AND ${inYear(ano)} ${isBefore(hasta)}`);
}

/** The same of a product that is at hand. */
export function alsoFits({ lineas, ano }: Vehiculo) {
  return atHand(sql`p.visible AND EXISTS (SELECT 1 FROM aplicaciones a
    WHERE a.producto_id = p.id AND a.linea_id IN (${join([...lineas])}) AND ${inYear(ano)})`);
}
