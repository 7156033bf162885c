import { mediaHref } from "~/domain/catalogo/hrefs";
import { useSitio } from "./sitio";

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * Structured data for search engines (schema.org). Characters that could end the element or start a tag are escaped.
 */
export function DatosEstructurados({ datos }: { datos: { readonly [key: string]: Json } }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...datos });
  const safe = json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** An ancestor of the shown page in the breadcrumb. */
export interface Miga {
  nombre: string;
  href: string;
}

/** The breadcrumb as structured data. */
export function RutaEstructurada({ ruta, actual }: { ruta: readonly Miga[]; actual: string }) {
  const { origin } = useSitio();
  const items = [...ruta.map(({ nombre, href }) => ({ name: nombre, item: origin + href })), { name: actual }];
  return (
    <DatosEstructurados
      datos={{
        "@type": "BreadcrumbList",
        itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
      }}
    />
  );
}

/** Structured data of the company: name and contact details. */
export function EmpresaEstructurada() {
  const { ajustes, logo, origin } = useSitio();
  return (
    <DatosEstructurados
      datos={{
        "@type": "Organization",
        name: ajustes.empresa,
        url: `${origin}/`,
        logo: new URL(logo ? mediaHref(logo) : "/favicon.svg", origin).href,
        email: ajustes.correo,
        telephone: ajustes.telefono,
        address: { "@type": "PostalAddress", streetAddress: ajustes.direccion, addressCountry: "CO" },
      }}
    />
  );
}
