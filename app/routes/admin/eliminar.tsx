import type { ShouldRevalidateFunctionArgs } from "react-router";
import { deleteOrMove, loadDeletion } from "~/admin/delete/delete.server";
import { DeletePage } from "~/admin/delete/page";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadDeletion(url, params.id);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return deleteOrMove(request, url, params.id);
}

/**
 * Also loads the content of the dialog. When it cannot be read, the browser opens the page instead, which asks before
 * unsaved changes are lost.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
}

/** The question is read again where another row took the place of its own (409); that of a dialog not after its row was deleted. */
export function shouldRevalidate({ actionStatus, currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (defaultShouldRevalidate || actionStatus === 409) && currentUrl.pathname.endsWith("/eliminar");
}

export default function Eliminar({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletePage {...loaderData} error={actionData?.error ?? null} />;
}
