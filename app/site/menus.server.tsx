import { ArrowRight, ChevronDown } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CategoriaLeida } from "~/domain/catalogo-secciones.server";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";

interface Secciones {
  categorias: readonly CategoriaLeida[];
}

function Columnas({ categorias }: Secciones) {
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

function Ramas({ categorias }: Secciones) {
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

const made = new WeakMap<readonly CategoriaLeida[], { mega: string; cajon: string }>();

/** The catalogue as the menu and the drawer of every page show it: the same on all of them, so it is rendered once. */
export function menusOf(categorias: readonly CategoriaLeida[]) {
  const menus = made.get(categorias) ?? {
    mega: renderToStaticMarkup(<Columnas categorias={categorias} />),
    cajon: renderToStaticMarkup(<Ramas categorias={categorias} />),
  };
  made.set(categorias, menus);
  return menus;
}
