import { z } from "zod";
import { BadArchive } from "~/services/archive/limits";
import type { RawConnection } from "~/services/db/own-connection";
import type { Columna, Fila, Valor } from "~/services/db/values.server";
import { type OpenBackup, checkMigrations } from "./open.server";
import { columnsOf, migrationsOf } from "./rows.server";
import type { ReadyTable } from "./read.server";
import { retentionOf } from "~/domain/backup/messages.server";
import type { ManifestTable } from "./manifest";
import { type BackupTable, backupTables } from "./tables.server";
import { rowSchemaOf } from "./own-schemas.server";

/**
 * Matches the tables of an archive with those of this database. Throws BadArchive for unknown, missing and repeated
 * tables or columns; throws Refusal for an archive of a newer version.
 */
export async function readyTables({ manifiesto }: OpenBackup, own: RawConnection): Promise<ReadyTable[]> {
  const { older } = checkMigrations(manifiesto, await migrationsOf(own));
  const known = new Map(manifiesto.tablas.map((inArchive) => [inArchive.nombre, inArchive]));
  if (known.size < manifiesto.tablas.length) throw new BadArchive("una tabla está dos veces");
  const unknown = manifiesto.tablas.find(({ nombre }) => !backupTables.some((tabla) => tabla.nombre === nombre));
  if (unknown) throw new BadArchive(`la tabla ${unknown.nombre} no es de este sitio`);
  const leidas = new Map<string, Map<Valor, Fila>>();
  const retencion = await retentionOf(own);
  const ready: ReadyTable[] = [];
  for (const tabla of backupTables) {
    const inArchive = known.get(tabla.nombre);
    if (inArchive) {
      if (inArchive.filas > tabla.filas) throw new BadArchive(`${tabla.nombre} tiene demasiadas filas`);
      const columnas = matching(tabla, inArchive, await columnsOf(own, tabla));
      const forma = rowSchemaOf(tabla.nombre);
      ready.push({ tabla, inArchive, columnas, forma, escritas: rulesOf(forma.escritas, columnas), leidas, retencion });
    } else if (!older) throw new BadArchive(`falta la tabla ${tabla.nombre}`);
  }
  return ready;
}

/** The schema, if the archive has all its columns; otherwise a schema of the columns that it has. */
function rulesOf(escritas: z.ZodObject, columnas: readonly Columna[]): z.ZodObject {
  const rules = Object.entries(escritas.shape);
  const present = rules.filter(([nombre]) => columnas.some((columna) => columna.nombre === nombre));
  return present.length === rules.length ? escritas : z.object(Object.fromEntries(present));
}

function matching(
  { nombre: tabla, clave, antiguas = [] }: BackupTable,
  { columnas }: ManifestTable,
  own: readonly Columna[],
): Columna[] {
  const known = columnas.filter(({ nombre }) => !antiguas.includes(nombre));
  const found = known.map(({ nombre, tipo }) => {
    const columna = own.find((one) => one.nombre === nombre && one.tipo === tipo);
    if (!columna) throw new BadArchive(`la columna ${tabla}.${nombre} no es de este sitio`);
    return columna;
  });
  if (new Set(found).size < found.length) throw new BadArchive(`una columna de ${tabla} está dos veces`);
  const left = own.find((one) => !found.includes(one) && (one.nombre === clave || !(one.nulo || one.defecto)));
  if (left) throw new BadArchive(`falta la columna ${tabla}.${left.nombre}`);
  return found;
}
