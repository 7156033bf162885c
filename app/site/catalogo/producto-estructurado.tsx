import type { Ficha } from "~/domain/catalogo/ficha.server";
import { anchosDe, imagenUrl, srcSet } from "~/domain/medios/sizes";
import { productoHref } from "~/domain/catalogo/hrefs";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";
import { useSitio } from "~/site/frame/sitio";

/**
 * Structured data of a product for search engines: code, other numbers, measures, category, pictures, availability; no
 * price (DEC 33, 51).
 */
export function ProductoEstructurado({ producto, descripcion }: { producto: Ficha; descripcion: string }) {
  const { ajustes, origin } = useSitio();
  const { codigo, nombre, categoria, subcategoria, imagen, referencia, galeria, referencias, medidas } = producto;
  const url = origin + productoHref(categoria, subcategoria, producto);
  const pictures = (referencia ? [imagen] : galeria).flatMap((medio) =>
    medio && srcSet(medio, "jpg") ? imagenUrl(origin, medio, anchosDe(medio).at(-1) ?? 320, "jpg") : [],
  );
  const numeros = referencias.map(({ marca, numero }) => ({
    "@type": "PropertyValue",
    name: marca || ajustes.empresa,
    value: numero,
  }));
  const medidos = medidas.map(({ texto, numero, atributo }) => ({
    "@type": "PropertyValue",
    name: atributo.nombre,
    value: numero ?? texto,
    unitText: atributo.unidad || undefined,
  }));
  const properties = [...numeros, ...medidos];
  return (
    <DatosEstructurados
      datos={{
        "@type": "Product",
        name: nombre,
        sku: codigo,
        mpn: codigo,
        description: descripcion,
        category: `${categoria.nombre} > ${subcategoria.nombre}`,
        image: pictures.length > 0 ? pictures : undefined,
        url,
        additionalProperty: properties.length > 0 ? properties : undefined,
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
