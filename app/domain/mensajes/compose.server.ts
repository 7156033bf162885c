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

function cell(tag: "th" | "td", text: string): string {
  return `<${tag} align="left">${escapeHtml(text)}</${tag}>`;
}

/** What is said line by line, as the text and the HTML of a mail: the name of each fact, and the fact. */
export function facts(rows: readonly (readonly [string, string])[]) {
  const lines = rows.map(([name, fact]) => `<tr>${cell("th", name)}${cell("td", fact)}</tr>`);
  return {
    text: rows.map(([name, fact]) => `${name}: ${fact}`).join("\n"),
    html: `<table cellpadding="4">${lines.join("")}</table>`,
  };
}

/** A mail's HTML of a table with its head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (tag: "th" | "td", cells: readonly string[]) =>
    `<tr>${cells.map((text) => cell(tag, text)).join("")}</tr>`;
  const lines = rows.map((cells) => row("td", cells));
  return `<table border="1" cellpadding="4" cellspacing="0">${row("th", head)}${lines.join("")}</table>`;
}

/** The mail of a contact message, with sender and recipients from the settings (PUB §3, DEC 16). */
export async function composeMail(mensaje: Mensaje): Promise<Omit<Mail, "id">> {
  const ajustes = await getAjustesContacto();
  const { text, html } = facts([
    ["Nombre", mensaje.nombre],
    ["Empresa", mensaje.empresa || "-"],
    ["Correo", mensaje.email],
    ["Teléfono", mensaje.telefono],
    ["Asunto", mensaje.asunto],
    ["Recibido", formatMoment(mensaje.created_at)],
  ]);
  return {
    from: ajustes.correo_remitente,
    to: addresses(ajustes.correo_destinatarios),
    replyTo: answerTo(mensaje.email, ajustes.correo_remitente),
    subject: ajustes.correo_asunto + mensaje.asunto,
    text: `${text}\n\n${mensaje.mensaje}\n`,
    html: htmlMail(html + paragraph(mensaje.mensaje)),
  };
}

/** A mailbox that every mail service takes: no accents, and no point at an end or beside another. */
const MAILBOX = /^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i;

/**
 * Where an answer to a mail goes: to who wrote, or to the sender where there is no address that mail services take. They
 * would refuse the whole mail, in whose text it stands anyway.
 */
export function answerTo(email: string, sender: string): string {
  return MAILBOX.test(email) ? email : sender;
}

/** The mail to an administrator that an outbox entry stores in `datos`. */
export function composeAviso(datos: string): Omit<Mail, "id"> {
  const { de, para, asunto, texto } = AvisoSchema.parse(JSON.parse(datos));
  return { from: de, to: [para], replyTo: de, subject: asunto, text: texto, html: htmlMail(paragraph(texto)) };
}
