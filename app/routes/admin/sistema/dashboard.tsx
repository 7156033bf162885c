import { useAdmin } from "~/admin/shell/admin";
import { PageTitle } from "~/admin/shell/page-title";
import { Stats } from "~/admin/shell/stats";
import { formatCounted } from "~/domain/kernel/text";
import { checkSystem } from "~/domain/sistema/health.server";
import { countPanel, setupSteps } from "~/domain/sistema/sistema.server";
import type { Route } from "./+types/dashboard";
import { AccionesRapidas, PrimerosPasos } from "./acciones";
import { Sistema } from "./estado";

export async function loader() {
  const [counts, checks] = await Promise.all([countPanel(), checkSystem()]);
  return { counts, checks, hechos: await setupSteps(counts) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, checks, hechos } = loaderData;
  const { nuevos, nuevas } = useAdmin();
  const stats = [
    ["Productos totales", counts.productos, "/admin/productos"],
    ["Categorías únicas", counts.categorias, "/admin/categorias"],
    ["Ubicaciones activas", counts.ubicaciones, "/admin/ubicaciones"],
    ["Catálogo PDF", counts.pdf, "/admin/catalogos"],
    ["Mensajes nuevos", formatCounted(nuevos), "/admin/mensajes?estado=nuevos"],
    ["Cotizaciones nuevas", formatCounted(nuevas), "/admin/cotizaciones?estado=nueva"],
  ] as const;
  return (
    <>
      <PageTitle titulo="Panel" texto="Resumen del catálogo y accesos directos" />
      <Stats stats={stats} />
      {hechos && <PrimerosPasos hechos={hechos} />}
      <AccionesRapidas />
      <Sistema checks={checks} />
    </>
  );
}
