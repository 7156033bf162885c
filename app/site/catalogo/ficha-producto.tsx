import { Check, Image } from "lucide-react";
import type { Ficha } from "~/domain/catalogo/ficha.server";
import { categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { paragraphs } from "~/domain/kernel/text";
import { Badge } from "~/ui/badge";
import { CodeChip } from "~/ui/chip";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Fact, Facts } from "~/ui/title-block";
import { Heading } from "~/site/frame/page-head";
import { Cabeza } from "~/site/frame/cabeza";
import { Aplicaciones } from "~/site/vehiculos/aplicaciones";
import { Comparte } from "./comparte";
import { Cotiza, Pedido } from "./cotiza";
import { Dibujo, dibujoDe } from "./dibujo";
import { Marca } from "~/site/frame/marca";
import { MedioView } from "~/site/frame/medio";
import { Migas } from "~/site/frame/migas";
import { ProductoEstructurado } from "./producto-estructurado";
import { Relacionados } from "./relacionados";
import { useSitio } from "~/site/frame/sitio";
import type { FilaProducto } from "./tabla-productos";
import { TablaMedidas } from "./tabla-medidas";
import { TablaReferencias } from "./tabla-referencias";

const picture = cx(
  "[&_:is(img,svg)]:h-auto [&_:is(img,svg)]:w-full [&_img]:max-h-160 [&_img]:object-contain",
  "print:p-4 print:[&_:is(img,svg)]:mx-auto print:[&_:is(img,svg)]:h-88 print:[&_:is(img,svg)]:w-auto",
);

/** The product's picture, whole; where it is another's, or a drawing, the page says so. */
function Figura({ producto: { imagen, referencia, categoria } }: { producto: Ficha }) {
  const dibujo = dibujoDe(categoria.fija_id);
  return (
    <figure className={cx("lamina lg:row-span-3 lg:row-start-1", !imagen && "lamina--cuadricula lamina--zonas")}>
      <div className={cx(picture, !imagen && "p-air-lg")}>
        {imagen ? (
          <MedioView medio={imagen} dibujo={dibujo} tamano="pagina" primero />
        ) : (
          <Dibujo nombre={dibujo} titulo={`Dibujo técnico de referencia: ${categoria.nombre}`} />
        )}
      </div>
      {imagen && referencia && (
        <p className="absolute top-0 left-0 z-2 flex items-center gap-2 border-r border-b border-tinta-950 bg-papel px-3 py-1.5 text-sm font-semibold">
          <Icon of={Image} /> Imagen de referencia
        </p>
      )}
      {referencia && (
        <figcaption className="relative z-2 border-t border-tinta-950 bg-papel px-3.5 py-2.5 text-sm">
          {imagen ? `Foto de la ${referencia}; su pieza puede variar.` : "Dibujo de referencia, sin escala."}
        </figcaption>
      )}
    </figure>
  );
}

function Datos({ producto: { categoria, subcategoria } }: { producto: Ficha }) {
  return (
    <Facts className="w-full [&>:last-child]:col-span-full">
      <Fact name="Categoría">
        <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
      </Fact>
      <Fact name="Subcategoría">
        <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
      </Fact>
      <Fact name="Disponibilidad">
        <Badge tono="ok" icon={Check}>
          En stock
        </Badge>
      </Fact>
    </Facts>
  );
}

/** On wide screens picture and words stand in the left column, everything else beside them. */
const right = cx("lg:col-start-2");

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
        <article className="grid gap-5 py-air-md lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:items-start lg:gap-x-14 print:block print:p-0 print:*:mb-4">
          <div className={cx(right, "grid justify-items-start gap-3")}>
            <p>
              <span className="oculto">Código</span> <CodeChip>{codigo}</CodeChip>
            </p>
            <Heading small>{nombre}</Heading>
          </div>
          <Figura producto={producto} />
          <div className={right}>
            <Pedido producto={producto} />
          </div>
          {descripcion && (
            <div className="grid max-w-[60ch] gap-3 text-tinta-700 lg:row-start-4">
              {paragraphs(descripcion).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
          <div className={cx(right, "grid gap-5 lg:row-span-2 lg:row-start-3 print:gap-4")}>
            <Datos producto={producto} />
            <TablaMedidas medidas={producto.medidas} />
            <TablaReferencias referencias={producto.referencias} />
            <Cotiza producto={producto} />
            <Comparte producto={producto} />
            <p className="nota hidden print:block">
              {ajustes.empresa}. {ajustes.direccion}. {ajustes.web}
            </p>
          </div>
        </article>
      </div>
      <Aplicaciones filas={producto.aplicaciones} universal={producto.universal} />
      <Relacionados productos={relacionados} />
    </>
  );
}
