import { Check } from "lucide";
import type { Ficha, Relacion } from "~/domain/catalogo/ficha/ficha.server";
import { categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { paragraphs } from "~/domain/kernel/text";
import { marcasText } from "~/domain/vehiculos/aplicaciones";
import { Badge } from "~/ui/badge";
import { CodeChip } from "~/ui/chip";
import { cx } from "~/ui/cx";
import { Fact, Facts } from "~/ui/title-block";
import { Heading } from "~/site/frame/page-head";
import { Cabeza } from "~/site/frame/cabeza";
import { Aplicaciones } from "~/site/vehiculos/aplicaciones";
import { Comparte } from "./comparte";
import { Cotiza, Pedido } from "./cotiza";
import { Documentos } from "./producto/documentos";
import { Figura } from "./producto/figura";
import { Impreso } from "~/site/frame/impreso";
import { Migas } from "~/site/frame/migas";
import { ProductoEstructurado } from "./producto-estructurado";
import { Relacionados } from "./relacionados";
import { useSitio } from "~/site/frame/sitio";
import { TablaMedidas } from "~/site/medidas/tabla-medidas";
import { TablaReferencias } from "./producto/tabla-referencias";

function Datos({ producto: { categoria, subcategoria, aplicaciones, universal } }: { producto: Ficha }) {
  const aplicaA = marcasText(
    aplicaciones.map(({ linea }) => linea.marca.nombre),
    universal,
  );
  return (
    <Facts className="w-full [&>:nth-child(3):last-child]:col-span-full">
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
      {aplicaA && (
        <Fact name="Aplica a">
          <a href="#aplicaciones">{aplicaA}</a>
        </Fact>
      )}
    </Facts>
  );
}

/** On wide screens picture and words stand in the left column, everything else beside them. */
const right = cx("lg:col-start-2");

/** The product page (PUB §2, Product detail). */
export function FichaProducto({ producto, relacionados }: { producto: Ficha; relacionados: Relacion }) {
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
      <Impreso titulo="Ficha de producto">
        <div className="wrap">
          <article className="grid gap-5 py-air-md lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:items-start lg:gap-x-14 print:grid-cols-2 print:grid-rows-[auto_auto_1fr] print:items-start print:gap-4 print:p-0">
            <div className={cx(right, "grid justify-items-start gap-3 print:col-span-2 print:gap-1.5")}>
              <p>
                <span className="oculto">Código</span> <CodeChip>{codigo}</CodeChip>
              </p>
              <Heading small>{nombre}</Heading>
            </div>
            <Figura producto={producto} />
            <div className={cx(right, "print:hidden")}>
              <Pedido producto={producto} />
            </div>
            {descripcion && (
              <div className="grid max-w-[60ch] gap-3 text-tinta-700 lg:row-start-4">
                {paragraphs(descripcion).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            )}
            <Aplicaciones
              filas={producto.aplicaciones}
              universal={producto.universal}
              className="lg:row-start-5 print:order-1 print:col-span-2"
            />
            <div
              className={cx(
                right,
                "grid gap-5 lg:row-span-3 lg:row-start-3 print:col-start-2 print:row-span-2 print:row-start-2 print:gap-4",
              )}
            >
              <Datos producto={producto} />
              <TablaMedidas medidas={producto.medidas} />
              <TablaReferencias referencias={producto.referencias} />
              <Documentos documentos={producto.documentos} />
              <Cotiza producto={producto} />
              <Comparte producto={producto} />
            </div>
          </article>
        </div>
      </Impreso>
      <Relacionados {...relacionados} de={producto} />
    </>
  );
}
