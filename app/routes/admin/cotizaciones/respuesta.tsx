import { Send } from "lucide";
import { Link, redirect } from "react-router";
import { z } from "zod";
import { readFormData } from "~/admin/form/form-data.server";
import {
  errorText,
  found,
  Id,
  recordId,
  redirectWithError,
  redirectWithToast,
  Revision,
} from "~/admin/form/form.server";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { ListLink } from "~/admin/list/link";
import { listSearch, withListQuery } from "~/admin/list/address";
import { Tabla } from "~/admin/list/table";
import { PageTitle } from "~/admin/shell/page-title";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { getCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import {
  hayPrecios,
  INCOMPLETA,
  isComplete,
  respuestaName,
  sinPrecioText,
  totalesOf,
  validezOf,
  venceOf,
} from "~/domain/cotizaciones/respuesta";
import {
  aceptadaOf,
  borradorOf,
  firmaOf,
  listRespuestas,
  preguntasOf,
  sendRespuesta,
} from "~/domain/cotizaciones/respuestas.server";
import { formatFecha } from "~/domain/kernel/dates";
import { now } from "~/services/env/clock.server";
import { badRequest } from "~/services/http/form-gate.server";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Fact, Facts } from "~/ui/title-block";
import type { Route } from "./+types/respuesta";
import { Desenlace, Preguntas } from "./avisos";
import { filaRespuesta, numeros } from "./lineas";
import { Totales } from "./totales";

const path = "/admin/cotizaciones";
const Sent = z.object({
  version: Id,
  revision: Revision,
  aceptada: Revision,
  estado: z.string().catch(""),
  firma: z.string().catch(""),
  pregunta: z.coerce.date().catch(new Date(0)),
});

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, numero, nombre, email, enlace, estado } = found(await getCotizacion(recordId(params.id)));
  const back = withListQuery(`${path}/${id}`, listSearch(url));
  const respuestas = await listRespuestas(enlace);
  const borrador = borradorOf(respuestas);
  if (!borrador) throw redirect(back);
  const { condiciones } = await getAjustesContacto();
  const vence = hayPrecios(borrador.lineas) ? venceOf(now(), validezOf(borrador)) : null;
  const [aceptada, completa] = [aceptadaOf(respuestas), isComplete(borrador.lineas)];
  return {
    ...{ numero, nombre, email, estado, borrador, aceptada, condiciones, vence, back, completa },
    ...{ ...preguntasOf(respuestas), firma: firmaOf(condiciones) },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const shown = Sent.safeParse(Object.fromEntries(await readFormData(request)));
  if (!shown.success) throw badRequest();
  try {
    const { nombre, email } = await sendRespuesta(id, shown.data, url.origin);
    const back = withListQuery(`${path}/${id}`, listSearch(url));
    if (email) return await redirectWithToast(back, `Cotización ${nombre} enviada`, `Va por correo a ${email}`);
    const falta = "El cliente no dejó correo: falta que usted la envíe por WhatsApp";
    return await redirectWithToast(back, `Cotización ${nombre} lista`, falta);
  } catch (error) {
    const text = errorText("No se pudo enviar la respuesta. Inténtelo de nuevo.", error);
    return redirectWithError(url.pathname + url.search, text);
  }
}

/** What will be sent, before it is. */
export default function Revisar({ loaderData }: Route.ComponentProps) {
  const { numero, nombre, email, borrador, aceptada, condiciones, vence, back, completa } = loaderData;
  const { estado, firma, preguntas, ultima } = loaderData;
  const { version, revision, lineas, mensaje } = borrador;
  const enviar = email ? "Enviar respuesta" : "Dejar lista para WhatsApp";
  return (
    <>
      <ListLink to={back}>{numero}</ListLink>
      <PageTitle
        titulo={`Revisar ${respuestaName(numero, version)}`}
        texto="Así la verá el cliente. Una vez enviada no cambia: se reemplaza por otra versión."
      />
      <Desenlace {...{ aceptada, estado, version }} />
      <Preguntas {...{ preguntas }} />
      <Card aria-labelledby="respuesta">
        <CardHeader>
          <CardTitle id="respuesta">Respuesta, versión {version}</CardTitle>
        </CardHeader>
        <CardBody>
          <Facts className="max-xs:grid-cols-1!">
            <Fact name="Para">{nombre}</Fact>
            <Fact name="Correo">{email || "No dejó correo: se envía por WhatsApp"}</Fact>
            {vence && <Fact name="Si se envía hoy, vale hasta el">{formatFecha(vence)}</Fact>}
            <Fact name="Condiciones">{condiciones || "-"}</Fact>
          </Facts>
          {mensaje && <p className="max-w-176 wrap-anywhere whitespace-pre-wrap">{mensaje}</p>}
        </CardBody>
        <div className={numeros}>
          <Tabla
            columns={["Código", "Nombre", "Cantidad", "Precio unitario", "IVA", "Días", "Total sin IVA"]}
            label="respuesta"
          >
            {lineas.map((linea) => filaRespuesta(linea, borrador.validez_dias))}
          </Tabla>
        </div>
        <Totales {...totalesOf(lineas)} />
        <p className="nota px-5 pb-4 text-right empty:hidden">{sinPrecioText(lineas)}</p>
        <CardFooter>
          {completa ? (
            <PostForm>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="revision" value={revision} />
              <input type="hidden" name="estado" value={estado} />
              <input type="hidden" name="firma" value={firma} />
              <input type="hidden" name="pregunta" value={ultima.toISOString()} />
              <PostButton
                className={buttonClass({ variant: aceptada ? "danger" : "dark" })}
                name="aceptada"
                value={aceptada?.version ?? 0}
              >
                <Icon of={Send} />
                {aceptada ? `Reemplazar la versión ${aceptada.version} y enviar` : enviar}
              </PostButton>
            </PostForm>
          ) : (
            <p className="self-center font-semibold">{INCOMPLETA}</p>
          )}
          <Link className={buttonClass()} to={back}>
            Seguir editando
          </Link>
        </CardFooter>
      </Card>
    </>
  );
}
