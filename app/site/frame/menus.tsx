import { ArrowRight, ChevronDown } from "lucide-react";
import type { CategoriaLeida } from "~/domain/catalogo/sections.server";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { Icon } from "~/ui/icon";

interface Secciones {
  categorias: readonly CategoriaLeida[];
}

/** The catalogue in the menu of wide screens: one column per category. */
export function Columnas({ categorias }: Secciones) {
  return (
    <div className="wrap cols">
      {categorias.map((categoria) => (
        <div key={categoria.id}>
          <p className="mega-cab">
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
        <p className="mega-cab">
          <a href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
    </div>
  );
}

/** The catalogue in the drawer of narrow screens: a link to all of it, then each category with its subcategories. */
export function Ramas({ categorias }: Secciones) {
  return (
    <>
      <li>
        <a href={catalogoHref}>Ver todas las categorías</a>
      </li>
      {categorias.map((categoria) => (
        <li key={categoria.id}>
          <details className="rama">
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
