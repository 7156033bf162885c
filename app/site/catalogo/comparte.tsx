import { Mail, MessageCircle } from "lucide";
import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSitio } from "~/site/frame/sitio";

/** Share links of a product: WhatsApp and mail; with JavaScript also a button that copies its address. */
export function Comparte({ producto }: { producto: Ficha }) {
  const { origin } = useSitio();
  const { codigo, nombre, categoria, subcategoria } = producto;
  const url = origin + productoHref(categoria, subcategoria, producto);
  const text = `${nombre} (${codigo})`;
  return (
    <ged-comparte>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 *:text-sm print:hidden">
        <span className="nota">Compartir:</span>{" "}
        <a className={textLink} href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}>
          <Icon of={MessageCircle} />
          WhatsApp
        </a>{" "}
        <a
          className={textLink}
          href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${url}`)}`}
        >
          <Icon of={Mail} />
          Correo
        </a>
      </p>
    </ged-comparte>
  );
}
