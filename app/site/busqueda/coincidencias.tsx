import { toSearchQuery } from "~/domain/catalogo/search";
import { categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { marcaHref } from "~/domain/vehiculos/hrefs";
import { words } from "~/domain/kernel/text";
import { ChipLink } from "~/ui/chip";
import { useSitio } from "~/site/frame/sitio";
import { buttonGroup } from "~/ui/button";

const MOST = 8;

interface CoincidenciasProps {
  q: string;
  /** The make that the search names, where it names no line. */
  marca: { nombre: string; slug: string } | null;
}

/** Categories and subcategories whose name matches the search, and the make that it names. */
export function Coincidencias({ q, marca }: CoincidenciasProps) {
  const { categorias } = useSitio();
  const raices = toSearchQuery(q)?.raices ?? [];
  const named = (nombre: string) => {
    const own = words(nombre);
    return raices.length > 0 && raices.every((raiz) => own.some((word) => word.startsWith(raiz)));
  };
  const places = categorias.flatMap((categoria) => [
    ...(named(categoria.nombre) ? [{ nombre: categoria.nombre, href: categoriaHref(categoria) }] : []),
    ...categoria.subcategorias
      .filter(({ nombre }) => named(nombre))
      .map((sub) => ({ nombre: `${categoria.nombre} › ${sub.nombre}`, href: subcategoriaHref(categoria, sub) })),
  ]);
  const found = [...(marca ? [{ nombre: `Vehículos › ${marca.nombre}`, href: marcaHref(marca) }] : []), ...places];
  if (found.length === 0) return null;
  return (
    <ul className={buttonGroup}>
      {found.slice(0, MOST).map(({ nombre, href }) => (
        <li key={href}>
          <ChipLink href={href}>{nombre}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
