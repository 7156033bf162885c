import { getNosotros } from "~/domain/paginas/nosotros.server";
import { Cabeza } from "~/site/frame/cabeza";
import { Cotas } from "~/site/home/cotas";
import { Dibujo } from "~/site/dibujo/dibujo";
import { MedioView } from "~/site/frame/medio";
import { Migas } from "~/site/frame/migas";
import { Historia, Tarjetas, Valores } from "~/site/home/nosotros";
import { HeadColumns, Heading, PageHead } from "~/site/frame/page-head";
import { ServerOnly } from "~/site/frame/server-only";
import { useSitio } from "~/site/frame/sitio";
import type { Route } from "./+types/nosotros";

export async function loader() {
  return new ServerOnly(await getNosotros());
}

export default function Nosotros({ loaderData }: Route.ComponentProps) {
  const { secciones, valores, estadisticas, imagenes } = loaderData.value;
  const { ajustes } = useSitio();
  const [imagen] = imagenes;
  const cards = secciones.filter(({ tipo }) => tipo === "mision" || tipo === "vision");
  const historias = secciones.filter(({ tipo }) => tipo === "historia");
  const others = secciones.filter(({ tipo }) => tipo === "compromiso" || tipo === "otro");
  return (
    <>
      <Cabeza
        titulo="Nosotros"
        descripcion={cards[0]?.contenido ?? ajustes.lema}
        canonica="/nosotros"
        imagen={imagen?.medio}
      />
      <Migas actual="Nosotros" />
      <PageHead dark>
        <HeadColumns
          texts={
            <>
              <Heading>{imagen?.titulo || "Nosotros"}</Heading>
              <p className="lead">{imagen?.descripcion || ajustes.lema}</p>
            </>
          }
        >
          <div className="relative grid min-h-64 place-items-center overflow-hidden border border-tinta-700 [&_:is(img,video,svg)]:absolute [&_:is(img,video,svg)]:inset-0 [&_:is(img,video,svg)]:size-full [&_img]:object-cover">
            {imagen ? (
              <MedioView
                medio={imagen.medio}
                dibujo="portaequipaje"
                nombre={imagen.titulo}
                tamano="pagina"
                foco={imagen.foco}
                primero
              />
            ) : (
              <Dibujo nombre="tapa-rin" vista="oscuro" />
            )}
          </div>
        </HeadColumns>
      </PageHead>
      {cards.length > 0 && <Tarjetas secciones={cards} />}
      {[...historias, ...others].map((seccion) => (
        <Historia key={seccion.id} seccion={seccion} />
      ))}
      {valores.length > 0 && <Valores valores={valores} />}
      {estadisticas.length > 0 && (
        <section
          className="seccion al-llegar-166 lg:al-llegar-46 border-t border-tinta-950 bg-papel"
          aria-label="Cifras"
        >
          <div className="wrap">
            <Cotas cotas={estadisticas.map(({ titulo, descripcion }) => ({ cifra: titulo, titulo: descripcion }))} />
          </div>
        </section>
      )}
    </>
  );
}
