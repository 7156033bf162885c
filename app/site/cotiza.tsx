import { Mail, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref } from "~/domain/ajustes";
import type { Ficha } from "~/domain/ficha.server";
import { Icon } from "~/ui/icon";
import { useSitio } from "./sitio";

/** Quote message of a product: name, code, category, subcategory (PUB §7). */
function quoteMessage({ nombre, codigo, categoria, subcategoria }: Ficha): string {
  return `Hola, quiero cotizar este producto:\n${nombre}\nCódigo: ${codigo}\nCategoría: ${categoria.nombre}\nSubcategoría: ${subcategoria.nombre}`;
}

/** Quote block: WhatsApp, phone and mail, each with the product's name and code in it. */
export function Cotiza({ producto }: { producto: Ficha }) {
  const { ajustes } = useSitio();
  const message = quoteMessage(producto);
  const subject = `Cotización ${producto.codigo} - ${producto.nombre}`;
  return (
    <section className="cotiza" aria-labelledby="cotice">
      <h2 id="cotice">Cotice este producto</h2>
      <p className="nota">Mencione el código {producto.codigo}.</p>
      <ul>
        <li className="chat">
          <a href={whatsappHref(ajustes.whatsapp, message)}>
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
            href={`mailto:${ajustes.correo}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
          >
            <Icon of={Mail} />
            {ajustes.correo}
          </a>
        </li>
      </ul>
    </section>
  );
}
