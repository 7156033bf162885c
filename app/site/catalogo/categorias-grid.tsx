import { categoriaHref } from "~/domain/catalogo/hrefs";
import { Dibujo } from "~/site/dibujo/dibujo";
import { Ficha, FichaGrid } from "./ficha";
import { type Medio, MedioView } from "~/site/frame/medio";
import { GridFiller } from "~/site/frame/relleno";

interface Categoria {
  nombre: string;
  /** Empty where there is no page of it. */
  slug: string;
  descripcion: string;
  dibujo: string;
  /** Shown in the place of the drawing. */
  foto: Medio | null;
}

interface CategoriasGridProps {
  categorias: readonly Categoria[];
  /** True on the catalogue's own page. */
  whole?: boolean;
}

/** The categories as a grid of numbered drawings, or pictures. */
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
          figura={
            categoria.foto ? (
              <MedioView medio={categoria.foto} dibujo={categoria.dibujo} nombre={null} tamano="ficha" />
            ) : (
              <Dibujo vista="tarjeta" nombre={categoria.dibujo} rotulo={categoria.nombre} />
            )
          }
        />
      ))}
      <GridFiller cells={categorias.length} whole={whole} />
    </FichaGrid>
  );
}
