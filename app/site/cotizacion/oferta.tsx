import { CircleCheck, Clock, Info, MessageCircle, TriangleAlert } from "lucide";
import { whatsappHref } from "~/domain/ajustes/ajustes";
import type { Oferta } from "~/domain/cotizaciones/oferta.server";
import { respuestaName } from "~/domain/cotizaciones/respuesta";
import { formatFecha, formatMoment } from "~/domain/kernel/dates";
import { formatNumber } from "~/domain/kernel/text";
import { Impreso } from "~/site/frame/impreso";
import { PageHead } from "~/site/frame/page-head";
import { useSitio } from "~/site/frame/sitio";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import { Fact, Facts } from "~/ui/title-block";
import { Aceptar, Preguntar, type RespuestaOferta } from "./oferta-formularios";
import { TablaOferta } from "./oferta-tabla";
import { VerRespuesta } from "./ver-respuesta";

interface Props {
  oferta: Oferta & { idempotencia: string };
  /** What was typed, and why it was not taken. */
  respuesta: RespuestaOferta | undefined;
}

/** Where an answer stands: accepted, replaced (or both), closed, expired, without prices, or valid until a day. */
function situacion({ later, numero, aceptada_at, cierre, vence, hayPrecios }: Oferta) {
  const dia = formatFecha(vence);
  const reemplazo = later && `Esta versión fue reemplazada por ${respuestaName(numero, later.version)}.`;
  const aceptacion = aceptada_at && `Usted la aceptó el ${formatMoment(aceptada_at)}`;
  if (aceptacion)
    return { icon: CircleCheck, tone: cx("text-exito"), texto: [aceptacion, reemplazo].filter(Boolean).join(" ") };
  const fin =
    reemplazo ||
    (cierre === "cerrada" && "Está cerrada. Háganos una pregunta si todavía la necesita.") ||
    (cierre === "vencida" && `Venció el ${dia}.`);
  if (fin) return { icon: TriangleAlert, tone: cx("text-minio-700"), texto: fin };
  if (!hayPrecios) return { icon: Info, tone: "", texto: "Esta respuesta no tiene precios." };
  return { icon: Clock, tone: cx("text-exito"), texto: `Válida hasta el ${dia}.` };
}

/** The priced answer to a request: lines, sums, conditions, and what can be done with it; never who asked. */
export function PaginaOferta({ oferta, respuesta }: Props) {
  const { ajustes } = useSitio();
  const { numero, version, lineas, sede, enviada_at, vence, mensaje, condiciones, later, whatsapp } = oferta;
  const nombre = respuestaName(numero, version);
  const { icon, tone, texto } = situacion(oferta);
  return (
    <Impreso titulo="Cotización">
      <PageHead>
        <div className="wrap grid gap-3 py-air-lg print:py-0">
          <p className={cx("flex items-center gap-2 font-semibold", tone)} data-part="situacion">
            <Icon of={icon} /> {texto}
          </p>
          <h1 className="h1 wrap-anywhere">
            Cotización <span className="xs:whitespace-nowrap">{numero}</span>
            {version > 1 && ` v${version}`}
          </h1>
          <VerRespuesta numero={numero} respuesta={later} />
        </div>
      </PageHead>
      <section className="seccion pt-air-md">
        <div className="wrap grid gap-x-air-lg gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
          <Facts className="max-xs:grid-cols-1! md:grid-cols-4 xl:col-span-full">
            <Fact name="Enviada">{formatMoment(enviada_at)}</Fact>
            <Fact name="Sede que responde">{sede || ajustes.empresa}</Fact>
            {oferta.hayPrecios && <Fact name="Válida hasta">{formatFecha(vence)}</Fact>}
            <Fact name="Productos">{formatNumber(lineas.length)}</Fact>
          </Facts>
          <div className="grid gap-4">
            <h2 className="h3" id="cotizado">
              Lo que le cotizamos
            </h2>
            {mensaje && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{mensaje}</p>}
            <TablaOferta {...oferta} />
            {condiciones && (
              <div className="grid max-w-prose gap-1">
                <h3 className="font-semibold">Condiciones</h3>
                <p className="nota wrap-anywhere whitespace-pre-wrap">{condiciones}</p>
              </div>
            )}
          </div>
          <div className="grid gap-4 print:hidden">
            <Aceptar oferta={oferta} fault={(respuesta?.accion === "aceptar" && respuesta.fault) || null} />
            <a
              className={buttonClass({ variant: "chat", size: "wide" })}
              href={whatsappHref(whatsapp, `Hola, les escribo por la cotización ${nombre}.`)}
            >
              <Icon of={MessageCircle} />
              Escribir por WhatsApp
            </a>
            <ged-imprime className="empty:hidden" data-clase={cx(buttonClass({ size: "wide" }))} />
            <Preguntar oferta={oferta} respuesta={respuesta?.accion === "preguntar" ? respuesta : null} />
            <Note tone="info">
              <b>Guarde este enlace.</b> Solo quien lo tiene puede ver estos precios, y no muestra su nombre ni su
              teléfono.
            </Note>
          </div>
        </div>
      </section>
    </Impreso>
  );
}
