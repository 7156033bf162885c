import { toClave } from "../../../app/domain/kernel/text";
import { readMedida } from "../../../app/domain/medidas/medidas";
import { db } from "../site/site";

interface NewAtributo {
  nombre?: string;
  unidad?: string;
  tipo?: string;
  opciones?: string;
  en_tabla?: boolean;
  es_filtro?: boolean;
}

/** Gives a subcategory an attribute, behind those it has: "Largo (mm)", a number, by default. */
export async function createAtributo(subcategoria: { id: number }, given: NewAtributo = {}) {
  const subcategoria_id = subcategoria.id;
  const orden = 1 + (await db.atributo.count({ where: { subcategoria_id } }));
  const data = { nombre: "Largo", unidad: "mm", tipo: "numero", opciones: "", es_filtro: true, ...given };
  return db.atributo.create({ data: { ...data, clave: toClave(data.nombre), subcategoria_id, orden } });
}
export type Atributo = Awaited<ReturnType<typeof createAtributo>>;

/** Gives a product a measure as it would be typed. */
export async function createMedida(producto: { id: number }, atributo: Atributo, typed: string) {
  const valor = readMedida(atributo, typed);
  if (valor === null || typeof valor === "string") throw new Error(`${typed} is no ${atributo.nombre}`);
  return db.medida.create({ data: { producto_id: producto.id, atributo_id: atributo.id, ...valor } });
}

/** The measures of a product, as lines. */
export async function medidasOf(producto_id: number): Promise<string[]> {
  const select = { texto: true, numero: true, atributo: { select: { nombre: true, subcategoria_id: true } } } as const;
  const rows = await db.medida.findMany({ where: { producto_id }, orderBy: { atributo: { orden: "asc" } }, select });
  return rows.map(({ texto, numero, atributo }) => [atributo.nombre, texto, numero ?? ""].join(" ").trim());
}
