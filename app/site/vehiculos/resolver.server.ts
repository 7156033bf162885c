import { rowLike } from "~/domain/vehiculos/names";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { sinLinea } from "~/domain/vehiculos/vehiculos";
import { findLinea, findLineaOfGone, findMarca } from "~/domain/vehiculos/publico.server";
import { notFoundResponse } from "~/site/frame/no-encontrado";

/** Finds the make of an address; throws 404 with a link to all makes. */
export async function resolveMarca(slug: string) {
  const found = await findMarca(slug);
  if (found) return found;
  throw noMarca();
}

function noMarca() {
  return notFoundResponse({
    titulo: "Marca no encontrada",
    detalle: "El catálogo no tiene una marca de vehículos con esa dirección.",
    enlaces: [{ nombre: "Ver todas las marcas", href: vehiculosHref }],
  });
}

/** Finds the line of an address; throws 404 with the line that may be meant, and a link to its make. */
export async function resolveLinea(marcaSlug: string, slug: string) {
  const owner = await findMarca(marcaSlug);
  const found = owner ? await findLinea(owner.marca, slug) : await findLineaOfGone(slug);
  if (found) return { ...found, moved: owner?.moved || found.moved };
  if (!owner) throw noMarca();
  const { marca } = owner;
  const text = slug.replaceAll("-", " ");
  const like = rowLike(marca.lineas, text);
  throw notFoundResponse({
    titulo: "Línea no encontrada",
    detalle: sinLinea(text, marca, like?.nombre),
    sugerencias: like ? [{ nombre: `${marca.nombre} ${like.nombre}`, href: lineaHref(marca, like) }] : [],
    enlaces: [{ nombre: `Ver ${marca.nombre}`, href: marcaHref(marca) }],
  });
}
