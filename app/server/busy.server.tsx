import { renderToStaticMarkup } from "react-dom/server";
import styles from "~/app.css?url";
import archivo from "~/fuentes/archivo.woff2?url";
import { tidyHtml } from "~/services/page-cache/tidy-html.server";
import { Isotipo } from "~/site/frame/marca";
import { PageHead } from "~/site/frame/page-head";
import { buttonClass, buttonGroup } from "~/ui/button";

const RETRY_SECONDS = 5;

/** What a visitor sees while more searches wait than can be made soon; a link without an address asks for the same page. */
function Busy() {
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Hay muchas búsquedas en este momento</title>
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
              <h1 className="h1">Hay muchas búsquedas en este momento</h1>
              <p className="lead">
                Espere unos segundos e intente de nuevo. Mientras tanto puede recorrer el catálogo por categorías.
              </p>
              <div className={buttonGroup}>
                <a className={buttonClass({ variant: "dark", size: "lg" })} href="">
                  Intentar de nuevo
                </a>
                <a className={buttonClass({ size: "lg" })} href="/catalogo">
                  Ver el catálogo
                </a>
              </div>
            </div>
          </PageHead>
        </main>
      </body>
    </html>
  );
}

const page = tidyHtml(`<!DOCTYPE html>${renderToStaticMarkup(<Busy />)}`);

/** The answer to a search for which there is no place to wait. */
export function busyAnswer(): Response {
  return new Response(page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(RETRY_SECONDS),
    },
  });
}
