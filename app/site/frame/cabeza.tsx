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

const dibujo = { path: "/compartir.png", ancho: 1200, alto: 630 };

/** The first of the pictures that has a JPEG, which every application can preview, at most 1,440 px wide. */
function useImagenCompartida(imagen: Compartible | null | undefined) {
  const { origin, logo } = useSitio();
  const one = [imagen, logo].find((file) => file && srcSet(file, "jpg"));
  if (!one) return { ...dibujo, url: origin + dibujo.path };
  const ancho = anchosDe(one).findLast((width) => width <= 1440) ?? 320;
  const alto = one.ancho && one.alto ? Math.round((one.alto * ancho) / one.ancho) : undefined;
  return { url: imagenUrl(origin, one, ancho, "jpg"), ancho, alto };
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
