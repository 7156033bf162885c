interface WithSlug {
  slug: string;
}

export const vehiculosHref = "/vehiculos";
/** What stands in the address of a line for the products that fit every vehicle. */
export const UNIVERSALES = "universales";

/** Address of a make's page. */
export function marcaHref(marca: WithSlug): string {
  return `${vehiculosHref}/${marca.slug}`;
}

/** Address of a line's page, to which the addresses of its years are canonical. */
export function lineaHref(marca: WithSlug, linea: WithSlug): string {
  return `${marcaHref(marca)}/${linea.slug}`;
}

/** Address of the file with all makes, lines and years. */
export const datosHref = "/vehiculos.json";
