import { Mail, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import type { Ficha } from "~/domain/catalogo/ficha.server";
import { Icon } from "~/ui/icon";
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
    <section className="cotiza" aria-labelledby="cotice">
      <h2 id="cotice">Cotice este producto</h2>
      <p className="nota">Mencione el código {producto.codigo}.</p>
      <ul>
        <li className="chat">
          <a href={whatsappHref(ajustes.whatsapp, mensaje)}>
            <Icon of={MessageCircle} />
            Cotizar por WhatsApp
          </a>
        </li>
        <li>
          <a href={telHref(ajustes.telefono)}>
            <Icon of={Phone} />
            {telText(ajustes.telefono)}
          </a>
        </li>
        <li>
          <a
            href={`mailto:${ajustes.correo}?subject=${encodeURIComponent(asunto)}&body=${encodeURIComponent(mensaje)}`}
          >
            <Icon of={Mail} />
            {ajustes.correo}
          </a>
        </li>
      </ul>
    </section>
  );
}
