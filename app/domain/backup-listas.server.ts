import { BadArchive } from "~/services/archive/read.server";
import type { OwnConnection } from "~/services/db/own.server";
import type { Columna } from "~/services/db/values.server";
import { type Abierto, checkMigraciones } from "./backup-abrir.server";
import type { TablaDelBackup } from "./backup";
import { columnasDe, migracionesDe } from "./backup-filas.server";
import { type Tabla, tablas } from "./backup-tablas";

/** A table of an archive with the columns it is written with here. */
export interface TablaLista {
  tabla: Tabla;
  del: TablaDelBackup;
  columnas: readonly Columna[];
}

/** The tables of an archive against those of this database: none unknown, none missing, all columns of the same kind. */
export async function tablasListas({ manifiesto }: Abierto, own: OwnConnection): Promise<TablaLista[]> {
  const { older } = checkMigraciones(manifiesto, await migracionesDe(own));
  const known = new Map(manifiesto.tablas.map((del) => [del.nombre, del]));
  if (known.size < manifiesto.tablas.length) throw new BadArchive("una tabla está dos veces");
  const unknown = manifiesto.tablas.find(({ nombre }) => !tablas.some((tabla) => tabla.nombre === nombre));
  if (unknown) throw new BadArchive(`la tabla ${unknown.nombre} no es de este sitio`);
  const ready: TablaLista[] = [];
  for (const tabla of tablas) {
    const del = known.get(tabla.nombre);
    if (del) ready.push({ tabla, del, columnas: matching(tabla, del, await columnasDe(own, tabla)) });
    else if (!older) throw new BadArchive(`falta la tabla ${tabla.nombre}`);
  }
  return ready;
}

function matching({ nombre: tabla, clave }: Tabla, { columnas }: TablaDelBackup, own: readonly Columna[]): Columna[] {
  const found = columnas.map(({ nombre, tipo }) => {
    const columna = own.find((one) => one.nombre === nombre && one.tipo === tipo);
    if (!columna) throw new BadArchive(`la columna ${tabla}.${nombre} no es de este sitio`);
    return columna;
  });
  if (new Set(found).size < found.length) throw new BadArchive(`una columna de ${tabla} está dos veces`);
  const left = own.find((one) => !found.includes(one) && (one.nombre === clave || !(one.nulo || one.defecto)));
  if (left) throw new BadArchive(`falta la columna ${tabla}.${left.nombre}`);
  return found;
}
