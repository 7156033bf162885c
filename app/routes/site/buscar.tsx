import { redirect } from "react-router";
import { resultadosPorPagina } from "~/domain/catalogo/search";
import { searchProductos, similarWords } from "~/domain/catalogo/search.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { withVehiculos } from "~/domain/vehiculos/marcas-de.server";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { type RouteHandle, searchOf, searchText } from "~/services/http/route-handle";
import { Buscador } from "~/site/catalogo/buscador";
import { CabeceraCorta } from "~/site/catalogo/cabecera-corta";
import { Cabeza } from "~/site/frame/cabeza";
import { Coincidencias } from "~/site/catalogo/coincidencias";
import { Migas } from "~/site/frame/migas";
import { ServerOnly } from "~/site/frame/server-only";
import { SinResultados } from "~/site/catalogo/sin-resultados";
import { TablaProductos } from "~/site/catalogo/tabla-productos";
import { readPage, readText } from "~/ui/list/list-query";
import { pageCount, Pagination } from "~/ui/list/pagination";
import type { Route } from "./+types/buscar";

const perPage = resultadosPorPagina;
const PARECIDOS = 6;

export const handle = { search: { q: readText, pagina: readPage } } satisfies RouteHandle;

export async function loader({ url }: Route.LoaderArgs) {
  const { q, pagina: page } = searchOf(handle, url);
  const { exacto, total, hayMas, productos } = await searchProductos(q, page);
  if (exacto) throw redirect(productoHref(exacto.categoria, exacto.subcategoria, exacto));
  const last = pageCount({ total, perPage });
  if (page > last) throw redirect(url.pathname + searchText(handle, { q, pagina: last }));
  const cerca = total === 0 && q ? await similarWords(q, PARECIDOS) : [];
  const shown = await withVehiculos(productos);
  return new ServerOnly({ q, page, total, hayMas, productos: shown, cerca, pathname: url.pathname });
}

function heading(q: string, total: number): string {
  if (q === "") return "Buscar productos";
  return total === 0 ? `No encontramos «${q}»` : `Resultados para «${q}»`;
}

export default function Buscar({ loaderData }: Route.ComponentProps) {
  const { q, page, total, hayMas, productos, cerca, pathname } = loaderData.value;
  const titulo = heading(q, total);
  return (
    <>
      <Cabeza
        titulo={titulo}
        descripcion="Busque autopartes por código, nombre, categoría o subcategoría en el catálogo."
        canonica="/buscar"
      />
      <Migas actual="Buscar" />
      <CabeceraCorta
        titulo={titulo}
        id="resultados"
        lado={<Buscador id="q" etiqueta="Buscar de nuevo" q={q} grande className="w-full" />}
      >
        <Coincidencias q={q} />
      </CabeceraCorta>
      <section className="seccion pt-air-md" id="productos">
        <div className="wrap grid gap-5">
          <p className="nota mono" role="status">
            {q !== "" && `${hayMas ? "Más de " : ""}${countOf(total, "referencia", "referencias")}`}
          </p>
          {productos.length > 0 ? (
            <div>
              <TablaProductos productos={productos} labelledby="resultados" donde />
              <Pagination
                page={page}
                perPage={perPage}
                total={total}
                hrefOf={(to) => `${pathname}${searchText(handle, { q, pagina: to })}#productos`}
                format={formatNumber}
              />
            </div>
          ) : (
            <SinResultados q={q} cerca={cerca} />
          )}
        </div>
      </section>
    </>
  );
}
