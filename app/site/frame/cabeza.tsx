import { anchosDe, imagenUrl, srcSet } from "~/domain/medios/sizes";
import { pageTitle, seoDescription } from "~/domain/kernel/text";
import type { Medio } from "./medio";
import { useSitio } from "./sitio";

interface CabezaProps {
  titulo: string;
  descripcion?: string;
  /** Canonical path of the page; left out when the page must not be indexed. */
  canonica?: string;
  /** Preview picture when the page is shared; the logo by default. */
  imagen?: Compartible | null;
}

type Compartible = Omit<Medio, "alt">;

/** A JPEG that every application can preview, at most 1,440 px wide. */
function useImagenCompartida(imagen: Compartible | null | undefined) {
  const { origin } = useSitio();
  if (!imagen || !srcSet(imagen, "jpg")) return null;
  const ancho = anchosDe(imagen).findLast((width) => width <= 1440) ?? 320;
  const alto = imagen.ancho && imagen.alto ? Math.round((imagen.alto * ancho) / imagen.ancho) : undefined;
  return { url: imagenUrl(origin, imagen, ancho, "jpg"), ancho, alto };
}

/** Title, description (155 characters), canonical address and preview of a public page. */
export function Cabeza({ titulo, descripcion, canonica, imagen }: CabezaProps) {
  const { ajustes, origin } = useSitio();
  const compartida = useImagenCompartida(imagen);
  return (
    <>
      <title>{pageTitle(titulo, ajustes.empresa)}</title>
      {descripcion && <meta name="description" content={seoDescription(descripcion)} />}
      {canonica ? <link rel="canonical" href={origin + canonica} /> : <meta name="robots" content="noindex" />}
      {canonica && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="es_CO" />
          <meta property="og:site_name" content={ajustes.empresa} />
          <meta property="og:title" content={titulo} />
          <meta property="og:url" content={origin + canonica} />
          {descripcion && <meta property="og:description" content={seoDescription(descripcion)} />}
        </>
      )}
      {canonica && compartida && (
        <>
          <meta property="og:image" content={compartida.url} />
          <meta property="og:image:width" content={String(compartida.ancho)} />
          {compartida.alto && <meta property="og:image:height" content={String(compartida.alto)} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
