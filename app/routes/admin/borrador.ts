import { redirect } from "react-router";
import { deleteDraft } from "~/admin/session/expired.server";
import { readFormData } from "~/admin/form/form-data.server";
import { adminSession, safeReturn } from "~/admin/session/session.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/borrador";

export const handle = { form: "confirmation" } satisfies RouteHandle;

/** Discards the draft of a screen. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  await deleteDraft(request, context.get(adminSession).admin.id, String(form.get("ruta") ?? ""), form);
  return redirect(safeReturn(String(form.get("volver") ?? "")), { status: 303 });
}

export function loader() {
  return redirect("/admin");
}
