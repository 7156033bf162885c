import { ArrowRight, ChevronDown } from "lucide-react";
import type { CategoriaLeida } from "~/domain/catalogo/sections.server";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

interface Secciones {
  categorias: readonly CategoriaLeida[];
}

const cabeza = cx(
  "mb-1.5 flex items-center gap-2.5 border-b border-tinta-950 py-1.5 font-bold no-underline hover:text-minio-700",
);
const lista = cx("text-sm text-tinta-700 [&_a]:block [&_a]:py-1 [&_a]:no-underline [&_a]:hover:text-minio-700");

/** The catalogue in the menu of wide screens: one column per category. */
export function Columnas({ categorias }: Secciones) {
  return (
    <div className="wrap grid grid-cols-4 gap-x-10 gap-y-8">
      {categorias.map((categoria) => (
        <div key={categoria.id}>
          <p>
            <a className={cabeza} href={categoriaHref(categoria)}>
              {categoria.nombre}
            </a>
          </p>
          <ul className={lista}>
            {categoria.subcategorias.map((subcategoria) => (
              <li key={subcategoria.id}>
                <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <p>
          <a className={cabeza} href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
    </div>
  );
}

/** The list around `Ramas`: what stands deeper is smaller and further in. */
export const ramas = cx(
  "[&_details_details_ul_a]:pl-8 [&_details_ul]:font-normal [&_details_ul_:is(a,summary)]:min-h-11 [&_details_ul_:is(a,summary)]:pl-4",
);

/** The catalogue in the drawer of narrow screens: a link to all of it, then each category with its subcategories. */
export function Ramas({ categorias }: Secciones) {
  return (
    <>
      <li>
        <a href={catalogoHref}>Ver todas las categorías</a>
      </li>
      {categorias.map((categoria) => (
        <li key={categoria.id}>
          <details>
            <summary>
              {categoria.nombre} <Icon of={ChevronDown} />
            </summary>
            <ul>
              <li>
                <a href={categoriaHref(categoria)}>Todo en {categoria.nombre}</a>
              </li>
              {categoria.subcategorias.map((subcategoria) => (
                <li key={subcategoria.id}>
                  <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </>
  );
}
