import { Check, TriangleAlert } from "lucide";
import type { Line } from "~/domain/sistema/health.server";
import { Badge } from "~/ui/badge";
import { Tabla } from "~/admin/list/table";
import { Card, CardHeader, CardTitle } from "~/ui/card";

function Estado({ ok, children }: { ok: boolean; children: string }) {
  return (
    <Badge tono={ok ? "ok" : "aviso"} icon={ok ? Check : TriangleAlert}>
      {children}
    </Badge>
  );
}

/** The system panel: one line per health check, run when the page is opened (DEC 40). */
export function Sistema({ checks }: { checks: readonly Line[] }) {
  const ok = checks.every((check) => check.ok);
  return (
    <Card aria-labelledby="sistema">
      <CardHeader>
        <CardTitle id="sistema">Estado del sistema</CardTitle>
        <Estado ok={ok}>{ok ? "Operativo" : "Requiere atención"}</Estado>
      </CardHeader>
      <Tabla columns={["Servicio", "Estado", "Detalle"]} label="sistema">
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
      </Tabla>
    </Card>
  );
}
