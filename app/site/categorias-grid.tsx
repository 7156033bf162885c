import type { ReactNode } from "react";
import { categoriaHref } from "~/domain/rutas";
import { Dibujo, dibujoDe } from "./dibujo";
import { Ficha } from "./ficha";

interface Categoria {
  fija_id: string | null;
  nombre: string;
  slug: string;
  descripcion: string;
}

/** The categories as numbered drawings; `children` fills the cell after the last. */
export function CategoriasGrid({ categorias, children }: { categorias: readonly Categoria[]; children?: ReactNode }) {
  return (
    <div className="filetes">
      {categorias.map((categoria, index) => (
        <Ficha
          key={categoria.slug}
          href={categoriaHref(categoria)}
          titulo={categoria.nombre}
          nota={categoria.descripcion}
          numero={index + 1}
          figura={<Dibujo nombre={dibujoDe(categoria.fija_id)} recorte />}
        />
      ))}
      {children}
    </div>
  );
}
