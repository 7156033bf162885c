import { chance, pickOne, seededAzar, type Azar } from "./azar";
import { apportion, capacityOf, fill, pickCombinaciones, type Combinacion } from "./combinaciones";
import type { ProductoDemo, SeedCategoria, SeedProducto, SeedSubcategoria } from "./tipos";

/** Default number of products: the sum of `cantidad` over the subcategories. */
export const PRODUCTOS_DEMO = 1284;

const NOTA_VEHICULO = "Confirme el modelo y el año antes de pedir.";

interface Plaza {
  categoria: SeedCategoria;
  subcategoria: SeedSubcategoria;
}

/**
 * Demo products, the same on every call, a list for each subcategory. Codes are unique ignoring case, names unique in
 * their subcategory.
 */
export function* productosPorSubcategoria(categorias: readonly SeedCategoria[], total: number) {
  const plazas = categorias.flatMap((categoria) =>
    categoria.subcategorias.map((subcategoria): Plaza => ({ categoria, subcategoria })),
  );
  const counts = apportion(
    total,
    plazas.map(({ subcategoria }) => subcategoria.cantidad),
    plazas.map(({ subcategoria }) => (subcategoria.inmutable ? subcategoria.cantidad : Infinity)),
  );
  const taken = new Set(
    plazas.flatMap(({ subcategoria }) => subcategoria.fijos.map(({ codigo }) => codigo.toUpperCase())),
  );
  for (const [i, plaza] of plazas.entries()) yield productosOf(plaza, counts[i] ?? 0, taken);
}

/** All of them in one list. */
export function productosDemo(categorias: readonly SeedCategoria[], total: number): SeedProducto[] {
  return [...productosPorSubcategoria(categorias, total)].flat();
}

function productosOf({ categoria, subcategoria }: Plaza, count: number, taken: Set<string>): SeedProducto[] {
  const azar = seededAzar(`${subcategoria.prefijo}/${subcategoria.nombre}`);
  const productos = subcategoria.fijos.slice(0, count);
  const used = new Set(productos.map(({ nombre }) => nombre.toLowerCase()));
  const nextCodigo = codigosOf(subcategoria, azar, taken);
  for (const combinacion of combinacionesOf(subcategoria, count - productos.length, azar, used)) {
    productos.push(productoOf(categoria, combinacion, nextCodigo(), azar));
  }
  const place = { categoria: categoria.fija_id, subcategoria: subcategoria.nombre };
  return productos.map((producto) => ({ ...producto, ...place }));
}

/** Combinations for `count` products. When they run out, further rounds repeat them with ", serie 2", ", serie 3" … */
function combinacionesOf(subcategoria: SeedSubcategoria, count: number, azar: Azar, used: Set<string>): Combinacion[] {
  const { series } = subcategoria;
  const weights = series.map(({ peso }) => peso);
  const found: Combinacion[] = [];
  for (let round = 1; found.length < count && series.length > 0; round += 1) {
    const suffix = round === 1 ? "" : `, serie ${round}`;
    const shares = apportion(count - found.length, weights, series.map(capacityOf));
    for (const [i, serie] of series.entries()) {
      for (const one of pickCombinaciones(serie, shares[i] ?? 0, suffix, azar(), used)) found.push(one);
    }
  }
  return found;
}

/** Generates ascending codes with gaps, as in a real list: GL-4001, GL-4002, GL-4005. */
function codigosOf(subcategoria: SeedSubcategoria, azar: Azar, taken: ReadonlySet<string>): () => string {
  let number = subcategoria.inicio - 1;
  return function next(): string {
    number += chance(azar, 0.25) ? 2 + Math.floor(azar() * 2) : 1;
    const codigo = `${subcategoria.prefijo}-${String(number).padStart(4, "0")}`;
    return taken.has(codigo) ? next() : codigo;
  };
}

function productoOf(categoria: SeedCategoria, combinacion: Combinacion, codigo: string, azar: Azar): ProductoDemo {
  const { serie, nombre } = combinacion;
  const visible = !chance(azar, 0.03);
  const descripcion = descripcionOf(categoria, combinacion, azar);
  const medio = chance(azar, 0.7) && serie.medioSi.test(nombre) ? pickOne(azar, serie.medios) : undefined;
  return { codigo, nombre, descripcion, visible, medio: medio ?? "" };
}

function descripcionOf(categoria: SeedCategoria, { serie, valores }: Combinacion, azar: Azar): string {
  if (chance(azar, 0.3)) return "";
  const main = fill(pickOne(azar, serie.descripciones) ?? "", valores);
  const notes = valores.has("veh") ? [...categoria.notas, NOTA_VEHICULO] : categoria.notas;
  const note = chance(azar, 0.35) ? pickOne(azar, notes) : undefined;
  return note === undefined ? main : `${main} ${note}`;
}
