import { data, redirect } from "react-router";
import { ListLink } from "~/admin/list/link";
import { readMedios } from "~/admin/media/medios.server";
import { readTypedUpload } from "~/admin/media/upload.server";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { listFotos } from "~/domain/catalogo/fotos/fotos.server";
import { MOST_FOTOS } from "~/domain/catalogo/fotos/nombres";
import { formMost } from "~/services/http/form-fields.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/subir";
import { idsOf } from "../marcados.server";
import { SubirFotos } from "./subir-fotos";

export const handle = { form: "editor", files: "medios" } satisfies RouteHandle;

const path = "/admin/productos";

/** The pictures that an address names were sent before, and not saved yet: whoever comes back from the question finds them. */
export async function loader({ url }: Route.LoaderArgs) {
  const items = await listFotos(idsOf(url.searchParams.get("fotos")));
  return { items, most: formMost.files.files };
}

/** Stores the pictures of a form and leads to the question where they go; all of them stay in a form that is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const upload = await readTypedUpload(request, context);
  const { items, problems, lost } = await readMedios(upload, { acepta: "imagen" });
  if (lost) problems.push("Una foto de la lista ya no existe. Súbala de nuevo si la necesita.");
  if (items.length > MOST_FOTOS)
    problems.push(`Se revisan hasta ${MOST_FOTOS} fotos a la vez. Desmarque ${items.length - MOST_FOTOS}.`);
  if (items.length === 0 && problems.length === 0) problems.push("Elija al menos una foto.");
  if (problems.length > 0) return data({ items, error: problems.join(" ") }, { status: 400 });
  return redirect(`${path}/fotos/revisar?fotos=${items.map(({ id }) => id).join(",")}`, 303);
}

export { waitHeaders as headers } from "~/services/http/plain-answer.server";

export default function Subir({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ListLink to={path}>Lista de Productos</ListLink>
      <PageTitle titulo="Fotos por código" texto="Reparte muchas fotos de una vez entre los productos" />
      <SubirFotos answer={actionData} {...loaderData} />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al subir fotos");
