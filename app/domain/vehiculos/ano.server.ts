import { sql, type Sql } from "~/services/db/sql.server";
import { now } from "~/services/env/clock.server";
import { todayInBogota } from "~/domain/kernel/dates";

/** The last year (modelo) that may be written: next year, whose vehicles are sold already. */
export function proximoAno(): number {
  return Number(todayInBogota(now()).slice(0, 4)) + 1;
}

/** SQL condition on `aplicaciones a`: for the year (0 for every one); so written that SQLite takes no index of years. */
export function inYear(ano: number): Sql {
  return ano === 0 ? sql`1 = 1` : sql`+a.desde <= ${ano} AND COALESCE(a.hasta, ${ano}) >= ${ano}`;
}
