import { data, redirect } from "react-router";
import { readTypedForm } from "~/admin/form/form-data.server";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { sentMessage } from "~/domain/mensajes/contacto.server";
import { listUbicacionesVisibles } from "~/domain/paginas/ubicaciones.server";
import { requestInfo } from "~/services/http/request-info.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { log } from "~/services/log/log.server";
import { Cabeza } from "~/site/frame/cabeza";
import { DatosContacto } from "~/site/contacto/datos-contacto";
import { sendContacto } from "~/site/contacto/envio.server";
import { truncate } from "~/domain/kernel/text";
import { newIdempotencyKey } from "~/domain/kernel/forms.server";
import { FormularioContacto } from "~/site/contacto/formulario";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { HeadColumns, PageHead } from "~/site/frame/page-head";
import { ServerOnly } from "~/site/frame/server-only";
import { answerHeaders, formHeaders } from "~/site/formulario/cabeceras";
import { Sedes } from "~/site/contacto/sede";
import type { Route } from "./+types/contacto";

export const handle = {
  search: {
    asunto: (given: string) => truncate(given, 200),
    mensaje: (given: string) => truncate(given, 2000),
    enviado: (given: string) => (/^[\da-f]{64}$/.test(given) ? given : ""),
  },
  kept: false,
  inTurn: true,
  form: "visitor",
} satisfies RouteHandle;

/** Turns a failed read into null: the page then shows an error in its place and the form stays usable. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    log.error("Error al cargar la información de contacto", error);
    return null;
  });
}

export async function loader({ url }: Route.LoaderArgs) {
  const { enviado: key, ...prefilled } = searchOf(handle, url);
  const [ubicaciones, ajustes, enviado] = await Promise.all([
    orNull(listUbicacionesVisibles()),
    orNull(getAjustesContacto()),
    orNull(sentMessage(key)),
  ]);
  const shown = {
    ubicaciones,
    enviado,
    idempotencia: newIdempotencyKey(),
    prefilled,
    consentimientoObligatorio: Boolean(ajustes?.consentimiento_obligatorio),
  };
  return data(new ServerOnly(shown), ubicaciones ? 200 : 500);
}

export async function action({ request, context }: Route.ActionArgs) {
  const envio = await sendContacto(await readTypedForm(request), context.get(requestInfo).ip);
  if (envio.sent !== null) throw redirect(`/contacto?enviado=${envio.sent}#respuesta`, 303);
  const { status, retryAfter, respuesta } = envio;
  const headers = retryAfter ? { ...answerHeaders, "Retry-After": String(retryAfter) } : answerHeaders;
  return data(respuesta, { status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return formHeaders(actionHeaders);
}

export default function Contacto({ loaderData, actionData }: Route.ComponentProps) {
  const { ubicaciones, ...form } = loaderData.value;
  return (
    <>
      <Cabeza
        titulo="Contáctenos"
        descripcion="Teléfono, WhatsApp, correo, direcciones y horarios de nuestras sedes."
        canonica="/contacto"
      />
      <Migas actual="Contáctenos" />
      <PageHead>
        <HeadColumns
          texts={
            <>
              <h1 className="h1">Contáctenos</h1>
              <p className="lead">
                Díganos qué pieza necesita: el código, una foto o la muestra. Le confirmamos si la tenemos disponible.
              </p>
            </>
          }
        />
      </PageHead>
      <section className="seccion" aria-labelledby="escribanos">
        <div className="wrap grid gap-x-air-lg gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
          <FormularioContacto {...form} respuesta={actionData} />
          <DatosContacto />
        </div>
      </section>
      <Sedes ubicaciones={ubicaciones} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} falla={{ titulo: "Error al cargar la información de contacto" }} />;
}
