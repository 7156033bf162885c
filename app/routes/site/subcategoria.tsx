import { redirect } from "react-router";
import { listProductosVisibles } from "~/domain/catalogo.server";
import { categoriaHref, subcategoriaHref } from "~/domain/rutas";
import { countOf, formatNumber } from "~/domain/texto";
import { CabeceraPagina } from "~/site/cabecera-pagina";
import { Cabeza } from "~/site/cabeza";
import { Documento } from "~/site/documento";
import { FiltroProductos, readOrden } from "~/site/filtro-productos";
import { Migas } from "~/site/migas";
import { fallaProductos, SiteError } from "~/site/no-encontrado";
import { isCatalogo, resolveCategoria, resolveSubcategoria } from "~/site/resolver.server";
import { useSitio } from "~/site/sitio";
import { TablaProductos } from "~/site/tabla-productos";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/subcategoria";

const perPage = 24;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { categoria, moved } = await resolveCategoria(params.categoria, isCatalogo(url));
  const found = await resolveSubcategoria(categoria, params.subcategoria, isCatalogo(url));
  const { subcategoria } = found;
  const canonica = subcategoriaHref(subcategoria.categoria, subcategoria);
  if (moved || found.moved) throw redirect(canonica + url.search, 301);
  const { q, page } = listQuery(url);
  const orden = readOrden(url);
  const { total, productos } = await listProductosVisibles(subcategoria, {
    q,
    orden,
    skip: (page - 1) * perPage,
    take: perPage,
  });
  const last = pageCount({ total, perPage });
  if (page > last) throw redirect(pageHref(url, last));
  return new Documento({ subcategoria, productos, canonica, q, orden, page, total, search: url.search });
}

export default function Subcategoria({ loaderData }: Route.ComponentProps) {
  const { subcategoria, productos, canonica, q, orden, page, total, search } = loaderData.value;
  const { nombre, descripcion, categoria } = subcategoria;
  const { origin } = useSitio();
  const hrefOf = (to: number) => pageHref(new URL(canonica + search, origin), to);
  return (
    <>
      <Cabeza
        titulo={`${nombre} - ${categoria.nombre}`}
        descripcion={descripcion || categoria.descripcion}
        canonica={pageHref(new URL(canonica, origin), q ? 1 : page)}
        imagen={subcategoria.medios[0]?.medio}
      />
      <Migas ruta={[{ nombre: categoria.nombre, href: categoriaHref(categoria) }]} actual={nombre} />
      <CabeceraPagina
        titulo={nombre}
        descripcion={descripcion}
        medios={subcategoria.medios}
        categoria={categoria}
        insignia={
          <a className="chapa" href={categoriaHref(categoria)}>
            {categoria.nombre}
          </a>
        }
      />
      <section className="seccion" aria-labelledby="productos">
        <div className="wrap">
          <div className="cab-seccion">
            <h2 className="h2" id="productos">
              Productos - {nombre}
            </h2>
            {total > 0 && <p className="nota al-final">{countOf(total, "referencia", "referencias")}</p>}
          </div>
          {subcategoria.productos_visibles > perPage && <FiltroProductos q={q} orden={orden} />}
          {productos.length > 0 ? (
            <>
              <TablaProductos productos={productos} labelledby="productos" />
              <Pagination page={page} perPage={perPage} total={total} hrefOf={hrefOf} format={formatNumber} />
            </>
          ) : (
            <Vacio
              titulo={
                q ? `Ningún producto de esta sección contiene «${q}»` : "No hay productos disponibles en esta sección"
              }
            >
              <a className="btn" href={categoriaHref(categoria)}>
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
