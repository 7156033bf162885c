import { db } from "~/services/db/client.server";
import { codigoPlano, productoBusqueda, vocabularyOf } from "./busqueda";
import type { Resultado, Valores } from "./productos-importar";
import { slugGiver } from "./productos-importar-slugs.server";
import { toClave } from "./texto";

type Nuevo = Extract<Resultado, { tipo: "crear" }>;
type Cambiado = Extract<Resultado, { tipo: "actualizar" }>;

/** Somebody changed what the plan rests on. */
export class Moved extends Error {
  override name = "Moved";
}

async function namesOf(filas: readonly (Nuevo | Cambiado)[]) {
  const subcategorias = await db.subcategoria.findMany({
    where: { id: { in: [...new Set(filas.map(({ value }) => value.subcategoria_id))] } },
    select: { id: true, categoria_id: true, nombre: true, categoria: { select: { nombre: true } } },
  });
  return new Map(subcategorias.map((row) => [row.id, row]));
}
type Names = Awaited<ReturnType<typeof namesOf>>;

function derived(codigo: string, value: Valores, names: Names) {
  const sub = names.get(value.subcategoria_id);
  if (!sub || sub.categoria_id !== value.categoria_id) throw new Moved();
  const { nombre } = value;
  const donde = { categoria: sub.categoria.nombre, subcategoria: sub.nombre };
  return { clave: toClave(nombre), busqueda: productoBusqueda({ codigo, nombre, ...donde }) };
}

/** All that is written, worked out before the transaction: on SQLite everybody waits while it is open. */
export async function prepare(resultados: readonly Resultado[]) {
  const nuevos = resultados.filter((one) => one.tipo === "crear");
  const cambiados = resultados.filter((one) => one.tipo === "actualizar");
  const names = await namesOf([...nuevos, ...cambiados]);
  const slugs = await slugGiver(nuevos, cambiados);
  const updates = cambiados.map((one) => ({ ...one, ...derived(one.codigo, one.value, names), ...slugs.ofOld(one) }));
  const rows = nuevos.map(({ codigo, value }) => ({
    ...value,
    ...derived(codigo, value, names),
    codigo,
    codigo_clave: toClave(codigo),
    codigo_plano: codigoPlano(codigo),
    slug: slugs.ofNew(value),
  }));
  const palabras = vocabularyOf(...[...nuevos, ...cambiados].map(({ value }) => value.nombre));
  return { rows, updates, palabras, ids: [...names.keys()] };
}
export type Listo = Awaited<ReturnType<typeof prepare>>;
