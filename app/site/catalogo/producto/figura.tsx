import { Image, Play } from "lucide";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { isVideo } from "~/domain/medios/medios";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { MedioView } from "~/site/frame/medio";
import { Deslizador } from "~/site/home/deslizador";
import { Dibujo } from "~/site/dibujo/dibujo";

const place = cx("lg:row-span-3 lg:row-start-1");
const picture = cx(
  "[&_:is(img,svg,video)]:h-auto [&_:is(img,svg,video)]:w-full [&_img]:max-h-160 [&_img]:object-contain",
  "print:[&_img]:max-h-80",
);

function DeReferencia() {
  return (
    <p className="absolute top-0 left-0 z-2 flex items-center gap-2 border-r border-b border-tinta-950 bg-papel px-3 py-1.5 text-sm font-semibold">
      <Icon of={Image} /> Imagen de referencia
    </p>
  );
}

/**
 * The product's pictures and videos, whole, as slides with thumbnails where there are several; a picture that is
 * another's, or a drawing, says so.
 */
export function Figura({ producto: { nombre, imagen, referencia, galeria, categoria } }: { producto: Ficha }) {
  const { dibujo } = categoria;
  const lent = referencia !== null && imagen !== null;
  const medios = lent ? [imagen, ...galeria] : galeria;
  const foto = `Foto de la ${referencia}; su pieza puede variar.`;
  const vistas = medios.map((medio, index) => (
    <MedioView
      key={index}
      medio={medio}
      dibujo={dibujo}
      nombre={nombre}
      tamano="pagina"
      primero={index === 0}
      poster={imagen ?? undefined}
    />
  ));
  const [first] = vistas;
  if (vistas.length > 1) {
    const laminas = vistas.map((vista, index) => ({
      vista: (
        <>
          {vista}
          {lent && index === 0 && <DeReferencia />}
        </>
      ),
      texto: lent && index === 0 ? foto : undefined,
    }));
    const tiras = medios.map((medio, index) =>
      isVideo(medio) ? (
        <Icon key={index} of={Play} />
      ) : (
        <MedioView key={index} medio={medio} dibujo={dibujo} nombre={null} tamano="tira" />
      ),
    );
    return (
      <figure className={cx("lamina", place)}>
        <Deslizador id="foto" etiqueta={`Fotos de ${nombre}`} laminas={laminas} tiras={tiras} place="producto" photos />
      </figure>
    );
  }
  return (
    <figure className={cx("lamina", place, !first && "lamina--cuadricula lamina--zonas")}>
      <div className={cx(picture, !first && "p-air-lg")}>
        {first ?? (
          <Dibujo
            nombre={dibujo}
            titulo={`Dibujo técnico de referencia: ${categoria.nombre}`}
            rotulo={categoria.nombre}
          />
        )}
      </div>
      {lent && <DeReferencia />}
      {(lent || !first) && (
        <figcaption className="relative z-2 border-t border-tinta-950 bg-papel px-3.5 py-2.5 text-sm">
          {lent ? foto : "Dibujo de referencia, sin escala."}
        </figcaption>
      )}
    </figure>
  );
}
