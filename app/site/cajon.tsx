import { ChevronDown } from "lucide-react";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";
import { useSitio } from "./sitio";

/** The catalogue inside the drawer: all of it, each category, and in each its subcategories. */
export function DrawerCatalogo({ nombre }: { nombre: string }) {
  const { categorias } = useSitio();
  return (
    <details>
      <summary>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <ul>
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
      </ul>
    </details>
  );
}
