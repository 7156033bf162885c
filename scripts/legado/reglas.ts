/** Checks rules across the rows of an export: unique names, references that exist. */
import { categoriasFijas } from "../../app/domain/paginas/home";
import { isReserved } from "../../app/domain/catalogo/reserved-addresses";
import { slugify, toClave } from "../../app/domain/kernel/text";
import type { Leido } from "./esquemas";
import type { Leida } from "./lector";

/** Key of a subcategory in an export: its category's name and its own. */
export function subClave(categoria: string, subcategoria: string): string {
  return `${toClave(categoria)} / ${toClave(subcategoria)}`;
}

function checkUnique<T>(
  { lector }: Leido,
  tabla: string,
  columna: string,
  filas: readonly Leida<T>[],
  keyOf: (value: T) => string,
): void {
  const first = new Map<string, number>();
  for (const { fila, valor } of filas) {
    const key = keyOf(valor);
    const before = first.get(key);
    if (before === undefined) first.set(key, fila);
    else lector.falla({ tabla, fila, columna, valor: key, mensaje: `ya está en la fila ${before}` });
  }
}

function checkSlugs(leido: Leido): void {
  const { lector, categorias, subcategorias, productos } = leido;
  const noSlug = "Escriba al menos una letra o un número";
  for (const { fila, valor } of categorias) {
    const slug = slugify(valor.nombre);
    const place = { tabla: "categorias_info", fila, columna: "nombre", valor: valor.nombre };
    if (slug === "") lector.falla({ ...place, mensaje: noSlug });
    else if (isReserved(slug)) lector.falla({ ...place, mensaje: `La dirección /${slug} es del sitio` });
  }
  for (const { fila, valor } of subcategorias)
    if (slugify(valor.slug || valor.nombre) === "")
      lector.falla({ tabla: "subcategorias", fila, columna: "slug", valor: valor.slug, mensaje: noSlug });
  for (const { fila, valor } of productos)
    if (slugify(valor.nombre) === "")
      lector.falla({ tabla: "productos", fila, columna: "nombre", valor: valor.nombre, mensaje: noSlug });
}

/** Checks rules across rows; adds to `lector.fallas`. */
export function comprobar(leido: Leido): void {
  const { lector, categorias, subcategorias, masImagenes, productos } = leido;
  checkUnique(leido, "categorias_info", "nombre", categorias, ({ nombre }) => slugify(nombre));
  checkUnique(leido, "subcategorias", "nombre", subcategorias, (row) => subClave(row.categoria, row.nombre));
  checkUnique(leido, "productos", "codigo", productos, ({ codigo }) => toClave(codigo));
  checkSlugs(leido);
  const categories = [...categoriasFijas, ...lector.textos(["categorias_info", "categorias"], "nombre")];
  const known = new Set(categories.map(({ nombre }) => toClave(nombre)));
  const rows = lector.textos(["subcategorias"], "categoria", "nombre");
  const subs = new Set(rows.map(({ categoria, nombre }) => subClave(categoria, nombre)));
  const names = new Set(rows.map(({ nombre }) => toClave(nombre)));
  for (const { fila, valor } of subcategorias)
    if (!known.has(toClave(valor.categoria)))
      lector.falla({
        tabla: "subcategorias",
        fila,
        columna: "categoria",
        valor: valor.categoria,
        mensaje: "no hay esa categoría",
      });
  for (const { fila, valor } of masImagenes)
    if (!names.has(toClave(valor.nombre)))
      lector.falla({
        tabla: "subcategorias_info",
        fila,
        columna: "nombre",
        valor: valor.nombre,
        mensaje: "no hay esa subcategoría",
      });
  for (const { fila, valor } of productos) {
    const { categoria, subcategoria } = valor;
    if (!known.has(toClave(categoria)))
      lector.falla({
        tabla: "productos",
        fila,
        columna: "categoria",
        valor: categoria,
        mensaje: "no hay esa categoría",
      });
    else if (!subs.has(subClave(categoria, subcategoria))) {
      const mensaje = `la categoría ${categoria} no tiene esa subcategoría`;
      lector.falla({ tabla: "productos", fila, columna: "subcategoria", valor: subcategoria, mensaje });
    }
  }
}
