import type { Ficha } from "~/domain/catalogo/ficha.server";
import { anchosDe, imagenUrl, srcSet } from "~/domain/medios/sizes";
import { productoHref } from "~/domain/catalogo/hrefs";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";
import { useSitio } from "~/site/frame/sitio";

/**
 * Structured data of a product for search engines: code, category, picture, availability; no price unless staff entered
 * one (DEC 33).
 */
export function ProductoEstructurado({ producto, descripcion }: { producto: Ficha; descripcion: string }) {
  const { ajustes, origin } = useSitio();
  const { codigo, nombre, categoria, subcategoria, imagen } = producto;
  const url = origin + productoHref(categoria, subcategoria, producto);
  const image =
    imagen && srcSet(imagen, "jpg") ? imagenUrl(origin, imagen, anchosDe(imagen).at(-1) ?? 320, "jpg") : undefined;
  return (
    <DatosEstructurados
      datos={{
        "@type": "Product",
        name: nombre,
        sku: codigo,
        description: descripcion,
        category: `${categoria.nombre} > ${subcategoria.nombre}`,
        image,
        url,
        brand: { "@type": "Brand", name: ajustes.empresa },
        offers: {
          "@type": "Offer",
          url,
          priceCurrency: "COP",
          availability: "https://schema.org/InStock",
          seller: { "@type": "Organization", name: ajustes.empresa },
        },
      }}
    />
  );
}
