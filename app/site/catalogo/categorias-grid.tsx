import { categoriaHref } from "~/domain/catalogo/hrefs";
import { Dibujo, dibujoDe } from "./dibujo";
import { Ficha, FichaGrid } from "./ficha";
import { GridFiller } from "~/site/frame/relleno";

interface Categoria {
  fija_id: string | null;
  nombre: string;
  slug: string;
  descripcion: string;
}

/** The categories as a grid of numbered drawings. */
export function CategoriasGrid({ categorias }: { categorias: readonly Categoria[] }) {
  return (
    <FichaGrid>
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
      <GridFiller cells={categorias.length} />
    </FichaGrid>
  );
}
