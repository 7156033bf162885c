import { type Mail, MailError } from "~/services/mail/mail.server";
import { addresses, ajustesContactoDefaults, ajustesDefaults, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { formatFecha } from "~/domain/kernel/dates";
import { formatNumber } from "~/domain/kernel/text";
import { answerTo, escapeHtml, facts, htmlMail, paragraph, table } from "~/domain/mensajes/compose.server";
import { whyNotMailed } from "./enviada.server";
import { formatPesos } from "./pesos";
import {
  hayPrecios,
  lineTotal,
  precioText,
  respuestaName,
  sinPrecioText,
  totalesText,
  totalesOf,
  validezOf,
  venceOf,
} from "./respuesta";
import { correoDe, lineasRespuestaOf } from "./schemas/respuesta";

interface Solicitud {
  numero: string;
  nombre: string;
  telefono: string;
  email: string;
}
interface Respuesta {
  version: number;
  validez_dias: number;
  mensaje: string;
  condiciones: string;
  lineas: string;
  enviada_at: Date | null;
  enlace: string;
}

function link(href: string): string {
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></p>`;
}

/** The lines and the sums of an answer, as text and as a table. */
function listed(respuesta: Respuesta) {
  const lineas = lineasRespuestaOf(respuesta.lineas);
  const sums = facts(totalesText(totalesOf(lineas)));
  const sinPrecio = sinPrecioText(lineas);
  const rows = lineas.map((linea) => {
    const sum = lineTotal(linea);
    const [cantidad, price] = [formatNumber(linea.cantidad), precioText(linea)];
    return [
      linea.codigo,
      linea.nombre,
      cantidad,
      price,
      ...(sum === null ? ["", ""] : [`${linea.iva} %`, formatPesos(sum)]),
    ];
  });
  const text = rows.map(([codigo, nombre, cantidad, price, iva, sum]) => {
    const each = sum ? `${price} c/u, IVA ${iva}, total sin IVA ${sum}` : price;
    return `${cantidad} x ${codigo} ${nombre}: ${each}`;
  });
  return {
    text: [...text, "", sums.text, ...(sinPrecio ? [sinPrecio] : [])].join("\n"),
    html:
      table(["Código", "Nombre", "Cantidad", "Precio unitario", "IVA", "Total sin IVA"], rows) +
      sums.html +
      (sinPrecio && paragraph(sinPrecio)),
    vence:
      respuesta.enviada_at && hayPrecios(lineas) && venceOf(respuesta.enviada_at, validezOf({ ...respuesta, lineas })),
  };
}

/**
 * A mail about an answer: the answer to its customer, or to the staff that the customer accepted it or asks. Its outbox
 * entry says which. Throws MailError for an answer that was replaced or ended before it was mailed.
 */
export async function composeRespuesta(
  solicitud: Solicitud,
  respuesta: Respuesta,
  datos: string,
): Promise<Omit<Mail, "id">> {
  const { que, pagina, pregunta } = correoDe(datos);
  const ajustes = mergeAjustes({ ...ajustesDefaults, ...ajustesContactoDefaults }, await listAjustes());
  const nombre = respuestaName(solicitud.numero, respuesta.version);
  const { text, html, vence } = listed(respuesta);
  const from = ajustes.correo_remitente;
  if (que === "respuesta") {
    const why = await whyNotMailed(respuesta.enlace);
    if (why) throw new MailError("moot", why);
    const valid = vence ? `, válida hasta el ${formatFecha(vence)}` : "";
    const hello = `Hola, ${solicitud.nombre}. Esta es nuestra respuesta a su solicitud${valid}.`;
    const ask = `En esta página puede ${vence ? "aceptarla, " : ""}imprimirla o hacernos una pregunta:`;
    const { mensaje, condiciones } = respuesta;
    return {
      ...{ from, to: addresses(solicitud.email), replyTo: ajustes.correo },
      subject: `Cotización ${nombre} - ${ajustes.empresa}`,
      text: [hello, mensaje, text, `${ask}\n${pagina}`, condiciones].filter(Boolean).join("\n\n") + "\n",
      html: htmlMail(
        [hello, mensaje].filter(Boolean).map(paragraph).join("") +
          html +
          paragraph(ask) +
          link(pagina) +
          (condiciones && paragraph(condiciones)),
      ),
    };
  }
  const did = que === "aceptada" ? "aceptó la cotización" : "pregunta por la cotización";
  const said = `${solicitud.nombre} ${did} ${nombre}. Teléfono: ${solicitud.telefono}.`;
  return {
    ...{ from, to: addresses(ajustes.correo_destinatarios), replyTo: answerTo(solicitud.email, from) },
    subject: `Cotización ${nombre}: ${que === "aceptada" ? "aceptada" : "pregunta del cliente"}`,
    text: [said, pregunta, pagina, text].filter(Boolean).join("\n\n") + "\n",
    html: htmlMail(paragraph(said) + (pregunta && paragraph(pregunta)) + link(pagina) + html),
  };
}
