import { Mail, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import type { Ficha } from "~/domain/catalogo/ficha.server";
import { ContactCard, ContactLink } from "~/site/frame/contact-card";
import { useSitio } from "~/site/frame/sitio";

/** Subject and message of a quote request for a product: name, code, category, subcategory (PUB §7). */
export function quoteOf({ nombre, codigo, categoria, subcategoria }: Ficha): { asunto: string; mensaje: string } {
  return {
    asunto: `Cotización ${codigo} - ${nombre}`,
    mensaje: `Hola, quiero cotizar este producto:\n${nombre}\nCódigo: ${codigo}\nCategoría: ${categoria.nombre}\nSubcategoría: ${subcategoria.nombre}`,
  };
}

/** Quote block: WhatsApp, phone and mail, each prefilled with the product's name and code. */
export function Cotiza({ producto }: { producto: Ficha }) {
  const { ajustes } = useSitio();
  const { asunto, mensaje } = quoteOf(producto);
  return (
    <ContactCard id="cotice" titulo="Cotice este producto" texto={`Mencione el código ${producto.codigo}.`}>
      <ContactLink chat href={whatsappHref(ajustes.whatsapp, mensaje)} icon={MessageCircle}>
        Cotizar por WhatsApp
      </ContactLink>
      <ContactLink href={telHref(ajustes.telefono)} icon={Phone}>
        {telText(ajustes.telefono)}
      </ContactLink>
      <ContactLink
        href={`mailto:${ajustes.correo}?subject=${encodeURIComponent(asunto)}&body=${encodeURIComponent(mensaje)}`}
        icon={Mail}
      >
        {ajustes.correo}
      </ContactLink>
    </ContactCard>
  );
}
