import { categoriaHref } from "~/domain/catalogo/hrefs";
import { Dibujo, dibujoDe } from "./dibujo";
import { Ficha, FichaGrid } from "./ficha";
import { GridFiller } from "~/site/frame/relleno";

interface Categoria {
  fija_id: string | null;
  nombre: string;
  /** Empty where there is no page of it. */
  slug: string;
  descripcion: string;
}

interface CategoriasGridProps {
  categorias: readonly Categoria[];
  /** True on the catalogue's own page. */
  whole?: boolean;
}

/** The categories as a grid of numbered drawings. */
export function CategoriasGrid({ categorias, whole }: CategoriasGridProps) {
  return (
    <FichaGrid>
      {categorias.map((categoria, index) => (
        <Ficha
          key={categoria.nombre}
          href={categoria.slug ? categoriaHref(categoria) : undefined}
          titulo={categoria.nombre}
          nota={categoria.descripcion}
          numero={index + 1}
          figura={<Dibujo nombre={dibujoDe(categoria.fija_id)} recorte />}
        />
      ))}
      <GridFiller cells={categorias.length} whole={whole} />
    </FichaGrid>
  );
}
