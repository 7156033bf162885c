import { ArrowRight, ChevronDown } from "lucide-react";
import type { CategoriaLeida } from "~/domain/catalogo/sections.server";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

interface Secciones {
  categorias: readonly CategoriaLeida[];
}

const columnas = cx(
  "grid grid-cols-4 gap-x-10 gap-y-8 [&_a]:no-underline [&_a]:hover:text-minio-700",
  "[&_p>a]:mb-[0.35rem] [&_p>a]:flex [&_p>a]:items-center [&_p>a]:gap-[0.6rem] [&_p>a]:border-b [&_p>a]:border-tinta-950 [&_p>a]:py-[0.35rem] [&_p>a]:text-base [&_p>a]:font-[680]",
  "[&_li>a]:block [&_li>a]:py-[0.2rem] [&_li>a]:text-[0.9375rem] [&_li>a]:text-tinta-700",
);

/** The catalogue in the menu of wide screens: one column per category. */
export function Columnas({ categorias }: Secciones) {
  return (
    <div className={cx("wrap", columnas)}>
      {categorias.map((categoria) => (
        <div key={categoria.id}>
          <p>
            <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
          </p>
          <ul>
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
          <a href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
    </div>
  );
}

/** The list around `Ramas`: what stands deeper is smaller and further in. */
export const ramas = cx(
  "[&_details_ul_:is(a,summary)]:min-h-11 [&_details_ul_:is(a,summary)]:pl-4 [&_details_ul_:is(a,summary)]:font-[450]",
  "[&_details_details_ul_a]:pl-8",
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
