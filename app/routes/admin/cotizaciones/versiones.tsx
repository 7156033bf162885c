import { Check, ExternalLink, MessageCircle, Plus, Send } from "lucide";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete/delete";
import { withListQuery } from "~/admin/list/address";
import { IntentForm } from "~/admin/list/row-intent";
import { formatPesos } from "~/domain/cotizaciones/pesos";
import {
  type Cierre,
  cierres,
  enviadaOf,
  hayPrecios,
  respuestaHref,
  totalesOf,
  validezOf,
  venceOf,
} from "~/domain/cotizaciones/respuesta";
import type { Respuesta } from "~/domain/cotizaciones/respuestas.server";
import { respuestaWhatsapp } from "~/domain/cotizaciones/whatsapp";
import { formatFecha, formatMoment } from "~/domain/kernel/dates";
import { Badge } from "~/ui/badge";
import { buttonClass, buttonGroup } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Pregunta } from "./avisos";

interface Props {
  cotizacion: { id: number; numero: string; nombre: string; telefono: string; email: string };
  respuestas: readonly Respuesta[];
  /** Why the version that was sent last cannot be accepted any more. */
  cierre: Cierre | null;
  /** The site's own origin, for the addresses of the customer's pages. */
  origen: string;
  /** The list's query string, for the way back. */
  search: string;
  /** Address of this screen with a new version open; null while one is. */
  nueva: string | null;
}

/** Every version of the answer, the newest first, with what the customer did with it. */
export function Versiones({ cotizacion, respuestas, cierre, origen, search, nueva }: Props) {
  if (respuestas.length === 0) return null;
  const current = enviadaOf(respuestas);
  return (
    <Card aria-labelledby="versiones">
      <CardHeader>
        <CardTitle id="versiones">Versiones</CardTitle>
      </CardHeader>
      <ul>
        {respuestas.map((respuesta) => (
          <li
            key={respuesta.id}
            className="grid gap-2 border-b border-tinta-200 px-5 py-4 wrap-anywhere last:border-b-0"
          >
            <Version respuesta={respuesta} estado={respuesta === current ? stateOf(cotizacion) : "reemplazada"} />
            {!respuesta.enviada_at && (
              <DeleteButton
                href={withListQuery(`/admin/cotizaciones/borrador/${cotizacion.id}/eliminar`, search)}
                label="Descartar borrador"
              />
            )}
            {respuesta === current && cierre && (
              <p className="grid justify-items-start gap-1">
                <Badge tono="aviso">{cierre === "vencida" ? "Vencida" : "Cerrada"}</Badge>
                <span className="nota">{cierres[cierre]}</span>
              </p>
            )}
            {respuesta === current && !cierre && (
              <Compartir cotizacion={cotizacion} whatsapp={respuestaWhatsapp(cotizacion, paginaOf(current, origen))} />
            )}
          </li>
        ))}
      </ul>
      {nueva && (
        <footer className="border-t border-tinta-300 bg-tinta-50 px-5 py-4">
          <Link className={buttonClass({ size: "sm" })} to={nueva}>
            <Icon of={Plus} />
            Preparar otra versión
          </Link>
        </footer>
      )}
    </Card>
  );
}

/** Whether an answer went to the customer's address; without one only who sends it by WhatsApp knows. */
const stateOf = ({ email }: Props["cotizacion"]) => (email ? "enviada" : "lista para enviar por WhatsApp");

function Version({ respuesta, estado }: { respuesta: Respuesta; estado: string }) {
  const { id, revision, version, enlace, enviada_at, aceptada_at, pregunta, autor, lineas } = respuesta;
  if (!enviada_at)
    return (
      <p>
        <b className="block font-semibold">Versión {version}, borrador</b>
        <span className="nota">
          {formatMoment(respuesta.updated_at)}, {autor}
        </span>
      </p>
    );
  return (
    <>
      <p>
        <b className="block font-semibold">
          Versión {version}, {estado}
        </b>
        <span className="nota">
          {formatMoment(enviada_at)}, {autor}.{" "}
          {hayPrecios(lineas)
            ? `${formatPesos(totalesOf(lineas).total)}, hasta el ${formatFecha(venceOf(enviada_at, validezOf(respuesta)))}.`
            : "Sin precios."}
        </span>
      </p>
      {aceptada_at && (
        <p className="grid justify-items-start gap-1">
          <Badge tono="ok">Aceptada</Badge>
          <span className="nota">{formatMoment(aceptada_at)}</span>
        </p>
      )}
      {pregunta && <Pregunta>{pregunta}</Pregunta>}
      {respuesta.pregunta_at && (
        <IntentForm id={id} intent="pregunta-respondida" icon={Check} label="Ya la respondí">
          <input type="hidden" name="revision" value={revision} />
        </IntentForm>
      )}
      <a className="inline-flex min-h-6 items-center gap-2 justify-self-start" href={respuestaHref(enlace)}>
        <Icon of={ExternalLink} />
        Página del cliente
      </a>
    </>
  );
}

/** An answer that was sent, and its page as the customer opens it. */
export function paginaOf({ version, enlace }: Respuesta, origen: string) {
  return { version, pagina: respuestaHref(enlace, origen) };
}

function Compartir({ cotizacion: { id, email }, whatsapp }: Pick<Props, "cotizacion"> & { whatsapp: string }) {
  return (
    <div className={buttonGroup}>
      <a className={buttonClass({ size: "sm" })} href={whatsapp}>
        <Icon of={MessageCircle} />
        Enviar por WhatsApp
      </a>
      {email && <IntentForm id={id} intent="reenviar-respuesta" icon={Send} label="Enviar otra vez por correo" />}
    </div>
  );
}
