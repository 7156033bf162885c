import { DEMO } from "../../app/domain/ajustes/configuracion";
import { replacedTables } from "../../app/domain/backup/format/tables.server";
import { removalOf } from "../../app/domain/medios/file-removal.server";
import type { Db, Writing } from "../../app/services/db/client.server";

/** Queries that empty the tables that a migration fills on a new site (DEC 41); they run when awaited. */
export function initialDeletes(db: Writing) {
  return [
    db.menuItem.deleteMany(),
    db.bannerHome.deleteMany(),
    db.bloqueCategoriasHome.deleteMany(),
    db.homeCta.deleteMany(),
    db.footerContenido.deleteMany(),
    db.footerEnlace.deleteMany(),
    db.footerContacto.deleteMany(),
    db.nosotrosSeccion.deleteMany(),
    db.nosotrosValor.deleteMany(),
  ];
}

/** Settings stay, and old addresses are deleted with their rows. */
const KEPT: readonly string[] = ["ajustes", "historial_slugs", "medios"];

/** The tables that lose all rows, children before parents: a table stands behind those it refers to. */
function emptied() {
  return replacedTables.filter(({ nombre }) => !KEPT.includes(nombre)).reverse();
}

/**
 * Queries that empty every content table, children before parents; they run when awaited. `kept`: ids of files that
 * stay.
 */
export function contentDeletes(db: Writing, kept: number[] = []) {
  return [
    ...emptied().map(({ nombre }) => db.$executeRawUnsafe(`DELETE FROM ${nombre}`)),
    db.medio.deleteMany({ where: { id: { notIn: kept } } }),
    db.ajuste.deleteMany({ where: { clave: DEMO } }),
  ];
}

/** Rows that one statement deletes; of files, whose deletions are written too, fewer. */
const [BATCH, MEDIOS] = [5_000, 500];

/** Query that tells running sites that content changed; in the transaction that changes it. */
export function moveVersion(db: Writing) {
  return db.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
}

/** Deletes the rows of all files, and orders the deletion of each file in the transaction that deletes its row. */
async function clearMedios(db: Db, say: (line: string) => void): Promise<void> {
  const select = { id: true, almacen: true, clave: true } as const;
  for (let deleted = 0, last = MEDIOS; last === MEDIOS;) {
    const medios = await db.medio.findMany({ select, orderBy: { id: "asc" }, take: MEDIOS });
    const stored = medios.filter(({ almacen }) => almacen !== "externo");
    await db.$transaction([
      db.medio.deleteMany({ where: { id: { in: medios.map(({ id }) => id) } } }),
      db.salida.createMany({ data: stored.map(removalOf) }),
      moveVersion(db),
    ]);
    last = medios.length;
    deleted += last;
    if (last === MEDIOS) say(`  ${deleted} rows of medios deleted`);
  }
}

/**
 * Empties every content table, in many small transactions; administrators, messages and settings stay. The files are
 * deleted through the outbox, as always.
 */
export async function clearContent(db: Db, say: (line: string) => void = () => undefined): Promise<void> {
  for (const { nombre, clave } of emptied()) {
    const some = `SELECT ${clave} FROM ${nombre} LIMIT ${BATCH}`;
    for (let deleted = 0, last = BATCH; last === BATCH;) {
      const deletion = db.$executeRawUnsafe(`DELETE FROM ${nombre} WHERE ${clave} IN (${some})`);
      [last] = await db.$transaction([deletion, moveVersion(db)]);
      deleted += last;
      if (last === BATCH) say(`  ${deleted} rows of ${nombre} deleted`);
    }
  }
  await clearMedios(db, say);
}
