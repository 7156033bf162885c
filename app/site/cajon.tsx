import { ChevronDown, Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { useSitio } from "./sitio";

/** The menu of narrow screens: a side drawer that opens without JavaScript. */
export function Drawer({ children }: { children: ReactNode }) {
  return (
    <details className="cajon">
      <summary>
        <span className="abrir">
          <Icon of={Menu} />
          Menú
        </span>
        <span className="cerrar">
          <Icon of={X} />
          Cerrar
        </span>
      </summary>
      <nav className="panel" aria-label="Principal, móvil">
        {children}
        <BotonPdf />
      </nav>
    </details>
  );
}

/** The catalogue inside the drawer: categories, and in each its subcategories. */
export function DrawerCatalogo({ nombre }: { nombre: string }) {
  const { categorias } = useSitio();
  return (
    <details>
      <summary>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <a href={catalogoHref}>Ver todas las categorías</a>
      {categorias.map((categoria) => (
        <details key={categoria.id} className="rama">
          <summary>
            {categoria.nombre} <Icon of={ChevronDown} />
          </summary>
          <a href={categoriaHref(categoria)}>Todo en {categoria.nombre}</a>
          {categoria.subcategorias.map((subcategoria) => (
            <a key={subcategoria.id} href={subcategoriaHref(categoria, subcategoria)}>
              {subcategoria.nombre}
            </a>
          ))}
        </details>
      ))}
    </details>
  );
}
