import { firstPicture } from "~/domain/medios/medios";
import { redirect } from "react-router";
import { listProductosVisibles } from "~/domain/catalogo/catalogo.server";
import { categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { FILTROS, filtroParams, filtrosMalos, readFiltros } from "~/domain/medidas/filtros";
import { listAtributosPublicos } from "~/domain/medidas/publico.server";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { moreOf, type RouteHandle, searchOf, searchText } from "~/services/http/route-handle";
import { CabeceraCorta } from "~/site/catalogo/cabecera-corta";
import { CabeceraPagina } from "~/site/frame/cabecera-pagina";
import { Cabeza } from "~/site/frame/cabeza";
import { ServerOnly } from "~/site/frame/server-only";
import { FiltroProductos, readOrden } from "~/site/catalogo/filtro-productos";
import { Migas } from "~/site/frame/migas";
import { fallaProductos, SiteError } from "~/site/frame/no-encontrado";
import { isCatalogo, resolveSubcategoria } from "~/site/catalogo/resolver.server";
import { FormularioLista } from "~/site/cotizacion/agregar";
import { TablaProductos } from "~/site/catalogo/tabla-productos";
import { ChipLink } from "~/ui/chip";
import { buttonClass, textLink } from "~/ui/button";
import { readPage, readText, titleOfPage } from "~/ui/list/list-query";
import { pageCount, Pagination } from "~/ui/list/pagination";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/subcategoria";

const perPage = 24;

export const handle = {
  search: { q: readText, orden: readOrden, pagina: readPage },
  more: FILTROS,
} satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { subcategoria, status } = await resolveSubcategoria(params, isCatalogo(url));
  const canonica = subcategoriaHref(subcategoria.categoria, subcategoria);
  const atributos = await listAtributosPublicos(subcategoria.id);
  const given = moreOf(handle, url);
  const filtros = readFiltros(atributos, given);
  const asked = { ...searchOf(handle, url), ...filtroParams(filtros) };
  if (status !== 200) throw redirect(canonica + searchText(handle, asked), status);
  const { q, orden, pagina: page } = asked;
  const columnas = atributos.filter(({ en_tabla }) => en_tabla);
  const requirePage = (total: number) => {
    const last = pageCount({ total, perPage });
    if (page > last) throw redirect(url.pathname + searchText(handle, { ...given, ...asked, pagina: last }));
  };
  // Known before anything is read: the index would be walked as far as a page lies that is not there.
  requirePage(subcategoria.productos_visibles);
  const { total, hayMas, productos } = await listProductosVisibles(subcategoria, {
    ...{ q, filtros, columnas, orden },
    skip: (page - 1) * perPage,
    take: perPage,
  });
  requirePage(total);
  return new ServerOnly({
    subcategoria,
    productos,
    atributos,
    columnas,
    filtros,
    malos: filtrosMalos(atributos, given),
    canonica,
    asked,
    total,
    hayMas,
  });
}

export default function Subcategoria({ loaderData }: Route.ComponentProps) {
  const { subcategoria, productos, atributos, columnas, filtros, malos, canonica, asked, total, hayMas } =
    loaderData.value;
  const { q, orden, pagina: page } = asked;
  const { nombre, descripcion, categoria } = subcategoria;
  const hrefOf = (others: Record<string, string | number>) => `${canonica}${searchText(handle, others)}#productos`;
  const filtrables = atributos.filter(({ es_filtro }) => es_filtro);
  const filtered = q !== "" || filtros.length > 0;
  // Filtered or in another order the second page has other products than the list's.
  const pagina = filtered || orden !== "nombre" ? 1 : page;
  const titulo = titleOfPage(nombre, page);
  const narrowed = searchText(handle, asked) !== "";
  const head = {
    titulo: nombre,
    insignia: <ChipLink href={categoriaHref(categoria)}>{categoria.nombre}</ChipLink>,
  };
  return (
    <>
      <Cabeza
        titulo={`${titulo} - ${categoria.nombre}`}
        descripcion={`${titulo}. ${descripcion || categoria.descripcion}`}
        canonica={canonica + searchText(handle, { pagina })}
        noindex={subcategoria.productos_visibles === 0}
        imagen={firstPicture(subcategoria.medios) ?? firstPicture(categoria.medios)}
      />
      <Migas ruta={[{ nombre: categoria.nombre, href: categoriaHref(categoria) }]} actual={nombre} />
      {narrowed ? (
        <CabeceraCorta {...head} lado={descripcion && <p className="lead">{descripcion}</p>} />
      ) : (
        <CabeceraPagina {...head} descripcion={descripcion} medios={subcategoria.medios} categoria={categoria} />
      )}
      <section className="seccion pt-air-md" aria-labelledby="productos">
        <div className="wrap grid gap-5">
          {(filtered || filtrables.length > 0 || subcategoria.productos_visibles > perPage) && (
            <FiltroProductos {...{ q, orden, filtros, malos, hrefOf }} atributos={filtrables} />
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="h3" id="productos">
              Productos - {nombre}
            </h2>
            {total > 0 && (
              <p className="nota mono">
                {filtered && `${hayMas ? "Más de " : ""}${formatNumber(total)} de `}
                {countOf(subcategoria.productos_visibles, "referencia", "referencias")}
              </p>
            )}
          </div>
          {/* The form leads to here, past the field that says it too. */}
          {Object.entries(malos).map(([name, { typed, mensaje }]) => (
            <p key={name} role="alert" className="font-semibold">
              El filtro{" "}
              <a className={textLink} href={`#${name}`}>
                «{typed}»
              </a>{" "}
              no se aplicó. {mensaje}.
            </p>
          ))}
          {productos.length > 0 ? (
            <div>
              <FormularioLista>
                <TablaProductos productos={productos} columnas={columnas} labelledby="productos" pide />
              </FormularioLista>
              <Pagination
                page={page}
                perPage={perPage}
                total={total}
                hrefOf={(to) => hrefOf({ ...asked, pagina: to })}
                format={formatNumber}
              />
            </div>
          ) : (
            <Vacio
              titulo={
                filtros.length > 0
                  ? "Ningún producto de esta sección pasa los filtros"
                  : q
                    ? `Ningún producto de esta sección contiene «${q}»`
                    : "No hay productos disponibles en esta sección"
              }
            >
              <a className={buttonClass({ size: "lg" })} href={categoriaHref(categoria)}>
                Ver {categoria.nombre}
              </a>
            </Vacio>
          )}
        </div>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} falla={fallaProductos} />;
}
