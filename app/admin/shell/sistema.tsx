import { Check as CheckIcon, TriangleAlert } from "lucide-react";
import type { Line } from "~/domain/sistema/health.server";
import { Icon } from "~/ui/icon";

function Estado({ ok, children }: { ok: boolean; children: string }) {
  return (
    <span className={`estado ${ok ? "estado--ok" : "estado--aviso"}`}>
      <Icon of={ok ? CheckIcon : TriangleAlert} />
      {children}
    </span>
  );
}

/** The system panel: one line per health check, run when the page is opened (decision 40). */
export function Sistema({ checks }: { checks: readonly Line[] }) {
  const ok = checks.every((check) => check.ok);
  return (
    <section className="bloq" aria-labelledby="sistema">
      <header>
        <h2 id="sistema">Estado del sistema</h2>
        <Estado ok={ok}>{ok ? "Operativo" : "Requiere atención"}</Estado>
      </header>
      <div className="tabla-caja">
        <table className="apilada" aria-labelledby="sistema">
          <thead>
            <tr>
              <th scope="col">Servicio</th>
              <th scope="col">Estado</th>
              <th scope="col">Detalle</th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <tr key={check.servicio}>
                <th scope="row">
                  <b>{check.servicio}</b>
                </th>
                <td data-r="Estado">
                  <Estado ok={check.ok}>{check.estado}</Estado>
                </td>
                <td data-r="Detalle">{check.detalle}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
