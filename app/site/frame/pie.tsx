import type { ReactNode } from "react";
import { Globe, type IconNode, Mail, MapPin, MessageCircle, Phone } from "lucide";
import { telHref, telText, whatsappHref, whatsappNumber } from "~/domain/ajustes/ajustes";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";
import { Logo, Marca } from "./marca";
import { useSitio } from "./sitio";

const icons: Record<string, IconNode> = { direccion: MapPin, telefono: Phone, email: Mail, web: Globe };

function contactoHref(tipo: string, valor: string): string | null {
  if (tipo === "telefono") return telHref(valor);
  if (tipo === "email") return `mailto:${valor}`;
  if (tipo === "web") return /^https?:\/\//.test(valor) ? valor : `https://${valor}`;
  return null;
}

const fila = cx("flex min-h-11 items-center gap-3 wrap-anywhere no-underline [&>svg]:text-minio-400");

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
      <a className={cx(fila, "hover:underline")} href={href}>
        {content}
      </a>
    </li>
  ) : (
    <li>
      <span className={fila}>{content}</span>
    </li>
  );
}

function Columna({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mb-2 border-b border-tinta-700 pb-3 text-base font-semibold">{titulo}</h2>
      <ul>{children}</ul>
    </>
  );
}

/** Footer of every public page: logo, description, 'Enlaces rápidos', 'Información de contacto', copyright, tagline. */
export function Pie() {
  const { ajustes, footer, logo } = useSitio();
  const { descripcion, copyright, leyenda, enlaces, contactos } = footer;
  return (
    <div className="wrap">
      <div className="grid grid-cols-1 gap-10 pb-12 lg:grid-cols-[5fr_3fr_5fr]">
        <div className="grid content-start justify-items-start gap-5">
          {logo ? (
            <a href="/" aria-label={`${ajustes.empresa}, inicio`} className="block bg-papel px-3 py-2.5">
              <Logo logo={logo} empresa={ajustes.empresa} lazy />
            </a>
          ) : (
            <Marca empresa={ajustes.empresa} />
          )}
          {descripcion && <p className="lead max-w-[38ch]">{descripcion}</p>}
        </div>
        {enlaces.length > 0 && (
          <nav aria-label="Enlaces rápidos">
            <Columna titulo="Enlaces rápidos">
              {enlaces.map(({ id, nombre, url }) => (
                <li key={id}>
                  <a className={cx(fila, "hover:underline")} href={url}>
                    {nombre}
                  </a>
                </li>
              ))}
            </Columna>
          </nav>
        )}
        {contactos.length > 0 && (
          <div>
            <Columna titulo="Información de contacto">
              {contactos.map(({ id, tipo, valor }) => (
                <Contacto key={id} tipo={tipo} valor={valor} />
              ))}
            </Columna>
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1.5 border-t border-tinta-700 pt-5 pr-22 pb-6 text-sm text-tinta-300 *:py-px max-sm:pr-0 max-sm:pb-22">
        <span>{copyright}</span> <a href="/privacidad">Política de datos</a> <span>{leyenda}</span>
      </div>
    </div>
  );
}

/**
 * Floating WhatsApp button with the preset greeting (PUB §9), or with a page's own message: such a page has a bar at
 * the bottom of narrow screens, which holds the button there.
 */
export function WhatsappFlotante({ mensaje }: { mensaje?: string }) {
  const { ajustes } = useSitio();
  return (
    <aside aria-label="WhatsApp" className={mensaje && "docked:hidden"}>
      <a
        className="fixed right-1 bottom-5 z-30 grid size-13 place-items-center border-2 border-papel bg-chat text-papel shadow-flotante hover:bg-chat-oscuro print:hidden docked:right-(--margen) docked:bottom-3.5 docked:-mr-0.5 [&>svg]:size-7"
        href={whatsappHref(ajustes.whatsapp, mensaje ?? ajustes.whatsapp_saludo)}
      >
        <IconLabel of={MessageCircle} label={`Escribir por WhatsApp al ${whatsappNumber(ajustes.whatsapp)}`} />
      </a>
    </aside>
  );
}
