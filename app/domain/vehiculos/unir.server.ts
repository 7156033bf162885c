import type { Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { AT_ONCE_APLICACIONES, beginAfter } from "~/domain/catalogo/pendientes/pendientes.server";
import { rememberSlug } from "~/domain/catalogo/slugs.server";
import { changeContent } from "~/domain/kernel/change.server";
import { recordChange } from "~/domain/kernel/history.server";
import { FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { countOf, toClave } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";
import { lineas } from "./marcas.server";
import { aliasOf, clavesOf } from "./names";
import { nombreDeLinea } from "./vehiculos";
import { ALIAS_MAX } from "./schemas/vehiculos";

/** Of how many products the applications go to the other line in one statement. */
const BATCH = 500;

interface Llamada {
  nombre: string;
  alias: string;
}

/** The names of a line that another one takes over, as many as fit; none that a third one of its make has. `sobran` are those. */
function aliasWith(destino: Llamada, names: readonly string[], others: readonly Llamada[]) {
  const [own, taken] = [clavesOf(destino), others.flatMap(clavesOf)];
  const all = [...aliasOf(destino.alias)];
  const sobran: string[] = [];
  for (const name of names.filter((one) => !own.includes(toClave(one))))
    if (!taken.includes(toClave(name)) && [...all, name].join(", ").length <= ALIAS_MAX) all.push(name);
    else sobran.push(name);
  return { alias: all.join(", "), sobran };
}

/** What becomes of the names of a line in another one. */
async function namesIn(
  tx: Tx,
  id: number,
  origen: Llamada,
  destino_id: number,
  destino: Llamada & { marca_id: number },
) {
  const others = await tx.linea.findMany({
    where: { marca_id: destino.marca_id, id: { notIn: [id, destino_id] } },
    select: { nombre: true, alias: true },
  });
  return aliasWith(destino, [origen.nombre, ...aliasOf(origen.alias)], others);
}

/** Deletes applications that say the same twice of one product, after two lines became one. */
async function dropRepeated(tx: Tx, linea_id: number, producto_ids: readonly number[]): Promise<void> {
  const rows = await tx.aplicacion.findMany({
    where: { linea_id, producto_id: { in: [...producto_ids] } },
    orderBy: [{ producto_id: "asc" }, { orden: "asc" }],
  });
  const seen = new Set<string>();
  const repeated = rows.filter(({ id: _, orden: __, ...said }) => {
    const key = JSON.stringify(said);
    return seen.has(key) || !seen.add(key);
  });
  await writer(tx).aplicacion.deleteMany({ where: { id: { in: repeated.map(({ id }) => id) } } });
}

/** Gives the applications of the first `most` products of a line to another one. Returns how many: fewer were all. */
async function moveAplicaciones(tx: Tx, id: number, destino_id: number, most: number): Promise<number> {
  const rows = await tx.$queryRaw<{ producto_id: number }[]>(
    sql`SELECT DISTINCT producto_id FROM aplicaciones WHERE linea_id = ${id} ORDER BY producto_id LIMIT ${most}`,
  );
  const ids = rows.map(({ producto_id }) => producto_id);
  await writer(tx).producto.updateMany({ where: { id: { in: ids } }, data: { revision: { increment: 1 } } });
  await writer(tx).aplicacion.updateMany({
    where: { linea_id: id, producto_id: { in: ids } },
    data: { linea_id: destino_id },
  });
  await dropRepeated(tx, destino_id, ids);
  return ids.length;
}

/** Deletes a line that has no applications any more; another one takes its names and its address. */
async function replaceLinea(tx: Tx, id: number, destino_id: number): Promise<void> {
  const [origen, destino] = await Promise.all([id, destino_id].map((one) => lineaOf(tx, one)));
  if (!origen || !destino) throw new NotFound();
  await writer(tx).historialSlug.updateMany({ where: { linea_id: id }, data: { linea_id: destino_id } });
  await lineas.erase(tx, id);
  const { alias } = await namesIn(tx, id, origen, destino_id, destino);
  await lineas.assign(tx, [destino_id], { alias });
  const owner = { tipo: "linea", linea_id: destino_id } as const;
  const from = { padre_id: origen.marca_id, slug: origen.slug };
  await rememberSlug(tx, owner, from, { padre_id: destino.marca_id, slug: destino.slug });
}

/** Does the next batch of a union that was left for later; the last one ends it. Returns how many products it had. */
export async function joinBatch(tx: Tx, linea_id: number, most: number): Promise<number> {
  const union = await tx.unionDeLineas.findUnique({ where: { linea_id } });
  if (!union) return 0;
  const done = await moveAplicaciones(tx, linea_id, union.destino_id, most);
  if (done < most) await replaceLinea(tx, linea_id, union.destino_id);
  return done;
}

async function lineaOf(tx: Tx, id: number) {
  const select = { nombre: true, alias: true, slug: true, marca_id: true, marca: true } as const;
  return tx.linea.findUnique({ where: { id }, select });
}

const nombreDe = { select: { nombre: true, marca: { select: { nombre: true } } } } as const;

/** The union under way from a line, or into it; null when there is none. */
export async function findUnion(tx: Pick<Tx, "unionDeLineas">, id: number) {
  const where = { OR: [{ linea_id: id }, { destino_id: id }] };
  return tx.unionDeLineas.findFirst({ where, include: { linea: nombreDe, destino: nombreDe } });
}

/** How many applications go to the line of this name; `after`: from now on, in batches. */
interface Joined {
  movidas: number;
  destino: string;
  /** The names that it does not take over. */
  sobran: readonly string[];
  after: boolean;
}

/**
 * Joins a line with another one, which takes its applications, its names and its address (301); the line is gone
 * afterwards. Very many applications go after the answer. Throws NotFound and FieldRefusal.
 */
export async function joinLineas(id: number, destino_id: number): Promise<Joined> {
  return changeContent(async (tx) => {
    const [origen, destino] = await Promise.all([id, destino_id].map((one) => lineaOf(tx, one)));
    if (!origen) throw new NotFound();
    // What goes on to a third one would take these along, and what still comes here would lose its line.
    const under = (await findUnion(tx, id)) ?? (await tx.unionDeLineas.findUnique({ where: { linea_id: destino_id } }));
    if (!destino || id === destino_id || under) throw new FieldRefusal("destino_id", "Elija otra línea");
    const { sobran } = await namesIn(tx, id, origen, destino_id, destino);
    const movidas = await tx.aplicacion.count({ where: { linea_id: id } });
    await recordChange(tx, {
      accion: "unir",
      entidad: lineas.name,
      entidad_id: String(destino_id),
      titulo: countOf(movidas, "aplicación", "aplicaciones"),
      antes: { linea: nombreDeLinea(origen) },
      despues: { linea: nombreDeLinea(destino) },
    });
    const after = movidas > AT_ONCE_APLICACIONES;
    if (after) {
      await tx.unionDeLineas.create({ data: { linea_id: id, destino_id } });
      beginAfter(tx);
    } else {
      for (let done = BATCH; done === BATCH;) done = await moveAplicaciones(tx, id, destino_id, BATCH);
      await replaceLinea(tx, id, destino_id);
    }
    return { movidas, destino: nombreDeLinea(destino), sobran, after };
  });
}
