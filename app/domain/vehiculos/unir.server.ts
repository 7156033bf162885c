import type { Tx } from "~/services/db/client.server";
import { rememberSlug } from "~/domain/catalogo/slugs.server";
import { changeContent } from "~/domain/kernel/change.server";
import { recordChange } from "~/domain/kernel/history.server";
import { FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { countOf, toClave } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";
import { lineas } from "./marcas.server";
import { aliasOf, clavesOf } from "./vehiculos";
import { ALIAS_MAX } from "./schemas/vehiculos";

const BATCH = 500;

/** The names of a line that another one takes over, as many as fit. */
function aliasWith(destino: { nombre: string; alias: string }, names: readonly string[]): string {
  const known = clavesOf(destino);
  const all = [...aliasOf(destino.alias)];
  for (const name of names)
    if (!known.includes(toClave(name)) && [...all, name].join(", ").length <= ALIAS_MAX) all.push(name);
  return all.join(", ");
}

/** Deletes applications that say the same twice of one product, after two lines became one. */
async function dropRepeated(tx: Tx, linea_id: number, producto_ids: readonly number[]): Promise<void> {
  for (let start = 0; start < producto_ids.length; start += BATCH) {
    const rows = await tx.aplicacion.findMany({
      where: { linea_id, producto_id: { in: producto_ids.slice(start, start + BATCH) } },
      orderBy: [{ producto_id: "asc" }, { orden: "asc" }],
    });
    const seen = new Set<string>();
    const repeated = rows.filter(({ id: _, orden: __, ...said }) => {
      const key = JSON.stringify(said);
      return seen.has(key) || !seen.add(key);
    });
    await writer(tx).aplicacion.deleteMany({ where: { id: { in: repeated.map(({ id }) => id) } } });
  }
}

/**
 * Joins a line with another one, which takes its applications, its names and its address (301); the line is gone
 * afterwards. Returns how many applications moved. Throws NotFound and FieldRefusal.
 */
export async function joinLineas(id: number, destino_id: number): Promise<{ movidas: number; destino: string }> {
  return changeContent(async (tx) => {
    const select = { id: true, nombre: true, alias: true, slug: true, marca_id: true, marca: true } as const;
    const origen = await tx.linea.findUnique({ where: { id }, select });
    if (!origen) throw new NotFound();
    const destino = await tx.linea.findUnique({ where: { id: destino_id }, select });
    if (!destino || id === destino_id) throw new FieldRefusal("destino_id", "Elija otra línea");
    const using = { aplicaciones: { some: { linea_id: id } } };
    const productos = await tx.producto.findMany({ where: using, select: { id: true } });
    await writer(tx).producto.updateMany({ where: using, data: { revision: { increment: 1 } } });
    const { count } = await writer(tx).aplicacion.updateMany({
      where: { linea_id: id },
      data: { linea_id: destino_id },
    });
    await dropRepeated(
      tx,
      destino_id,
      productos.map((row) => row.id),
    );
    await writer(tx).historialSlug.updateMany({ where: { linea_id: id }, data: { linea_id: destino_id } });
    await lineas.erase(tx, id);
    await lineas.assign(tx, [destino_id], { alias: aliasWith(destino, [origen.nombre, ...aliasOf(origen.alias)]) });
    const owner = { tipo: "linea", linea_id: destino_id } as const;
    const from = { padre_id: origen.marca_id, slug: origen.slug };
    await rememberSlug(tx, owner, from, { padre_id: destino.marca_id, slug: destino.slug });
    await recordChange(tx, {
      accion: "unir",
      entidad: lineas.name,
      entidad_id: String(destino_id),
      titulo: countOf(count, "aplicación", "aplicaciones"),
      antes: { linea: `${origen.marca.nombre} ${origen.nombre}` },
      despues: { linea: `${destino.marca.nombre} ${destino.nombre}` },
    });
    return { movidas: count, destino: `${destino.marca.nombre} ${destino.nombre}` };
  });
}
