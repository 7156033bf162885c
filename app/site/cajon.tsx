import { ChevronDown } from "lucide-react";
import { catalogoHref, categoriaHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";
import { useSitio } from "./sitio";

/** The catalogue inside the drawer: all of it, and each category. */
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
            <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
