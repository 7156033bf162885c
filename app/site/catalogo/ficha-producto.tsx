import { ArrowRight, Check } from "lucide-react";
import type { Ficha } from "~/domain/catalogo/ficha.server";
import { categoriaHref, contactoHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { paragraphs } from "~/domain/kernel/text";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "~/site/frame/boton-pdf";
import { Cabeza } from "~/site/frame/cabeza";
import { Comparte } from "./comparte";
import { Cotiza, quoteOf } from "./cotiza";
import { Dibujo, dibujoDe } from "./dibujo";
import { Marca } from "~/site/frame/marca";
import { MedioView } from "~/site/frame/medio";
import { Migas } from "~/site/frame/migas";
import { ProductoEstructurado } from "./producto-estructurado";
import { Relacionados } from "./relacionados";
import { useSitio } from "~/site/frame/sitio";
import type { FilaProducto } from "./tabla-productos";

function Figura({ producto }: { producto: Ficha }) {
  const dibujo = dibujoDe(producto.categoria.fija_id);
  return (
    <figure className={producto.imagen ? "lamina fotos" : "lamina lamina--cuadricula lamina--zonas"}>
      <div className="vista-prod">
        {producto.imagen ? (
          <MedioView medio={producto.imagen} dibujo={dibujo} tamano="pagina" primero />
        ) : (
          <Dibujo nombre={dibujo} titulo={`Dibujo técnico de referencia: ${producto.categoria.nombre}`} />
        )}
      </div>
      <figcaption className="cajetin">
        <div>
          <span className="rot">Denominación</span> <b>{producto.nombre}</b>
        </div>
        <div>
          <span className="rot">Código</span> <b className="mono">{producto.codigo}</b>
        </div>
        <div>
          <span className="rot">Escala</span> <b>Sin escala</b>
        </div>
      </figcaption>
    </figure>
  );
}

function Datos({ producto: { categoria, subcategoria, codigo } }: { producto: Ficha }) {
  return (
    <dl className="cajetin cajetin--2">
      <div>
        <dt>Categoría</dt>
        <dd>
          <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
        </dd>
      </div>
      <div>
        <dt>Subcategoría</dt>
        <dd>
          <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
        </dd>
      </div>
      <div>
        <dt>Código</dt>
        <dd>
          <span className="mono">{codigo}</span>
        </dd>
      </div>
      <div>
        <dt>Disponibilidad</dt>
        <dd>
          <span className="estado estado--ok">
            <Icon of={Check} />
            En stock
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** The product page (PUB §2, Product detail). */
export function FichaProducto({ producto, relacionados }: { producto: Ficha; relacionados: readonly FilaProducto[] }) {
  const { nombre, codigo, descripcion, categoria, subcategoria } = producto;
  const { ajustes } = useSitio();
  const about =
    descripcion || `${nombre}, código ${codigo}. ${subcategoria.nombre} de ${categoria.nombre} por ${ajustes.empresa}.`;
  const ruta = [
    { nombre: categoria.nombre, href: categoriaHref(categoria) },
    { nombre: subcategoria.nombre, href: subcategoriaHref(categoria, subcategoria) },
  ];
  return (
    <>
      <Cabeza
        titulo={nombre}
        descripcion={about}
        canonica={productoHref(categoria, subcategoria, producto)}
        imagen={producto.imagen}
      />
      <ProductoEstructurado producto={producto} descripcion={about} />
      <Migas ruta={ruta} actual={nombre} />
      <div className="wrap">
        <div className="solo-imprime cab-imp">
          <div>
            <Marca empresa={ajustes.empresa} /> <b>Ficha de producto</b>
          </div>
        </div>
        <article className="prod">
          <Figura producto={producto} />
          <div className="info">
            <span className="chapa chapa--codigo">{codigo}</span>
            <h1 className="h2">{nombre}</h1>
            {descripcion && (
              <div className="desc">
                {paragraphs(descripcion).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            )}
            <Datos producto={producto} />
            <Buttons>
              <a className={buttonClass({ variant: "primary", size: "lg" })} href={contactoHref(quoteOf(producto))}>
                Solicitar cotización <Icon of={ArrowRight} />
              </a>
              <BotonPdf className={buttonClass({ size: "lg" })} label="Catálogo PDF" />
            </Buttons>
            <Cotiza producto={producto} />
            <Comparte producto={producto} />
            <p className="solo-imprime nota">
              {ajustes.empresa}. {ajustes.direccion}. {ajustes.web}
            </p>
          </div>
        </article>
      </div>
      <Relacionados productos={relacionados} />
    </>
  );
}
