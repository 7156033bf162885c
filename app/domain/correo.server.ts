import type { Mail } from "~/services/mail/mail.server";
import { addresses } from "./ajustes";
import { getAjustesContacto } from "./contacto.server";
import { formatMoment } from "./fechas";

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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The mail of a contact message, its sender and recipients from the settings (PUB §3, decision 16). */
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
    html: `<!DOCTYPE html><html lang="es"><body><table cellpadding="4">${cells.join("")}</table><p style="white-space:pre-wrap">${escapeHtml(mensaje.mensaje)}</p></body></html>`,
  };
}
