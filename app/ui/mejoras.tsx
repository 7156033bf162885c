import { useRouteLoaderData } from "react-router";

/** Script tag of pages without React, with its integrity hash when the root's loader provides one. */
export function EnhancementScript({ src }: { src: string }) {
  const root: unknown = useRouteLoaderData("root");
  const known = typeof root === "object" && root !== null && "integridad" in root ? root.integridad : undefined;
  return <script type="module" src={src} integrity={typeof known === "string" ? known : undefined} />;
}
