import { firstPicture } from "~/domain/medios/medios";
import type { ReactNode } from "react";
import { Deslizador } from "~/site/home/deslizador";
import { Dibujo } from "~/site/dibujo/dibujo";
import { type Medio, MedioView } from "./medio";
import { HeadColumns, Heading, PageHead } from "./page-head";

interface CabeceraPaginaProps {
  titulo: string;
  descripcion: string;
  medios: readonly { medio: Medio }[];
  /** The category; its drawing is shown when there is no picture. */
  categoria: { nombre: string; dibujo: string };
  /** Above the title. */
  insignia?: ReactNode;
  children?: ReactNode;
}

/** Head of a category's or subcategory's page: text on one side, its pictures and videos on the other. */
export function CabeceraPagina({ titulo, descripcion, medios, categoria, insignia, children }: CabeceraPaginaProps) {
  const { dibujo } = categoria;
  const poster = firstPicture(medios);
  const photos = medios.length > 0;
  const laminas = photos
    ? medios.map(({ medio }, index) => ({
        vista: (
          <MedioView
            medio={medio}
            dibujo={dibujo}
            nombre={titulo}
            tamano="pagina"
            primero={index === 0}
            poster={poster}
          />
        ),
      }))
    : [
        {
          vista: <Dibujo nombre={dibujo} titulo={`Dibujo técnico: ${categoria.nombre}`} rotulo={categoria.nombre} />,
          titulo: categoria.nombre,
          texto: "Dibujo de referencia, sin escala",
        },
      ];
  return (
    <PageHead>
      <HeadColumns
        texts={
          <>
            {insignia}
            <Heading>{titulo}</Heading>
            {descripcion && <p className="lead">{descripcion}</p>}
            {children}
          </>
        }
      >
        <div className={photos ? "lamina" : "lamina lamina--cuadricula lamina--zonas"}>
          <Deslizador id="img" etiqueta={`Imágenes de ${titulo}`} laminas={laminas} place="head" photos={photos} />
        </div>
      </HeadColumns>
    </PageHead>
  );
}
