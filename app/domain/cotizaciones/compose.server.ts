import type { Mail } from "~/services/mail/mail.server";
import { addresses } from "~/domain/ajustes/ajustes";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { formatMoment } from "~/domain/kernel/dates";
import { formatNumber } from "~/domain/kernel/text";
import { escapeHtml, htmlMail, paragraph } from "~/domain/mensajes/compose.server";
import { lineasOf, type maxLengths } from "./cotizacion";

interface Solicitud extends Record<keyof typeof maxLengths, string> {
  numero: string;
  sede: string;
  lineas: string;
  created_at: Date;
}

function cell(text: string, tag = "td"): string {
  return `<${tag} align="left">${escapeHtml(text)}</${tag}>`;
}

/** The mail to staff about a request for a quote: who asks, and the lines as a table. Answers go to the customer. */
export async function composeCotizacion(solicitud: Solicitud): Promise<Omit<Mail, "id">> {
  const ajustes = await getAjustesContacto();
  const lineas = lineasOf(solicitud.lineas);
  const rows = [
    ["Número", solicitud.numero],
    ["Nombre", solicitud.nombre],
    ["Teléfono", solicitud.telefono],
    ["Ciudad", solicitud.ciudad],
    ["Empresa", solicitud.empresa || "-"],
    ["NIT", solicitud.nit || "-"],
    ["Correo", solicitud.email || "-"],
    ["Sede que responde", solicitud.sede || "-"],
    ["Recibida", formatMoment(solicitud.created_at)],
  ] as const;
  const facts = rows.map(([label, value]) => `<tr>${cell(label, "th")}${cell(value)}</tr>`);
  const lines = lineas.map(
    ({ codigo, nombre, cantidad }) => `<tr>${cell(formatNumber(cantidad))}${cell(codigo)}${cell(nombre)}</tr>`,
  );
  const head = `<tr>${["Cantidad", "Código", "Nombre"].map((label) => cell(label, "th")).join("")}</tr>`;
  const table = `<table border="1" cellpadding="4" cellspacing="0">${head}${lines.join("")}</table>`;
  return {
    from: ajustes.correo_remitente,
    to: addresses(ajustes.correo_destinatarios),
    // Without an address of the customer's, an answer goes to the sender.
    replyTo: solicitud.email || ajustes.correo_remitente,
    subject: `Solicitud ${solicitud.numero} - ${solicitud.nombre}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${lineas
      .map(({ cantidad, codigo, nombre }) => `${formatNumber(cantidad)} x ${codigo} ${nombre}`)
      .join("\n")}\n\n${solicitud.mensaje}\n`,
    html: htmlMail(
      `<table cellpadding="4">${facts.join("")}</table>${table}${solicitud.mensaje ? paragraph(solicitud.mensaje) : ""}`,
    ),
  };
}
