import { errorScreen } from "~/admin/shell/error";
import { readId } from "~/domain/kernel/choices";
import { ListBlock } from "~/admin/list/block";
import { Tabla } from "~/admin/list/table";
import { NewLink, RowCell, rowHref, RowLink } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { countOf, formatCounted, formatNumber } from "~/domain/kernel/text";
import { lineasPorPagina, listLineas, listMarcas } from "~/domain/vehiculos/list.server";
import { lineasWords as words, marcasWords, nombreDeLinea } from "~/domain/vehiculos/vehiculos";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";

export async function loader({ url }: Route.LoaderArgs) {
  const marca_id = readId(url.searchParams.get("marca"));
  const [{ total, ...found }, marcas] = await Promise.all([listLineas({ ...listQuery(url), marca_id }), listMarcas()]);
  return { ...found, marca_id, marcas, list: listPage(url, total, lineasPorPagina, marca_id !== undefined) };
}

export default function Lineas({ loaderData }: Route.ComponentProps) {
  const { lineas, todas, marca_id, marcas, list } = loaderData;
  return (
    <ListBlock
      {...words.lista}
      cuenta={`${formatNumber(list.total)} de ${countOf(todas, "línea", "líneas")}`}
      list={list}
      {...(marcas.length > 0
        ? { nuevo: words }
        : {
            ayuda: "Cada línea es de una marca: cree primero una.",
            primero: <NewLink words={marcasWords} />,
          })}
      filtros={[
        {
          name: "marca",
          label: "Marca",
          all: "Todas las marcas",
          value: marca_id,
          options: marcas.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
        },
      ]}
    >
      <Tabla columns={["Línea", "Marca", "Otros nombres", "Aplicaciones", "Acciones"]}>
        {lineas.map(({ id, nombre, alias, marca, aplicaciones }) => (
          <tr key={id}>
            <th scope="row">
              <RowLink to={rowHref(words.path, id, list)}>{nombre}</RowLink>
            </th>
            <td data-r="Marca">{marca.nombre}</td>
            <td data-r="Otros nombres">{alias || "-"}</td>
            <td data-r="Aplicaciones">{formatCounted(aplicaciones)}</td>
            <RowCell path={words.path} id={id} label={nombreDeLinea({ nombre, marca })} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar las líneas");
