import type { Mail } from "~/services/mail/mail.server";
import { addresses } from "~/domain/ajustes/ajustes";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { formatMoment } from "~/domain/kernel/dates";
import { formatNumber } from "~/domain/kernel/text";
import { answerTo, facts, htmlMail, paragraph, table } from "~/domain/mensajes/compose.server";
import { lineasOf, type maxLengths } from "./cotizacion";

interface Solicitud extends Record<keyof typeof maxLengths, string> {
  numero: string;
  sede: string;
  lineas: string;
  created_at: Date;
}

/** The mail to staff about a request for a quote: who asks, and the lines as a table. Answers go to the customer. */
export async function composeCotizacion(solicitud: Solicitud): Promise<Omit<Mail, "id">> {
  const ajustes = await getAjustesContacto();
  const lineas = lineasOf(solicitud.lineas);
  const { text, html } = facts([
    ["Número", solicitud.numero],
    ["Nombre", solicitud.nombre],
    ["Teléfono", solicitud.telefono],
    ["Ciudad", solicitud.ciudad],
    ["Empresa", solicitud.empresa || "-"],
    ["NIT", solicitud.nit || "-"],
    ["Correo", solicitud.email || "-"],
    ["Sede que responde", solicitud.sede || "-"],
    ["Recibida", formatMoment(solicitud.created_at)],
  ]);
  const rows = lineas.map(({ codigo, nombre, cantidad }) => [formatNumber(cantidad), codigo, nombre] as const);
  const lines = rows.map(([cantidad, codigo, nombre]) => `${cantidad} x ${codigo} ${nombre}`);
  return {
    from: ajustes.correo_remitente,
    to: addresses(ajustes.correo_destinatarios),
    replyTo: answerTo(solicitud.email, ajustes.correo_remitente),
    subject: `Solicitud ${solicitud.numero} - ${solicitud.nombre}`,
    text: `${text}\n\n${lines.join("\n")}\n\n${solicitud.mensaje}\n`,
    html: htmlMail(
      html + table(["Cantidad", "Código", "Nombre"], rows) + (solicitud.mensaje && paragraph(solicitud.mensaje)),
    ),
  };
}
