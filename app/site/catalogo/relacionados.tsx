import type { Ficha, Relacion } from "~/domain/catalogo/ficha/ficha.server";
import { subcategoriaHref } from "~/domain/catalogo/hrefs";
import { formatNumber } from "~/domain/kernel/text";
import { textLink } from "~/ui/button";
import { TablaProductos } from "./tabla-productos";

interface RelacionadosProps extends Relacion {
  de: Pick<Ficha, "categoria" | "subcategoria">;
}

/** Related products with the measures that tell them apart, at the end of a product page. */
export function Relacionados({ productos, columnas, de: { categoria, subcategoria } }: RelacionadosProps) {
  if (productos.length === 0) return null;
  const { nombre, productos_visibles } = subcategoria;
  return (
    <section className="seccion al-llegar-215 lg:al-llegar-145 pt-0 print:hidden" aria-labelledby="relacionados">
      <div className="wrap grid gap-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="h3" id="relacionados">
            Productos relacionados
          </h2>
          {productos_visibles > productos.length + 1 && (
            <a className={textLink} href={subcategoriaHref(categoria, subcategoria)}>
              Ver los {formatNumber(productos_visibles)} de {nombre.replace(/^de /i, "")}
            </a>
          )}
        </div>
        <TablaProductos productos={productos} columnas={columnas} labelledby="relacionados" />
      </div>
    </section>
  );
}
