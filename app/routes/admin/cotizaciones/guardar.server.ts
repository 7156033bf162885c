import { redirect } from "react-router";
import { readTypedForm } from "~/admin/form/form-data.server";
import { gone, redirectWithToast, saveForm } from "~/admin/form/form.server";
import { savedHref } from "~/ui/form/stacked-address";
import { listSearch, withListQuery } from "~/admin/list/address";
import { getCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { respuestaSchema } from "~/domain/cotizaciones/schemas/respuesta";
import { saveBorrador } from "~/domain/cotizaciones/borrador.server";
import { RESPUESTA, REVISAR } from "./formulario";

/** Keeps the draft of an answer; leads to the look at what will be sent, where that was asked for. */
export async function saveRespuesta(request: Request, url: URL, id: number, autor: string) {
  const cotizacion = await getCotizacion(id);
  if (!cotizacion) throw gone((await readTypedForm(request)).fields);
  const failure = "No se pudo guardar la respuesta. Inténtelo de nuevo.";
  return saveForm(request, respuestaSchema(cotizacion.lineas.length), failure, async (value, revision) => {
    await saveBorrador(id, revision, value, autor);
    if (url.searchParams.has(REVISAR))
      return redirect(withListQuery(`${url.pathname}/respuesta`, listSearch(url)), { status: 303 });
    return redirectWithToast(savedHref(url, RESPUESTA), "Borrador guardado");
  });
}
