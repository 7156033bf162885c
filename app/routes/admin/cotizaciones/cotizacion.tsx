import { Download, Mail, MessageCircle, UserCheck } from "lucide-react";
import { DeleteButton } from "~/admin/delete/delete";
import { found, recordId, rowAction } from "~/admin/form/form.server";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { Entregas } from "~/admin/mail/entregas";
import { ListLink } from "~/admin/list/link";
import { listHref, listSearch, withListQuery } from "~/admin/list/list";
import { adminSession } from "~/admin/session/session.server";
import { PageTitle } from "~/admin/shell/page-title";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import { estadosCotizacion } from "~/domain/cotizaciones/cotizacion";
import { getCotizacion, resendCotizacion, setEstado, takeCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { formatMoment } from "~/domain/kernel/dates";
import { buttonClass, buttonGroup } from "~/ui/button";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Fact, Facts } from "~/ui/title-block";
import type { Route } from "./+types/cotizacion";
import { Estados } from "./estados";
import { Lineas } from "./lineas";

const path = "/admin/cotizaciones";

export async function loader({ params, url }: Route.LoaderArgs) {
  const cotizacion = found(await getCotizacion(recordId(params.id)));
  return { cotizacion, list: listHref(path, url), search: listSearch(url) };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { admin } = context.get(adminSession);
  const states = estadosCotizacion.map(({ value, label }) => [
    value,
    () => setEstado(id, value).then(() => ({ titulo: `Solicitud marcada como ${label.toLowerCase()}` })),
  ]);
  return rowAction(request, url, "No se pudo actualizar la solicitud. Inténtalo de nuevo.", {
    ...Object.fromEntries(states),
    responder: () => takeCotizacion(id, admin).then(() => ({ titulo: "Usted responde esta solicitud" })),
    reenviar: () =>
      resendCotizacion(id).then(() => ({
        titulo: "Correo en camino",
        texto: "Actualice la página para ver la entrega",
      })),
  });
}

function Datos({ cotizacion }: { cotizacion: Route.ComponentProps["loaderData"]["cotizacion"] }) {
  const { nombre, empresa, nit, email, telefono, ciudad, sede, responsable, created_at } = cotizacion;
  const facts = [
    ["Nombre", nombre],
    ["Empresa", empresa || "-"],
    ["NIT", nit || "-"],
    ["Teléfono", <a href={telHref(telefono)}>{telText(telefono)}</a>],
    ["Correo", email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : "-"],
    ["Ciudad", ciudad],
    ["Sede", sede || "-"],
    ["Responde", responsable || "-"],
    ["Recibida", formatMoment(created_at)],
    ["Política aceptada", `Versión ${cotizacion.politica_version}, ${formatMoment(cotizacion.aceptado_at)}`],
  ] as const;
  return (
    <Facts className="max-xs:grid-cols-1!">
      {facts.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

export default function Cotizacion({ loaderData }: Route.ComponentProps) {
  const { cotizacion, list, search } = loaderData;
  const { id, numero, nombre, telefono, email, estado, mensaje, lineas, salidas } = cotizacion;
  return (
    <>
      <ListLink to={list}>Lista de Cotizaciones</ListLink>
      <PageTitle titulo={numero} />
      <Card aria-labelledby="datos">
        <CardHeader>
          <CardTitle id="datos">Solicitud</CardTitle>
          <Estados estado={estado} correo={salidas[0]?.estado} />
        </CardHeader>
        <CardBody>
          <Datos cotizacion={cotizacion} />
          {mensaje && (
            <p className="max-w-176 text-base wrap-anywhere whitespace-pre-wrap" data-part="mensaje">
              {mensaje}
            </p>
          )}
        </CardBody>
        <CardFooter>
          <a
            className={buttonClass({ variant: "dark" })}
            href={whatsappHref(telefono, `Hola, ${nombre}. Le escribimos por su solicitud ${numero}.`)}
          >
            <Icon of={MessageCircle} />
            Responder por WhatsApp
          </a>
          {email && (
            <a
              className={buttonClass()}
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Cotización ${numero}`)}`}
            >
              <Icon of={Mail} />
              Responder por correo
            </a>
          )}
          <a className={buttonClass()} href={`${path}/exportar?numero=${numero}`}>
            <Icon of={Download} />
            Exportar XLSX
          </a>
          <DeleteButton href={withListQuery(`${path}/${id}/eliminar`, search)} label="Eliminar" />
        </CardFooter>
      </Card>
      <Lineas lineas={lineas} />
      <Card aria-labelledby="seguimiento">
        <CardHeader>
          <CardTitle id="seguimiento">Seguimiento</CardTitle>
        </CardHeader>
        <CardBody>
          <PostForm className={buttonGroup}>
            <input type="hidden" name="id" value={id} />
            <PostButton className={buttonClass({ variant: "dark" })} name="intent" value="responder">
              <Icon of={UserCheck} />
              Yo respondo
            </PostButton>
            {estadosCotizacion
              .filter(({ value }) => value !== estado)
              .map(({ value, label }) => (
                <PostButton key={value} className={buttonClass()} name="intent" value={value}>
                  Marcar como {label.toLowerCase()}
                </PostButton>
              ))}
          </PostForm>
        </CardBody>
      </Card>
      <Entregas id={id} salidas={salidas} />
    </>
  );
}
