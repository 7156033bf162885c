import { Link } from "react-router";
import { Columns } from "~/admin/importacion/columns";
import { Upload } from "~/admin/importacion/upload";
import { ListLink } from "~/admin/list/link";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/importar";
import { screens } from "./importar.server";

export const handle = { form: "confirmation", files: "tabla" } satisfies RouteHandle;

const path = "/admin/productos";

const columns = [
  ["Código", "Obligatoria. Si ya existe un producto con ese código se actualiza; si no, se crea."],
  ["Nombre", "Obligatorio en productos nuevos."],
  ["Categoría", "El nombre de una categoría que ya existe."],
  ["Subcategoría", "El nombre de una subcategoría de esa categoría."],
  ["Descripción", "Puede quedar vacía."],
  ["Visible", "Sí o No. Vacía: los productos nuevos quedan visibles y los demás como están."],
  ["Universal", "Sí si sirve a todos los vehículos, o No. Vacía: los productos quedan como están."],
  ["Números OE", "Marca; Número, una referencia por línea dentro de la celda."],
  ["Equivalentes", "Marca; Número, una referencia por línea dentro de la celda."],
  ["Reemplaza a", "Códigos nuestros que ya no se venden, uno por línea dentro de la celda."],
  ["Medidas", "Una columna por medida, con su unidad: Largo (mm). La exportación de una subcategoría las trae."],
] as const;

export async function loader() {
  return null;
}

export async function action(args: Route.ActionArgs) {
  return screens.upload(args);
}

export { waitHeaders as headers } from "~/services/http/plain-answer.server";

export default function Importar({ actionData }: Route.ComponentProps) {
  return (
    <>
      <ListLink to={path}>Lista de Productos</ListLink>
      <PageTitle titulo="Importar Productos" texto="Crea y actualiza productos desde una hoja de cálculo" />
      <Upload hasta="50.000 productos" answer={actionData} />
      <Columns plantilla={`${path}/plantilla`} columns={columns}>
        La primera fila lleva los títulos, en cualquier orden. Las columnas que falten no se tocan, y las que el sitio
        no conoce se ignoran. Las fotos se suben aparte, en <Link to={`${path}/fotos`}>Fotos por código</Link>.
      </Columns>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al importar productos");
