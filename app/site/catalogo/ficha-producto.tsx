import { ArrowRight, Check } from "lucide-react";
import type { Ficha } from "~/domain/catalogo/ficha.server";
import { categoriaHref, contactoHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { paragraphs } from "~/domain/kernel/text";
import { Badge } from "~/ui/badge";
import { CodeChip } from "~/ui/chip";
import { Buttons, buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Fact, Facts, titleBlock, titleCell, titleName } from "~/ui/title-block";
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
    <figure className={producto.imagen ? "lamina" : "lamina lamina--cuadricula lamina--zonas"}>
      <div
        className={cx(
          "print:p-4 [&_:is(svg,img)]:h-auto [&_:is(svg,img)]:w-full print:[&_:is(svg,img)]:mx-auto print:[&_:is(svg,img)]:h-88 print:[&_:is(svg,img)]:w-auto",
          !producto.imagen && "p-air-lg",
        )}
      >
        {producto.imagen ? (
          <MedioView medio={producto.imagen} dibujo={dibujo} tamano="pagina" primero />
        ) : (
          <Dibujo nombre={dibujo} titulo={`Dibujo técnico de referencia: ${producto.categoria.nombre}`} />
        )}
      </div>
      <figcaption
        className={cx(titleBlock, "relative z-2 grid-cols-2 border-x-0 border-b-0 sm:grid-cols-[2fr_1fr_1fr]")}
      >
        <div className={cx(titleCell, "max-sm:col-span-full")}>
          <span className={titleName}>Denominación</span> <b>{producto.nombre}</b>
        </div>
        <div className={titleCell}>
          <span className={titleName}>Código</span> <b className="mono whitespace-nowrap">{producto.codigo}</b>
        </div>
        <div className={titleCell}>
          <span className={titleName}>Escala</span> <b>Sin escala</b>
        </div>
      </figcaption>
    </figure>
  );
}

function Datos({ producto: { categoria, subcategoria, codigo } }: { producto: Ficha }) {
  return (
    <Facts className="w-full">
      <Fact name="Categoría">
        <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
      </Fact>
      <Fact name="Subcategoría">
        <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
      </Fact>
      <Fact name="Código">
        <span className="mono whitespace-nowrap">{codigo}</span>
      </Fact>
      <Fact name="Disponibilidad">
        <Badge tono="ok" icon={Check}>
          En stock
        </Badge>
      </Fact>
    </Facts>
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
        <div className="hidden print:block">
          <div className="mb-5 flex items-end justify-between pb-4 [border-bottom:0.3mm_solid_#000]">
            <Marca empresa={ajustes.empresa} /> <b>Ficha de producto</b>
          </div>
        </div>
        <article className="grid gap-8 py-air-md lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-14 print:block print:p-0">
          <Figura producto={producto} />
          <div className="grid justify-items-start gap-5 print:gap-4">
            <CodeChip>{codigo}</CodeChip>
            <h1 className="h2">{nombre}</h1>
            {descripcion && (
              <div className="grid max-w-[60ch] gap-3 text-tinta-700">
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
            <p className="nota hidden print:block">
              {ajustes.empresa}. {ajustes.direccion}. {ajustes.web}
            </p>
          </div>
        </article>
      </div>
      <Relacionados productos={relacionados} />
    </>
  );
}
