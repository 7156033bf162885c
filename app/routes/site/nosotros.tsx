import { getNosotros } from "~/domain/paginas/nosotros.server";
import { Cabeza } from "~/site/frame/cabeza";
import { Cotas } from "~/site/home/cotas";
import { Dibujo } from "~/site/catalogo/dibujo";
import { MedioView } from "~/site/frame/medio";
import { Migas } from "~/site/frame/migas";
import { Historia, Tarjetas, Valores } from "~/site/home/nosotros";
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
      <section className="cab-pag sobre-tinta">
        <div className="wrap rejilla">
          <div className="txt">
            <h1 className="h1">{imagen?.titulo || "Nosotros"}</h1>
            <p className="lead">{imagen?.descripcion || ajustes.lema}</p>
          </div>
          <div className={imagen ? "marco fotos" : "marco"}>
            {imagen ? (
              <MedioView medio={imagen.medio} dibujo="portaequipaje" tamano="pagina" primero />
            ) : (
              <Dibujo nombre="tapa-rin" />
            )}
          </div>
        </div>
      </section>
      {cards.length > 0 && <Tarjetas secciones={cards} />}
      {[...historias, ...others].map((seccion) => (
        <Historia key={seccion.id} seccion={seccion} />
      ))}
      {valores.length > 0 && <Valores valores={valores} />}
      {estadisticas.length > 0 && (
        <section className="seccion border-t border-tinta-950 bg-papel" aria-label="Cifras">
          <div className="wrap">
            <Cotas cotas={estadisticas.map(({ titulo, descripcion }) => ({ cifra: titulo, titulo: descripcion }))} />
          </div>
        </section>
      )}
    </>
  );
}
