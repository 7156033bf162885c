import type { Mail } from "~/services/mail/mail.server";
import { addresses } from "~/domain/ajustes/ajustes";
import { AvisoSchema } from "~/domain/cuentas/notices.server";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { formatMoment } from "~/domain/kernel/dates";

interface Mensaje {
  id: number;
  nombre: string;
  empresa: string;
  email: string;
  telefono: string;
  asunto: string;
  mensaje: string;
  created_at: Date;
}

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A mail's HTML of its content. */
export function htmlMail(content: string): string {
  return `<!DOCTYPE html><html lang="es"><body>${content}</body></html>`;
}

/** A typed text, with its line breaks. */
export function paragraph(text: string): string {
  return `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`;
}

/** The mail of a contact message, with sender and recipients from the settings (PUB §3, DEC 16). */
export async function composeMail(mensaje: Mensaje): Promise<Omit<Mail, "id">> {
  const ajustes = await getAjustesContacto();
  const rows = [
    ["Nombre", mensaje.nombre],
    ["Empresa", mensaje.empresa || "-"],
    ["Correo", mensaje.email],
    ["Teléfono", mensaje.telefono],
    ["Asunto", mensaje.asunto],
    ["Recibido", formatMoment(mensaje.created_at)],
  ] as const;
  const cells = rows.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`);
  return {
    from: ajustes.correo_remitente,
    to: addresses(ajustes.correo_destinatarios),
    replyTo: mensaje.email,
    subject: ajustes.correo_asunto + mensaje.asunto,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${mensaje.mensaje}\n`,
    html: htmlMail(`<table cellpadding="4">${cells.join("")}</table>${paragraph(mensaje.mensaje)}`),
  };
}

/** The mail to an administrator that an outbox entry stores in `datos`. */
export function composeAviso(datos: string): Omit<Mail, "id"> {
  const { de, para, asunto, texto } = AvisoSchema.parse(JSON.parse(datos));
  return { from: de, to: [para], replyTo: de, subject: asunto, text: texto, html: htmlMail(paragraph(texto)) };
}
