import { CircleCheck, Info, MessageCircle, Repeat } from "lucide";
import type { LineaCotizacion } from "~/domain/cotizaciones/cotizacion";
import { formatMoment } from "~/domain/kernel/dates";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { CeldaCodigo, siteTableBox } from "~/site/catalogo/tabla-productos";
import { Impreso } from "~/site/frame/impreso";
import { PageHead } from "~/site/frame/page-head";
import { useSitio } from "~/site/frame/sitio";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Table } from "~/ui/list/table";
import { Note } from "~/ui/note";
import { Fact, Facts } from "~/ui/title-block";
import { VerRespuesta } from "./ver-respuesta";

interface ReciboProps {
  numero: string;
  sede: string;
  created_at: Date;
  lineas: readonly LineaCotizacion[];
  whatsapp: string;
  /** The list as a form carries it, to ask for the same again. */
  lista: string;
  /** The last answer that was sent. */
  respondida: { enlace: string; version: number; enviada_at: Date | null } | null;
}

function Lineas({ lineas }: Pick<ReciboProps, "lineas">) {
  return (
    <div className={siteTableBox}>
      <Table
        label="solicitado"
        head={
          <>
            <th scope="col">Código</th>
            <th scope="col">Nombre</th>
            <th scope="col" className="text-right!">
              Cantidad
            </th>
          </>
        }
      >
        {lineas.map(({ producto_id, codigo, nombre, cantidad }) => (
          <tr key={producto_id}>
            <CeldaCodigo>{codigo}</CeldaCodigo>
            <td className="wrap-anywhere">{nombre}</td>
            <td className="cifras md:text-right! print:text-right!" data-r="Cantidad">
              {formatNumber(cantidad)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** What was received: the number, the lines, and what can be done with them; never who sent it. */
export function Recibo({ numero, sede, created_at, lineas, whatsapp, lista, respondida }: ReciboProps) {
  const { ajustes } = useSitio();
  const units = lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <Impreso titulo="Solicitud de cotización">
      <PageHead>
        <div className="wrap grid gap-3 py-air-lg print:py-0">
          <p className="flex items-center gap-2 font-semibold text-exito">
            <Icon of={CircleCheck} />{" "}
            {respondida?.enviada_at
              ? `Le respondimos el ${formatMoment(respondida.enviada_at)}`
              : "La recibimos. Le respondemos en horario de oficina."}
          </p>
          <h1 className="h1 max-w-[22ch] wrap-anywhere">
            Solicitud <span className="xs:whitespace-nowrap">{numero}</span> {respondida ? "respondida" : "recibida"}
          </h1>
          <VerRespuesta numero={numero} respuesta={respondida} />
        </div>
      </PageHead>
      <section className="seccion pt-air-md">
        <div className="wrap grid gap-x-air-lg gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
          <Facts className="max-sm:grid-cols-1! sm:grid-cols-3 lg:col-span-full">
            <Fact name="Enviada">{formatMoment(created_at)}</Fact>
            <Fact name="Sede que responde">{sede || ajustes.empresa}</Fact>
            <Fact name="Productos">
              {formatNumber(lineas.length)}, en total {countOf(units, "unidad", "unidades")}
            </Fact>
          </Facts>
          <div className="grid gap-3">
            <h2 className="h3" id="solicitado">
              Lo que solicitó
            </h2>
            <Lineas lineas={lineas} />
          </div>
          <div className="grid gap-3 print:hidden">
            <a className={buttonClass({ variant: "chat", size: "wide" })} href={whatsapp}>
              <Icon of={MessageCircle} />
              Abrir WhatsApp con esta lista
            </a>
            <ged-imprime className="empty:hidden" data-clase={cx(buttonClass({ size: "wide" }))} />
            <form method="post" action="/cotizacion">
              <input type="hidden" name="accion" value="recuperar" />
              <input type="hidden" name="lista" value={lista} />
              <button type="submit" className={buttonClass({ size: "wide" })}>
                <Icon of={Repeat} />
                Repetir esta lista
              </button>
            </form>
            <Note tone="info" icon={Info}>
              <b>Guarde este enlace.</b> {respondida ? "" : "Aquí verá también nuestra respuesta. "}Solo quien lo tiene
              puede ver la solicitud, y no muestra su nombre ni su teléfono.
            </Note>
          </div>
        </div>
      </section>
    </Impreso>
  );
}
