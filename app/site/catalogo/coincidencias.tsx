import { toSearchQuery } from "~/domain/catalogo/search";
import { categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { words } from "~/domain/kernel/text";
import { ChipLink } from "~/ui/chip";
import { useSitio } from "~/site/frame/sitio";
import { buttonGroup } from "~/ui/button";

const MOST = 8;

/** Categories and subcategories whose name matches the search. */
export function Coincidencias({ q }: { q: string }) {
  const { categorias } = useSitio();
  const raices = toSearchQuery(q)?.raices ?? [];
  const named = (nombre: string) => {
    const own = words(nombre);
    return raices.length > 0 && raices.every((raiz) => own.some((word) => word.startsWith(raiz)));
  };
  const found = categorias.flatMap((categoria) => [
    ...(named(categoria.nombre) ? [{ nombre: categoria.nombre, href: categoriaHref(categoria) }] : []),
    ...categoria.subcategorias
      .filter(({ nombre }) => named(nombre))
      .map((sub) => ({ nombre: `${categoria.nombre} › ${sub.nombre}`, href: subcategoriaHref(categoria, sub) })),
  ]);
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
