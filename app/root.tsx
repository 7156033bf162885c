import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import panel from "./admin.css?url";
import styles from "./app.css?url";
import archivo from "./fuentes/archivo.woff2?url";
import { requestInfo } from "~/services/http/request-info.server";
import { integrityOf } from "~/services/page-cache/integrity.server";
import mejoras from "~/site/enhance/mejoras.ts?worker&url";
import { BareError } from "./ui/error/bare-error";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { nonce, id } = context.get(requestInfo);
  return { nonce, solicitud: id, integridad: integrityOf(mejoras) };
}

/** Only screens with `handle.hydrate` load React; every other page is a plain document. */
function isHydrated(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/**
 * A screen whose loader returns `enCurso: true` shows running work; without JavaScript the browser refreshes it by
 * itself.
 */
function isWaiting(loaderData: unknown): boolean {
  return (
    typeof loaderData === "object" && loaderData !== null && "enCurso" in loaderData && loaderData.enCurso === true
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  const matches = useMatches();
  const hydrated = matches.some(({ handle }) => isHydrated(handle));
  const staff = matches.some(({ id }) => /^routes\/(?:admin|acceso)\//.test(id));
  const waiting = matches.some(({ loaderData }) => isWaiting(loaderData));
  return (
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={staff ? panel : styles} />
        <Links />
        {waiting && (
          <noscript>
            <meta httpEquiv="refresh" content="30" />
          </noscript>
        )}
      </head>
      <body>
        {children}
        {hydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareError error={error} />;
}
