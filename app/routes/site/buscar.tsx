import { redirect } from "react-router";
import { resultadosPorPagina } from "~/domain/catalogo/search";
import { findFicha } from "~/domain/catalogo/ficha/ficha.server";
import { foundNothing, searchProductos, similarWords } from "~/domain/catalogo/search.server";
import { sinonimosIn } from "~/domain/busqueda/readings.server";
import { countSinResultado } from "~/domain/busqueda/sin-resultado.server";
import { searchSinParte } from "~/domain/busqueda/vehiculos.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { type RouteHandle, searchOf, searchText } from "~/services/http/route-handle";
import { CuentaVehiculo, DelVehiculo, Entendido } from "~/site/busqueda/entendido";
import { OtrosCodigos, QuisoDecir, Reemplazado } from "~/site/busqueda/quiso-decir";
import { Remiendo, Sinonimos, Sobran } from "~/site/busqueda/remiendo";
import { Buscador } from "~/site/catalogo/buscador";
import { CabeceraCorta } from "~/site/catalogo/cabecera-corta";
import { Cabeza } from "~/site/frame/cabeza";
import { Coincidencias } from "~/site/busqueda/coincidencias";
import { Migas } from "~/site/frame/migas";
import { ServerOnly } from "~/site/frame/server-only";
import { SinResultados } from "~/site/catalogo/sin-resultados";
import { FormularioLista } from "~/site/cotizacion/agregar";
import { TablaProductos } from "~/site/catalogo/tabla-productos";
import { readPage, readText, readYes, titleOfPage } from "~/ui/list/list-query";
import { pageCount, Pagination } from "~/ui/list/pagination";
import type { Route } from "./+types/buscar";

const perPage = resultadosPorPagina;
const PARECIDOS = 6;

/** `literal`: the text is searched as it was typed. `panel`: staff look, who are no visitor that finds nothing. */
export const handle = {
  search: { q: readText, literal: readYes, pagina: readPage, panel: readYes },
} satisfies RouteHandle;

export async function loader({ url }: Route.LoaderArgs) {
  const { q, literal, panel, pagina: page } = searchOf(handle, url);
  const result = await searchProductos(q, page, literal !== "");
  const { exacto, ...found } = result;
  if (exacto) throw redirect(productoHref(exacto.categoria, exacto.subcategoria, exacto));
  const { total, retirado, parecidos } = found;
  const last = pageCount({ total, perPage });
  if (page > last) throw redirect(url.pathname + searchText(handle, { q, literal, pagina: last }));
  const none = foundNothing(result);
  const { vehiculo } = found;
  const suyos = none && vehiculo && vehiculo.lineas.length > 0 ? await searchSinParte(q, vehiculo, PARECIDOS) : null;
  const cerca = none && q && !suyos ? await similarWords(q, PARECIDOS) : [];
  if (none && q && !literal && !panel) countSinResultado(q);
  const offered = retirado === null ? total === 0 && parecidos[0]?.producto : found.productos[0];
  const ficha = offered ? await findFicha(offered.id) : null;
  const productos = retirado === null ? found.productos : found.productos.slice(1);
  const sinonimos = found.corregido || literal ? [] : await sinonimosIn(productos, q);
  return new ServerOnly({
    ...found,
    productos,
    sinonimos,
    q,
    literal,
    page,
    cerca,
    suyos,
    ficha,
    pathname: url.pathname,
  });
}

function cuantas(total: number, masDe: number | null): string {
  return masDe === null
    ? countOf(total, "referencia", "referencias")
    : `Más de ${countOf(masDe, "referencia", "referencias")}`;
}

function heading(q: string, found: boolean): string {
  if (q === "") return "Buscar productos";
  return found ? `Resultados para «${q}»` : `No encontramos «${q}»`;
}

export default function Buscar({ loaderData }: Route.ComponentProps) {
  const { q, literal, page, total, masDe, productos, cerca, suyos, pathname } = loaderData.value;
  const asked = { q, literal, pagina: 1 };
  const { corregido, sinonimos, sobran, vehiculo, cuenta, retirado, parecidos, ficha } = loaderData.value;
  const hrefOf = (change: Partial<typeof asked>) => pathname + searchText(handle, { ...asked, ...change });
  const titulo = heading(q, total > 0 || ficha !== null);
  return (
    <>
      <Cabeza
        titulo={titleOfPage(titulo, page)}
        descripcion="Busque autopartes por código, nombre, categoría o subcategoría en el catálogo."
        canonica="/buscar"
      />
      <Migas actual="Buscar" />
      <CabeceraCorta
        titulo={titulo}
        id="resultados"
        lado={<Buscador id="q" etiqueta="Buscar de nuevo" q={q} grande className="w-full" />}
      >
        {corregido && <Remiendo corregido={corregido} literal={hrefOf({ literal: "1" })} />}
        {sobran.length > 0 && <Sobran palabras={sobran} literal={hrefOf({ literal: "1" })} />}
        {sinonimos.length > 0 && <Sinonimos palabras={sinonimos} literal={hrefOf({ literal: "1" })} />}
        {vehiculo && vehiculo.lineas.length > 0 && (cuenta !== null || masDe !== null || total === 0) && (
          <Entendido vehiculo={vehiculo} sin={hrefOf(vehiculo.resto ? { q: vehiculo.resto } : { literal: "1" })} />
        )}
        <Coincidencias q={q} marca={vehiculo?.lineas.length === 0 ? vehiculo.marca : null} />
      </CabeceraCorta>
      <section className="seccion pt-air-md" id="productos">
        <div className="wrap grid grid-cols-1 gap-5">
          {(productos.length > 0 || !ficha) && (
            <div className="nota mono flex flex-wrap justify-between gap-x-6">
              <p role="status">{q !== "" && cuantas(total, masDe)}</p>
              {cuenta && <CuentaVehiculo cuenta={cuenta} />}
            </div>
          )}
          {ficha && retirado !== null && <Reemplazado retirado={retirado} producto={ficha} />}
          {ficha && retirado === null && <QuisoDecir q={q} parecidos={parecidos} producto={ficha} />}
          {productos.length > 0 && (
            <div>
              <FormularioLista lista={q}>
                <TablaProductos productos={productos} labelledby="resultados" donde pide />
              </FormularioLista>
              <Pagination
                page={page}
                perPage={perPage}
                total={total}
                hrefOf={(pagina) => `${hrefOf({ pagina })}#productos`}
                format={formatNumber}
              />
            </div>
          )}
          {productos.length > 0 && <OtrosCodigos q={q} parecidos={parecidos} />}
          {!ficha && productos.length === 0 && (
            <SinResultados q={q} cerca={cerca}>
              {vehiculo && suyos && <DelVehiculo {...{ q, vehiculo, suyos }} />}
            </SinResultados>
          )}
        </div>
      </section>
    </>
  );
}
