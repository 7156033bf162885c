import type { Tx } from "~/services/db/client.server";
import { rememberSlug, requireSlug } from "~/domain/catalogo/slugs.server";
import { entity } from "~/domain/kernel/entity.server";
import { FieldRefusal, Refusal } from "~/domain/kernel/refusal";
import { countOf, formatNumber, toClave } from "~/domain/kernel/text";
import { clavesOf, namesOf } from "./names";
import { limites, lineasWords, marcasWords } from "./vehiculos";
import { type LineaEdit, LineaSchema, type MarcaEdit, MarcaSchema } from "./schemas/vehiculos";

interface Otra {
  nombre: string;
  alias: string;
  slug: string;
}

/**
 * Another row that has the name or the address of a make or a line, and one that has one of its other names, with this
 * name as it was typed.
 */
function takenBy(others: readonly Otra[], value: { nombre: string; alias: string }) {
  const named = (name: string) => others.find((one) => clavesOf(one).includes(toClave(name)));
  const [, ...alias] = namesOf(value);
  const [taken] = alias.flatMap((name) => (named(name) ? [{ name, nombre: named(name)?.nombre }] : []));
  return { nombre: named(value.nombre) ?? others.find(({ slug }) => slug === requireSlug(value.nombre)), alias: taken };
}

const otros = { nombre: true, alias: true, slug: true } as const;

/** Key and slug of a make. Throws FieldRefusal when another one has its names or address, Refusal when there are too many. */
async function keysOfMarca(tx: Tx, value: MarcaEdit, id: number | undefined) {
  const keys = { clave: toClave(value.nombre), slug: requireSlug(value.nombre) };
  const taken = takenBy(await tx.marca.findMany({ where: { id: { not: id } }, select: otros }), value);
  if (taken.nombre) throw new FieldRefusal("nombre", `Ya existe la marca «${taken.nombre.nombre}»`);
  if (taken.alias)
    throw new FieldRefusal("alias", `La marca «${taken.alias.nombre}» ya se llama «${taken.alias.name}»`);
  if (id === undefined && (await tx.marca.count()) >= limites.marcas)
    throw new Refusal(`Ya hay ${limites.marcas} marcas: elimine las que no use`);
  return keys;
}

/** The makes of vehicles. A new name changes the address, and the old one answers 301. */
export const marcas = entity({
  name: "marcas",
  one: "Marca",
  stored: { table: "marcas", title: "Marcas de vehículos" },
  schema: MarcaSchema,
  words: marcasWords,
  table: (tx) => tx.marca,
  title: (row) => row.nombre,
  derive: async (tx, value, { before }) => ({ ...value, ...(await keysOfMarca(tx, value, before?.id)) }),
  saved: async (tx, { id: marca_id, stored, before }) => {
    const from = before && { padre_id: 0, slug: before.slug };
    await rememberSlug(tx, { tipo: "marca", marca_id }, from, { padre_id: 0, slug: stored.slug });
  },
  beforeRemove: async (tx, { id: marca_id }) => {
    const lineas = await tx.linea.count({ where: { marca_id } });
    if (lineas > 0) throw new Refusal(`La marca tiene ${countOf(lineas, "línea", "líneas")}`);
  },
});

/** Throws FieldRefusal when another line of the make has one of the names of this one. */
async function requireFree(tx: Tx, value: LineaEdit, id: number | undefined): Promise<void> {
  const where = { marca_id: value.marca_id, id: { not: id } };
  const { nombre, alias } = takenBy(await tx.linea.findMany({ where, select: otros }), value);
  if (nombre) throw new FieldRefusal("nombre", `La marca ya tiene la línea «${nombre.nombre}»`);
  if (alias)
    throw new FieldRefusal("alias", `La línea «${alias.nombre}» de la misma marca ya se llama «${alias.name}»`);
}

async function keysOfLinea(tx: Tx, value: LineaEdit, id: number | undefined) {
  const marca = await tx.marca.findUnique({ where: { id: value.marca_id }, select: { id: true } });
  if (!marca) throw new FieldRefusal("marca_id", "La marca es requerida");
  await requireFree(tx, value, id);
  if (id === undefined && (await tx.linea.count()) >= limites.lineas)
    throw new Refusal(`Ya hay ${formatNumber(limites.lineas)} líneas: una o elimine las que no use`);
  return { clave: toClave(value.nombre), slug: requireSlug(value.nombre) };
}

/** The lines of the makes. A new name or make changes the address, and the old one answers 301. */
export const lineas = entity({
  name: "lineas",
  one: "Línea",
  stored: { table: "lineas", title: "Líneas de vehículos" },
  schema: LineaSchema,
  words: lineasWords,
  table: (tx) => tx.linea,
  title: (row) => row.nombre,
  derive: async (tx, value, { before }) => ({ ...value, ...(await keysOfLinea(tx, value, before?.id)) }),
  saved: async (tx, { id: linea_id, value: { marca_id }, stored, before }) => {
    const from = before && { padre_id: before.marca_id, slug: before.slug };
    await rememberSlug(tx, { tipo: "linea", linea_id }, from, { padre_id: marca_id, slug: stored.slug });
  },
  beforeRemove: async (tx, { id: linea_id }) => {
    const aplicaciones = await tx.aplicacion.count({ where: { linea_id } });
    if (aplicaciones > 0) throw new Refusal(`La línea tiene ${countOf(aplicaciones, "aplicación", "aplicaciones")}`);
    if ((await tx.unionDeLineas.count({ where: { destino_id: linea_id } })) > 0)
      throw new Refusal("Están llegando las aplicaciones de otra línea");
  },
  snapshot: (tx, ids) => {
    const select = { id: true, nombre: true, alias: true, slug: true, marca: { select: { nombre: true } } } as const;
    return tx.linea.findMany({ where: { id: { in: ids } }, select });
  },
});
