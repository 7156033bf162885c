import { Download, Mail, MessageCircle } from "lucide";
import { DeleteButton } from "~/admin/delete/delete";
import { withListQuery } from "~/admin/list/address";
import { telHref, telText } from "~/domain/ajustes/ajustes";
import type { getCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { formatMoment, formatVersion } from "~/domain/kernel/dates";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Fact, Facts } from "~/ui/title-block";
import { Estados } from "./estados";

const path = "/admin/cotizaciones";

type Cotizacion = NonNullable<Awaited<ReturnType<typeof getCotizacion>>>;

/** Who asks, and the consent with its date. */
function Datos({ cotizacion }: { cotizacion: Cotizacion }) {
  const { nombre, empresa, nit, email, telefono, ciudad, sede } = cotizacion;
  const facts = [
    ["Nombre", nombre],
    ["Empresa", empresa || "-"],
    ["NIT", nit || "-"],
    ["Teléfono", <a href={telHref(telefono)}>{telText(telefono)}</a>],
    ["Correo", email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : "-"],
    ["Ciudad", ciudad],
    ["Sede", sede || "-"],
    [
      "Política aceptada",
      `Versión ${formatVersion(cotizacion.politica_version)}, ${formatMoment(cotizacion.aceptado_at)}`,
    ],
  ] as const;
  return (
    <Facts className="last-odd:[&>:last-child]:col-span-full max-xs:grid-cols-1!">
      {facts.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

interface SolicitudProps {
  cotizacion: Cotizacion;
  /** The list's query string, for the way back. */
  search: string;
  /** The link that opens WhatsApp for an answer. */
  whatsapp: string;
}

/** The request as it was sent, and the ways to answer it. */
export function Solicitud({ cotizacion, search, whatsapp }: SolicitudProps) {
  const { id, numero, email, estado, mensaje, salidas } = cotizacion;
  return (
    <Card aria-labelledby="datos">
      <CardHeader>
        <CardTitle id="datos">Solicitud</CardTitle>
        <Estados estado={estado} salidas={salidas} />
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
        <a className={buttonClass({ variant: "dark" })} href={whatsapp}>
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
  );
}
