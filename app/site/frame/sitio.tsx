import { createContext, useContext } from "react";
import type { Sitio } from "~/domain/paginas/frame.server";
import { mediaHref } from "~/domain/catalogo/hrefs";

type SitioAt = Sitio & { origin: string };

const SitioContext = createContext<SitioAt | null>(null);
export const SitioProvider = SitioContext.Provider;

/** Data of the public site's header and footer; only usable inside its layout. */
export function useSitio(): SitioAt {
  const sitio = useContext(SitioContext);
  if (!sitio) throw new Error("useSitio is for screens of the public site");
  return sitio;
}

const STATIC_PDF = "/catalogo-ged-autopartes.pdf";

/** Address and label of the PDF catalogue: the active one, else the static file (PUB §2 Navbar, §9). */
export function usePdf(): { href: string; label: string } {
  const { pdf, banner } = useSitio();
  return { href: pdf ? mediaHref(pdf) : STATIC_PDF, label: banner.texto_boton_pdf };
}
