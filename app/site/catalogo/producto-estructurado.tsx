import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { anchosDe, imagenUrl, srcSet } from "~/domain/medios/sizes";
import { productoHref } from "~/domain/catalogo/hrefs";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";
import { useSitio } from "~/site/frame/sitio";

/** Most vehicles that the structured data of a product names. */
const MOST_VEHICLES = 50;

/** The lines that a product is for, each once, with the years of its applications. */
function vehiclesOf(aplicaciones: Ficha["aplicaciones"]) {
  const lines = new Map<string, { marca: string; linea: string; anos: string[] }>();
  for (const { linea, desde, hasta } of aplicaciones) {
    const key = `${linea.marca.slug}/${linea.slug}`;
    const line = lines.get(key) ?? { marca: linea.marca.nombre, linea: linea.nombre, anos: [] };
    line.anos.push(hasta === desde ? String(desde) : `${desde}/${hasta ?? ".."}`);
    lines.set(key, line);
  }
  return [...lines.values()].slice(0, MOST_VEHICLES).map(({ marca, linea, anos }) => ({
    "@type": "Vehicle",
    name: `${marca} ${linea}`,
    brand: { "@type": "Brand", name: marca },
    model: linea,
    vehicleModelDate: [...new Set(anos)],
  }));
}

/**
 * Structured data of a product for search engines: code, other numbers, measures, vehicles, category, pictures, availability; no
 * price (DEC 33, 51).
 */
export function ProductoEstructurado({ producto, descripcion }: { producto: Ficha; descripcion: string }) {
  const { ajustes, origin } = useSitio();
  const { codigo, nombre, categoria, subcategoria, imagen, referencia, galeria, referencias, medidas, aplicaciones } =
    producto;
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
  const vehicles = vehiclesOf(aplicaciones);
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
        isAccessoryOrSparePartFor: vehicles.length > 0 ? vehicles : undefined,
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
