import { Mail, MessageCircle, Phone } from "lucide";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { contactoHref } from "~/domain/catalogo/hrefs";
import { quoteOf } from "~/domain/mensajes/cotizacion";
import { BotonPdf } from "~/site/frame/boton-pdf";
import { ContactCard, ContactLink, contactLink, contactRow } from "~/site/frame/contact-card";
import { useSitio } from "~/site/frame/sitio";
import { AgregarProducto } from "~/site/cotizacion/agregar";
import { buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";

const dock = cx(
  "docked:fixed docked:inset-x-0 docked:bottom-0 docked:z-30 docked:flex docked:gap-2 docked:border-t docked:border-tinta-950 docked:bg-papel docked:px-(--margen) docked:py-3",
);

/**
 * What asks for a quote. On a phone the form that adds the product is docked at the bottom, together with what is the floating
 * WhatsApp button on wider screens.
 */
export function Pedido({ producto }: { producto: Ficha }) {
  const { ajustes } = useSitio();
  const quote = quoteOf(producto);
  const chat = whatsappHref(ajustes.whatsapp, quote.mensaje);
  return (
    <div className="grid gap-3 lg:border-y lg:border-tinta-950 lg:py-5 print:hidden">
      <div className={dock} data-part="dock">
        <AgregarProducto id={producto.id} />
        <a className={cx(buttonClass({ variant: "chat", size: "lg" }), "not-docked:hidden [&>svg]:size-6")} href={chat}>
          <IconLabel of={MessageCircle} label="Preguntar por WhatsApp" />
        </a>
      </div>
      <a className={buttonClass({ variant: "chat", size: "wide" })} href={chat}>
        <Icon of={MessageCircle} />
        Cotizar por WhatsApp
      </a>
      <p className="flex flex-wrap justify-between gap-x-6">
        <a className={textLink} href="/cotizacion">
          Ver mi cotización
        </a>
        <a className={textLink} href={contactoHref(quote)}>
          Solicitar cotización
        </a>
      </p>
    </div>
  );
}

/** Telephone and mail for a quote, the mail with the product's name and code, and the catalogue to look further in. */
export function Cotiza({ producto }: { producto: Ficha }) {
  const { ajustes } = useSitio();
  const { asunto, mensaje } = quoteOf(producto);
  return (
    <ContactCard id="cotice" titulo="Cotice este producto" texto="Al llamar o escribir, mencione el código.">
      <ContactLink href={telHref(ajustes.telefono)} icon={Phone}>
        {telText(ajustes.telefono)}
      </ContactLink>
      <ContactLink
        href={`mailto:${ajustes.correo}?subject=${encodeURIComponent(asunto)}&body=${encodeURIComponent(mensaje)}`}
        icon={Mail}
      >
        {ajustes.correo}
      </ContactLink>
      <li className={cx(contactRow, "print:hidden")}>
        <BotonPdf className={contactLink} label="Catálogo PDF" />
      </li>
    </ContactCard>
  );
}
