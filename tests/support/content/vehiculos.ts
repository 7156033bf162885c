import { slugify, toClave } from "../../../app/domain/kernel/text";
import { db } from "../site/site";

let serial = 0;

/** A name that no other row of this test file has; letters only, so that no year or code is read in it. */
function unique(word: string): string {
  serial += 1;
  return `${word}${String.fromCharCode(97 + Math.floor(serial / 26), 97 + (serial % 26))}q`;
}

/** Creates a make, with a unique name by default. */
export async function createMarca(nombre = unique("Marcavel")) {
  return db.marca.create({ data: { nombre, clave: toClave(nombre), slug: slugify(nombre) } });
}

interface NewLinea {
  nombre?: string;
  alias?: string;
  marca?: { id: number };
}

/** Creates a line, of a new make by default; returns it with its make and its address on the site as `href`. */
export async function createLinea({ nombre = unique("Lineal"), alias = "", marca }: NewLinea = {}) {
  const marca_id = (marca ?? (await createMarca())).id;
  const data = { nombre, alias, marca_id, clave: toClave(nombre), slug: slugify(nombre) };
  const linea = await db.linea.create({ data, include: { marca: true } });
  return { ...linea, href: `/vehiculos/${linea.marca.slug}/${linea.slug}` };
}

interface NewAplicacion {
  desde?: number;
  hasta?: number | null;
  posicion?: string;
  motor?: string;
  nota?: string;
}

/** Gives a product an application, behind those it has. */
export async function createAplicacion(producto: { id: number }, linea: { id: number }, given: NewAplicacion = {}) {
  const producto_id = producto.id;
  const orden = 1 + (await db.aplicacion.count({ where: { producto_id } }));
  const anos = { desde: 2012, hasta: 2020 };
  return db.aplicacion.create({ data: { producto_id, linea_id: linea.id, orden, ...anos, ...given } });
}
