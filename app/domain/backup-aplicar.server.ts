import { actor } from "~/services/actor.server";
import { type OwnConnection, withOwnTransaction } from "~/services/db/own.server";
import type { Columna, Fila } from "~/services/db/values.server";
import type { Abierto } from "./backup-abrir.server";
import type { Lugar } from "./backup-archivos.server";
import { contenidoVersion } from "./backup-filas.server";
import type { TablaLista } from "./backup-listas.server";
import { filasDe } from "./backup-revisar.server";
import { reemplazadas, type Tabla } from "./backup-tablas";
import { toClave } from "./texto";

/** Somebody saved something after the state before was put into its backup. */
export class ContenidoMovido extends Error {
  override name = "ContenidoMovido";
}

export interface Aplicar {
  abierto: Abierto;
  listas: readonly TablaLista[];
  lugares: ReadonlyMap<number, Lugar>;
  /** The turn this is done in; it must not have passed to somebody else. */
  llave: string;
  /** Version of the public content that the backup of the state before has. */
  contenido_version: number;
  /** The session that goes on; all others end. */
  sesion: number | null;
  /** Name of the archive, for the audit trail. */
  archivo: string;
}

async function withRevision(own: OwnConnection): Promise<Tabla[]> {
  const found: Tabla[] = [];
  for (const tabla of reemplazadas)
    if ((await own.columns(tabla.nombre)).some(({ nombre }) => nombre === "revision")) found.push(tabla);
  return found;
}

function moved(fila: Fila, lugares: ReadonlyMap<number, Lugar>): Fila {
  return { ...fila, ...lugares.get(Number(fila.id)) };
}

async function replaceTablas(own: OwnConnection, { abierto, listas, lugares }: Aplicar): Promise<void> {
  for (const { nombre } of [...reemplazadas].reverse()) await own.run(`DELETE FROM "${nombre}"`);
  for (const lista of listas) {
    const { tabla, columnas } = lista;
    if (tabla.crece) continue;
    for await (const filas of filasDe(abierto, lista)) {
      const here = tabla.nombre === "medios" ? filas.map((fila) => moved(fila, lugares)) : filas;
      await own.insert(tabla.nombre, columnas, here);
    }
    if (tabla.clave === "id") await own.renumber(tabla.nombre);
  }
}

/** Adds the rows that are not there yet, under their own ids where those are free. */
async function growTabla(own: OwnConnection, abierto: Abierto, lista: TablaLista): Promise<void> {
  const { nombre, crece = [] } = lista.tabla;
  const aside = `llegan_${nombre}`;
  const names = (columnas: readonly Columna[]) => columnas.map((columna) => `"${columna.nombre}"`).join(", ");
  await own.run(`CREATE TEMP TABLE "${aside}" AS SELECT ${names(lista.columnas)} FROM "${nombre}" WHERE 1 = 0`);
  for await (const filas of filasDe(abierto, lista)) await own.insert(aside, lista.columnas, filas);
  const same = crece.map((columna) => `t."${columna}" IS NOT DISTINCT FROM n."${columna}"`).join(" AND ");
  await own.run(`DELETE FROM "${aside}" AS n WHERE EXISTS (SELECT 1 FROM "${nombre}" t WHERE ${same})`);
  const all = names(lista.columnas);
  const free = `n.id NOT IN (SELECT id FROM "${nombre}")`;
  await own.run(`INSERT INTO "${nombre}" (${all}) SELECT ${all} FROM "${aside}" n WHERE ${free} ORDER BY id`);
  await own.renumber(nombre);
  await own.run(`DELETE FROM "${aside}" AS n WHERE EXISTS (SELECT 1 FROM "${nombre}" t WHERE ${same})`);
  const rest = names(lista.columnas.filter((columna) => columna.nombre !== "id"));
  await own.run(`INSERT INTO "${nombre}" (${rest}) SELECT ${rest} FROM "${aside}" ORDER BY id`);
}

/** Files whose rows are gone are deleted through the outbox, as ever; those that came back are not. */
async function leaveFiles(own: OwnConnection): Promise<void> {
  const json = `'{"almacen":"' || a.almacen || '","clave":"' || a.clave || '"}'`;
  await own.run(`INSERT INTO outbox (tipo, datos) SELECT 'borrar_archivo', ${json} FROM antes_medios a
    WHERE a.almacen <> 'externo' AND NOT EXISTS (SELECT 1 FROM medios m WHERE m.clave = a.clave)`);
}

async function recordRestore(own: OwnConnection, archivo: string): Promise<void> {
  const who = actor();
  const admin_nombre = who?.nombre ?? "Sistema";
  const fila = {
    ...{ admin_user_id: who?.id ?? null, admin_nombre, accion: "restaurar", entidad: "backups", entidad_id: "" },
    ...{ titulo: archivo, busqueda: toClave(`${archivo} ${admin_nombre}`), created_at: new Date().toISOString() },
  };
  const columnas = (await own.columns("auditoria")).filter(({ nombre }) => Object.hasOwn(fila, nombre));
  await own.insert("auditoria", columnas, [fila]);
}

/** Replaces the content by the archive's in one transaction: all of it, or nothing. Throws ContenidoMovido. */
export async function aplicar(todo: Aplicar): Promise<void> {
  const { abierto, listas, llave, contenido_version, sesion, archivo } = todo;
  await withOwnTransaction(async (own) => {
    await own.lock([...reemplazadas.map(({ nombre }) => nombre), "contenido_version"]);
    const [turn] = await own.run("SELECT estado FROM backup_trabajo WHERE id = 1 AND llave = ?", [llave]);
    if (!turn) throw new Error("The turn has passed to somebody else");
    if ((await contenidoVersion(own)) !== contenido_version) throw new ContenidoMovido();
    const locked = await withRevision(own);
    for (const { nombre, clave } of locked)
      await own.run(`CREATE TEMP TABLE "antes_${nombre}" AS SELECT "${clave}", revision FROM "${nombre}"`);
    await own.run("CREATE TEMP TABLE antes_medios AS SELECT almacen, clave FROM medios");
    await replaceTablas(own, todo);
    // An editor that was opened before must not save over what came back: its revision is past.
    for (const { nombre, clave } of locked)
      await own.run(`UPDATE "${nombre}" SET revision = 1 + CASE WHEN a.revision > "${nombre}".revision THEN a.revision ELSE "${nombre}".revision END
        FROM "antes_${nombre}" a WHERE a."${clave}" = "${nombre}"."${clave}"`);
    for (const lista of listas) if (lista.tabla.crece) await growTabla(own, abierto, lista);
    await leaveFiles(own);
    await own.run("UPDATE contenido_version SET version = version + 1 WHERE id = 1");
    await own.run("DELETE FROM admin_sessions WHERE id <> ?", [sesion ?? 0]);
    await own.run("DELETE FROM borradores");
    await recordRestore(own, archivo);
  });
}
