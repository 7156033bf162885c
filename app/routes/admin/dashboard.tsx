import { useAdmin } from "~/admin/admin";
import { AccionesRapidas, PrimerosPasos } from "~/admin/acciones";
import { PageTitle } from "~/admin/page-title";
import { Sistema } from "~/admin/sistema";
import { checkSystem } from "~/domain/health.server";
import { countPanel, primerosPasos } from "~/domain/sistema.server";
import { formatNumber } from "~/domain/texto";
import type { Route } from "./+types/dashboard";

export async function loader() {
  const [counts, checks] = await Promise.all([countPanel(), checkSystem()]);
  return { counts, checks, hechos: await primerosPasos(counts) };
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
