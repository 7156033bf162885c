import { Globe, type LucideIcon, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref, whatsappNumber } from "~/domain/ajustes/ajustes";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { Icon } from "~/ui/icon";
import { Marca } from "./marca";
import { useSitio } from "./sitio";

const icons: Record<string, LucideIcon> = { direccion: MapPin, telefono: Phone, email: Mail, web: Globe };

function contactoHref(tipo: string, valor: string): string | null {
  if (tipo === "telefono") return telHref(valor);
  if (tipo === "email") return `mailto:${valor}`;
  if (tipo === "web") return /^https?:\/\//.test(valor) ? valor : `https://${valor}`;
  return null;
}

function Contacto({ tipo, valor }: { tipo: string; valor: string }) {
  const href = contactoHref(tipo, valor);
  const content = (
    <>
      <Icon of={icons[tipo] ?? Globe} />
      {tipo === "telefono" ? telText(valor) : valor}
    </>
  );
  return href ? (
    <li>
      <a href={href}>{content}</a>
    </li>
  ) : (
    <li className="dato">{content}</li>
  );
}

/** Footer of every public page: logo, description, 'Enlaces rápidos', 'Información de contacto', copyright, tagline. */
export function Pie() {
  const { ajustes, footer, logo } = useSitio();
  const { descripcion, copyright, leyenda, enlaces, contactos } = footer;
  return (
    <div className="wrap">
      <div className="cols">
        <div className="quienes">
          {logo ? (
            <a href="/" aria-label={`${ajustes.empresa}, inicio`} className="logo-pie">
              <img
                data-respaldo="/favicon.svg"
                src={mediaHref(logo)}
                alt={ajustes.empresa}
                width={logo.ancho ?? 240}
                height={logo.alto ?? 80}
                loading="lazy"
                decoding="async"
              />
            </a>
          ) : (
            <Marca empresa={ajustes.empresa} />
          )}
          {descripcion && <p className="lead">{descripcion}</p>}
        </div>
        {enlaces.length > 0 && (
          <nav aria-label="Enlaces rápidos">
            <h2>Enlaces rápidos</h2>
            <ul>
              {enlaces.map(({ id, nombre, url }) => (
                <li key={id}>
                  <a href={url}>{nombre}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {contactos.length > 0 && (
          <div>
            <h2>Información de contacto</h2>
            <ul>
              {contactos.map(({ id, tipo, valor }) => (
                <Contacto key={id} tipo={tipo} valor={valor} />
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="base">
        <span>{copyright}</span> <a href="/privacidad">Política de datos</a> <span>{leyenda}</span>
      </div>
    </div>
  );
}

/** Floating WhatsApp button with the preset greeting (PUB §9). */
export function WhatsappFlotante() {
  const { ajustes } = useSitio();
  return (
    <aside aria-label="WhatsApp">
      <a
        className="flota"
        href={whatsappHref(ajustes.whatsapp, ajustes.whatsapp_saludo)}
        aria-label={`Escribir por WhatsApp al ${whatsappNumber(ajustes.whatsapp)}`}
      >
        <Icon of={MessageCircle} />
      </a>
    </aside>
  );
}
