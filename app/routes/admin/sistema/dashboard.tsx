import { useAdmin } from "~/admin/shell/admin";
import { PageTitle } from "~/admin/shell/page-title";
import { checkSystem } from "~/domain/sistema/health.server";
import { countPanel, setupSteps } from "~/domain/sistema/sistema.server";
import { formatNumber } from "~/domain/kernel/text";
import type { Route } from "./+types/dashboard";
import { AccionesRapidas, PrimerosPasos } from "./acciones";
import { Sistema } from "./estado";

export async function loader() {
  const [counts, checks] = await Promise.all([countPanel(), checkSystem()]);
  return { counts, checks, hechos: await setupSteps(counts) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, checks, hechos } = loaderData;
  const kpis = [
    ["Productos totales", counts.productos],
    ["Categorías únicas", counts.categorias],
    ["Ubicaciones activas", counts.ubicaciones],
    ["Catálogo PDF", counts.pdf],
    ["Mensajes nuevos", useAdmin().nuevos],
  ] as const;
  return (
    <>
      <PageTitle titulo="Panel" texto="Resumen del catálogo y accesos directos" />
      <dl className="kpis">
        {kpis.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {hechos && <PrimerosPasos hechos={hechos} />}
      <AccionesRapidas />
      <Sistema checks={checks} />
    </>
  );
}
