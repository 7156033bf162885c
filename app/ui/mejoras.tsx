import { useRouteLoaderData } from "react-router";

/** The additive script of pages without React, checked by its hash where the root's loader could tell it. */
export function Mejoras({ src }: { src: string }) {
  const root: unknown = useRouteLoaderData("root");
  const known = typeof root === "object" && root !== null && "integridad" in root ? root.integridad : undefined;
  return <script type="module" src={src} integrity={typeof known === "string" ? known : undefined} />;
}
