import { telHref, telText } from "~/domain/ajustes/ajustes";
import type { getMensaje } from "~/domain/mensajes/mensajes.server";
import { formatMoment, formatVersion } from "~/domain/kernel/dates";
import { truncate } from "~/domain/kernel/text";
import { Fact, Facts } from "~/ui/title-block";

type Mensaje = NonNullable<Awaited<ReturnType<typeof getMensaje>>>;

/** `mailto:` link to the visitor, with the subject and the quoted message. */
export function replyHref({ email, asunto, nombre, mensaje }: Mensaje): string {
  const quoted = mensaje.split("\n").map((line) => `> ${line}`);
  const body = truncate([`Hola, ${nombre}:`, "", "", ...quoted].join("\n"), 1500);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${asunto}`)}&body=${encodeURIComponent(body)}`;
}

/** The sender, the contact details, and the consent with its date. */
export function Datos({ mensaje }: { mensaje: Mensaje }) {
  const { nombre, empresa, email, telefono } = mensaje;
  const data = [
    ["Nombre", nombre],
    ["Empresa", empresa || "-"],
    ["Correo", <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    ["Teléfono", <a href={telHref(telefono)}>{telText(telefono)}</a>],
    ["Recibido", formatMoment(mensaje.created_at)],
    ["Política aceptada", `Versión ${formatVersion(mensaje.politica_version)}, ${formatMoment(mensaje.aceptado_at)}`],
  ] as const;
  return (
    <Facts className="max-xs:grid-cols-1!">
      {data.map(([label, value]) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
