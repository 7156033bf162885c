import { pageTitle, seoDescription } from "~/domain/texto";
import { useSitio } from "./sitio";

interface CabezaProps {
  titulo: string;
  descripcion?: string;
  /** Path of the page's one address; left out where nothing should be indexed. */
  canonica?: string;
}

/** Title, description (155 characters) and canonical address of a public page. */
export function Cabeza({ titulo, descripcion, canonica }: CabezaProps) {
  const { ajustes, origin } = useSitio();
  return (
    <>
      <title>{pageTitle(titulo, ajustes.empresa)}</title>
      {descripcion && <meta name="description" content={seoDescription(descripcion)} />}
      {canonica ? <link rel="canonical" href={origin + canonica} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
