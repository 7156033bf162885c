import { anchosDe, imagenUrl, srcSet } from "~/domain/medios/sizes";
import { pageTitle, seoDescription } from "~/domain/kernel/text";
import type { Medio } from "./medio";
import { useSitio } from "./sitio";

interface CabezaProps {
  titulo: string;
  descripcion?: string;
  /** The page's one path; left out where there is nothing to share. */
  canonica?: string;
  /** True for a page that search engines must not list. */
  noindex?: boolean;
  /** Preview picture when the page is shared; otherwise the logo, or a drawing. */
  imagen?: Compartible | null;
}

type Compartible = Omit<Medio, "alt">;

/** Applications show a smaller picture beside a link as none. */
const LEAST = { ancho: 300, alto: 200 };
const dibujo = { path: "/compartir.png", ancho: 1200, alto: 630 };

/** The JPEG of a picture, which every application can preview, at most 1,440 px wide; null where it has none. */
function vistaPrevia(origin: string, imagen: Compartible | null | undefined) {
  if (!imagen || !srcSet(imagen, "jpg")) return null;
  const servido = anchosDe(imagen).findLast((width) => width <= 1440) ?? 320;
  // A picture narrower than that is not enlarged.
  const ancho = Math.min(servido, imagen.ancho ?? servido);
  const alto = imagen.ancho && imagen.alto ? Math.round((imagen.alto * ancho) / imagen.ancho) : undefined;
  return { url: imagenUrl(origin, imagen, servido, "jpg"), ancho, alto };
}

/** The page's picture, or a logo that is large enough, or a drawing. */
function useImagenCompartida(imagen: Compartible | null | undefined) {
  const { origin, logo } = useSitio();
  const marca = vistaPrevia(origin, logo);
  const large = marca && marca.ancho >= LEAST.ancho && (marca.alto ?? 0) >= LEAST.alto ? marca : null;
  return vistaPrevia(origin, imagen) ?? large ?? { ...dibujo, url: origin + dibujo.path };
}

/** Title, description (155 characters), canonical address and preview of a public page (DEC 43). */
export function Cabeza({ titulo, descripcion, canonica, noindex = !canonica, imagen }: CabezaProps) {
  const { ajustes, origin } = useSitio();
  const compartida = useImagenCompartida(imagen);
  const title = pageTitle(titulo, ajustes.empresa);
  return (
    <>
      <title>{title}</title>
      {descripcion && <meta name="description" content={seoDescription(descripcion)} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${origin}${canonica}`} />}
      {canonica && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="es_CO" />
          <meta property="og:site_name" content={ajustes.empresa} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={origin + canonica} />
          {descripcion && <meta property="og:description" content={seoDescription(descripcion)} />}
          <meta property="og:image" content={compartida.url} />
          <meta property="og:image:width" content={String(compartida.ancho)} />
          {compartida.alto && <meta property="og:image:height" content={String(compartida.alto)} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
