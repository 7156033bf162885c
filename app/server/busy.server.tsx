import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import styles from "~/app.css?url";
import archivo from "~/fuentes/archivo.woff2?url";
import { tidyHtml } from "~/services/page-cache/tidy-html.server";
import { Isotipo } from "~/site/frame/marca";
import { PageHead } from "~/site/frame/page-head";
import { buttonClass, buttonGroup } from "~/ui/button";

const RETRY_SECONDS = 5;

interface Told {
  titulo: string;
  texto: string;
  children?: ReactNode;
}

function Busy({ titulo, texto, children }: Told) {
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{titulo}</title>
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          <PageHead>
            <div className="wrap grid justify-items-start gap-5 py-air-xl">
              <a href="/" aria-label="Inicio">
                <Isotipo className="size-15" />
              </a>
              <h1 className="h1">{titulo}</h1>
              <p className="lead">{texto}</p>
              {children}
            </div>
          </PageHead>
        </main>
      </body>
    </html>
  );
}

const pageOf = (shown: ReactNode) => tidyHtml(`<!DOCTYPE html>${renderToStaticMarkup(shown)}`);

/** What a visitor sees while more searches wait than can be made soon; a link without an address asks for the same page. */
const search = pageOf(
  <Busy
    titulo="Hay muchas búsquedas en este momento"
    texto="Espere unos segundos e intente de nuevo. Mientras tanto puede recorrer el catálogo por categorías."
  >
    <div className={buttonGroup}>
      <a className={buttonClass({ variant: "dark", size: "lg" })} href="">
        Intentar de nuevo
      </a>
      <a className={buttonClass({ size: "lg" })} href="/catalogo">
        Ver el catálogo
      </a>
    </div>
  </Busy>,
);

/** The same of a form. A link would lose what was typed; whoever loads this page again sends it again. */
const form = pageOf(
  <Busy
    titulo="Su formulario no se envió"
    texto="Hay muchos formularios en este momento. Espere unos segundos y recargue esta página: su navegador envía otra vez lo que usted escribió."
  />,
);

function answerOf(page: string): Response {
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(RETRY_SECONDS),
    },
  });
}

/** The answer to a search for which there is no place to wait. */
export const busyAnswer = (): Response => answerOf(search);

/** The answer to a form for which there is no place to wait. */
export const busyFormAnswer = (): Response => answerOf(form);
