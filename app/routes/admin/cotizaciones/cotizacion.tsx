import { getZodConstraint } from "@conform-to/zod/v4";
import { found, recordId, redirectWithToast, rowAction, saveRowForm } from "~/admin/form/form.server";
import { postedIn, savedHref } from "~/ui/form/stacked-address";
import { Entregas } from "~/admin/mail/entregas";
import { ListLink } from "~/admin/list/link";
import { listHref, listSearch } from "~/admin/list/address";
import { adminSession } from "~/admin/session/session.server";
import { PageTitle } from "~/admin/shell/page-title";
import { getCotizacion, resendCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { respuestaSchema } from "~/domain/cotizaciones/schemas/respuesta";
import { enviadaOf } from "~/domain/cotizaciones/respuesta";
import { respuestaWhatsapp } from "~/domain/cotizaciones/whatsapp";
import { SeguimientoSchema, takenBy } from "~/domain/cotizaciones/seguimiento";
import { listResponsables, saveSeguimiento } from "~/domain/cotizaciones/seguimiento.server";
import {
  beginningOf,
  borradorOf,
  cierreDe,
  listRespuestas,
  resendRespuesta,
  retryCorreo,
  settlePregunta,
  versionOf,
} from "~/domain/cotizaciones/respuestas.server";
import { formatMoment } from "~/domain/kernel/dates";
import { countOf } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import type { Route } from "./+types/cotizacion";
import { Solicitud } from "./datos";
import { NUEVA, Respuesta, RESPUESTA } from "./formulario";
import { saveRespuesta } from "./guardar.server";
import { Lineas } from "./lineas";
import { Seguimiento, SEGUIMIENTO } from "./seguimiento";
import { paginaOf, Versiones } from "./versiones";

const path = "/admin/cotizaciones";
const enCamino = { titulo: "Correo en camino", texto: "Actualice la página para ver la entrega" };
const failure = "No se pudo actualizar la solicitud. Inténtelo de nuevo.";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cotizacion = found(await getCotizacion(recordId(params.id)));
  const responsables = await listResponsables(cotizacion.responsable_id);
  const mia = cotizacion.responsable_id === context.get(adminSession).admin.id;
  const respuestas = await listRespuestas(cotizacion.enlace);
  const [last] = respuestas;
  const borrador = borradorOf(respuestas);
  // A form that was refused stays open with what was typed, whatever became of its version.
  const refused = postedIn(url) === RESPUESTA;
  const abierta = !last || Boolean(borrador) || refused || url.searchParams.has(NUEVA);
  const version = versionOf(respuestas);
  const inicio = beginningOf(cotizacion.lineas, last);
  const nueva = abierta
    ? null
    : `${url.pathname}?${new URLSearchParams([...url.searchParams, [NUEVA, "1"]])}#${RESPUESTA}`;
  const cierre = cierreDe(respuestas, cotizacion.estado);
  return {
    ...{ cotizacion, responsables, mia, respuestas, cierre, nueva, origen: url.origin },
    seguimiento: getZodConstraint(SeguimientoSchema),
    respuesta: abierta
      ? {
          ...{ version, revision: borrador?.revision ?? 0, inicio },
          constraint: getZodConstraint(respuestaSchema(inicio.lineas.length)),
        }
      : null,
    ...{ list: listHref(path, url), search: listSearch(url) },
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { admin } = context.get(adminSession);
  if (postedIn(url) === SEGUIMIENTO) {
    const row = { schema: SeguimientoSchema, failure, get: () => getCotizacion(id) };
    return saveRowForm(request, row, async ({ yo, ...value }, revision) => {
      await saveSeguimiento(id, revision, yo ? takenBy(admin.id, value) : value);
      const titulo = yo ? "Usted responde esta solicitud" : "Seguimiento guardado";
      return redirectWithToast(savedHref(url, SEGUIMIENTO), titulo);
    });
  }
  if (postedIn(url) === RESPUESTA) return saveRespuesta(request, url, id, admin.nombre);
  return rowAction(request, url, failure, {
    reenviar: () => resendCotizacion(id).then(() => enCamino),
    "pregunta-respondida": (row) => settlePregunta(id, row).then(() => ({ titulo: "Pregunta respondida" })),
    "reenviar-correo": ({ id: salida }) => retryCorreo(id, salida).then(() => enCamino),
    "reenviar-respuesta": () => resendRespuesta(id, url.origin).then(() => enCamino),
  });
}

const columns = cx("grid gap-6 *:grid *:content-start *:gap-6 2xl:grid-cols-[minmax(0,1fr)_20rem]");

export default function Cotizacion({ loaderData, actionData }: Route.ComponentProps) {
  const { cotizacion, responsables, mia, respuestas, cierre, respuesta, seguimiento, origen, nueva, list, search } =
    loaderData;
  const { id, numero, nombre, empresa, lineas, salidas, created_at } = cotizacion;
  const existen = new Set(lineas.filter(({ existe }) => existe).map(({ producto_id }) => producto_id));
  const enviada = enviadaOf(respuestas);
  const products = countOf(lineas.length, "producto", "productos");
  return (
    <>
      <ListLink to={list}>Lista de Cotizaciones</ListLink>
      <PageTitle titulo={numero} texto={`${empresa || nombre}, ${products}, recibida el ${formatMoment(created_at)}`} />
      <div className={columns}>
        <div>
          {respuesta ? <Respuesta {...respuesta} existen={existen} answer={actionData} /> : <Lineas lineas={lineas} />}
          <Solicitud
            {...{ cotizacion, search }}
            whatsapp={respuestaWhatsapp(cotizacion, enviada && !cierre ? paginaOf(enviada, origen) : undefined)}
          />
          <Entregas id={id} salidas={salidas} reenviar="Reenviar la solicitud" />
        </div>
        <div>
          <Versiones {...{ cotizacion, respuestas, cierre, origen, search, nueva }} />
          <Seguimiento row={cotizacion} {...{ responsables, mia }} constraint={seguimiento} answer={actionData} />
        </div>
      </div>
    </>
  );
}
