import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { imagenesPorPagina, lugaresImagen, ubicacionImagen } from "~/domain/medios/imagenes-sitio";
import { listImagenesSitio } from "~/domain/medios/imagenes-sitio.server";
import { listFaltantes } from "~/domain/medios/missing.server";
import { imagenesWords as words } from "~/domain/medios/words";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaImagenes } from "./tabla";
import { Faltantes } from "./faltantes";

export async function loader({ url }: Route.LoaderArgs) {
  const ubicacion = ubicacionImagen(url.searchParams.get("ubicacion"));
  const query = { ...listQuery(url), ubicacion };
  const [{ total, imagenes }, faltantes] = await Promise.all([listImagenesSitio(query), listFaltantes()]);
  return { ubicacion, imagenes, faltantes, list: listPage(url, total, imagenesPorPagina, ubicacion !== undefined) };
}

export default function Imagenes({ loaderData }: Route.ComponentProps) {
  const { ubicacion, imagenes, faltantes, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Gestión de Imágenes" texto="Administra las imágenes generales del sitio">
        <NewLink words={words} list={list} />
      </PageTitle>
      <Faltantes faltantes={faltantes} />
      <ListBlock
        {...words.lista}
        primero={<NewLink words={words} />}
        filtros={[
          {
            name: "ubicacion",
            label: "Ubicación",
            all: "Todas las ubicaciones",
            value: ubicacion,
            options: lugaresImagen,
          },
        ]}
        list={list}
      >
        <TablaImagenes imagenes={imagenes} list={list} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar imágenes");
