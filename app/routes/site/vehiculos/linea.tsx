import { redirect } from "react-router";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { readAno } from "~/domain/vehiculos/aplicaciones";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { lineaHref, marcaHref, UNIVERSALES, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { listDeCategoria, listPorCategoria } from "~/domain/vehiculos/productos-de-linea.server";
import { type LineaLeida, readRangos } from "~/domain/vehiculos/publico.server";
import { afterColon } from "~/domain/kernel/text";
import { type RouteHandle, searchOf, searchText } from "~/services/http/route-handle";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { fallaProductos, SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import { ActiveFilters } from "~/ui/list/active-filters";
import { CabeceraVehiculos } from "~/site/vehiculos/cabecera";
import { AnoForm } from "~/site/vehiculos/ano";
import { Grupos } from "~/site/vehiculos/grupos";
import { resolveLinea } from "~/site/vehiculos/resolver.server";
import { readPage, readText, titleOfPage } from "~/ui/list/list-query";
import { pageCount } from "~/ui/list/pagination";
import type { Route } from "./+types/linea";

const perPage = 24;

export const handle = { search: { ano: readAno, categoria: readText, pagina: readPage } } satisfies RouteHandle;

type Asked = ReturnType<typeof searchOf<(typeof handle)["search"]>>;

/** All categories with their first products, or one category page by page. */
async function readGrupos({ id, productos }: LineaLeida, { ano, categoria, pagina }: Asked) {
  const vehiculo = { linea_id: id, ano, productos };
  const secciones = await listSecciones();
  const chosen = secciones.find(({ slug }) => slug === categoria);
  if (!chosen && categoria !== UNIVERSALES) return { grupos: await listPorCategoria(vehiculo, secciones) };
  const place = { skip: (pagina - 1) * perPage, take: perPage };
  const found = await listDeCategoria(vehiculo, chosen?.id ?? null, place);
  const { nombre, slug } = chosen ?? { nombre: "Universales", slug: UNIVERSALES };
  const grupos = found.total > 0 ? [{ nombre, slug, ...found }] : [];
  return { grupos, pages: { page: pagina, perPage, total: found.total, hayMas: found.hayMas } };
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const { marca, linea, moved } = await resolveLinea(params.marca, params.linea);
  const asked = searchOf(handle, url);
  const path = lineaHref(marca, linea);
  if (moved) throw redirect(path + searchText(handle, asked), 301);
  const [{ grupos, pages }, rangos] = await Promise.all([readGrupos(linea, asked), readRangos([linea])]);
  const rango = rangos.get(linea.id) ?? null;
  if (pages?.total === 0) throw redirect(path + searchText(handle, { ano: asked.ano }));
  const last = pages ? pageCount(pages) : 1;
  if (asked.pagina > last) throw redirect(path + searchText(handle, { ...asked, pagina: last }));
  return new ServerOnly({ marca, linea, asked, path, grupos, pages, rango, proximo: proximoAno() });
}

export default function Linea({ loaderData }: Route.ComponentProps) {
  const { marca, linea, asked, path, grupos, pages, rango, proximo } = loaderData.value;
  const nombre = `${marca.nombre} ${linea.nombre}`;
  const vehiculo = asked.ano ? `${nombre} ${asked.ano}` : nombre;
  const hrefOf = (change: Partial<Asked>) => path + searchText(handle, { ...asked, pagina: 1, ...change });
  const ruta = [
    { nombre: "Vehículos", href: vehiculosHref },
    { nombre: marca.nombre, href: marcaHref(marca) },
  ];
  return (
    <>
      <Cabeza
        titulo={titleOfPage(`Autopartes para ${vehiculo}`, asked.pagina)}
        descripcion={`Autopartes para ${vehiculo}${linea.alias ? ` (también ${linea.alias})` : ""}${afterColon(grupos)}. Elija el año (modelo) y confirme la aplicación con su asesor.`}
        canonica={path}
        noindex={!rango}
      />
      <Migas ruta={ruta} actual={linea.nombre} />
      <CabeceraVehiculos titulo={vehiculo} lado={rango && <AnoForm {...asked} {...{ rango, proximo, path }} />}>
        {asked.ano !== 0 && (
          <ActiveFilters
            filters={[{ name: "Año (modelo)", value: String(asked.ano), without: hrefOf({ ano: 0 }) }]}
            clear={hrefOf({ ano: 0 })}
          />
        )}
      </CabeceraVehiculos>
      <Grupos vehiculo={vehiculo} grupos={grupos} pages={pages} hrefOf={hrefOf} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} falla={fallaProductos} />;
}
