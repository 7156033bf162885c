import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { Dibujo } from "~/site/dibujo/dibujo";
import { MedioView } from "~/site/frame/medio";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

const picture = cx("lamina max-lg:border-b lg:border-r [&_img]:aspect-4/3 [&_img]:size-full [&_img]:object-cover");

interface PanelProps {
  producto: Ficha;
  /** The words before and after the code in the heading. */
  antes: string;
  despues?: string;
  /** The code or number that is offered, where it is not the product's code. */
  codigo?: string;
  children?: ReactNode;
}

/** One product offered for a code that is not in the catalogue: picture, why, name and the way to it. */
export function Panel({ producto, antes, despues, codigo = producto.codigo, children }: PanelProps) {
  const href = productoHref(producto.categoria, producto.subcategoria, producto);
  const { dibujo } = producto.categoria;
  return (
    <article
      className="grid border border-tinta-950 bg-papel lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="quiso"
      data-part="quiso"
    >
      <div className={cx(picture, "border-0 border-tinta-950", !producto.imagen && "p-air-md")}>
        {producto.imagen ? (
          <MedioView medio={producto.imagen} dibujo={dibujo} nombre={producto.nombre} tamano="pagina" primero />
        ) : (
          <Dibujo
            nombre={dibujo}
            titulo={`Dibujo técnico de referencia: ${producto.categoria.nombre}`}
            rotulo={producto.categoria.nombre}
          />
        )}
      </div>
      <div className="grid content-center justify-items-start gap-4 p-air-md">
        <h2 className="h2" id="quiso">
          {antes}{" "}
          <a className="mono" href={href}>
            {codigo}
          </a>
          {despues}
        </h2>
        {children}
        <p className="h3">{producto.nombre}</p>
        <a className={buttonClass({ variant: "primary", size: "lg" })} href={href}>
          Ver {producto.codigo} <Icon of={ArrowRight} />
        </a>
      </div>
    </article>
  );
}
