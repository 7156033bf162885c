import { TriangleAlert } from "lucide";
import { Link } from "react-router";
import type { Faltante } from "~/domain/medios/missing.server";
import { countOf } from "~/domain/kernel/text";
import { Note } from "~/ui/note";

/**
 * Lists files that are referenced but missing in the store, each with a link to the screen that can replace it. Renders
 * nothing when no file is missing.
 */
export function Faltantes({ faltantes }: { faltantes: readonly Faltante[] }) {
  if (faltantes.length === 0) return null;
  return (
    <Note tone="error" icon={TriangleAlert} role="region" aria-labelledby="faltantes">
      <h2 className="text-control font-semibold" id="faltantes">
        {countOf(faltantes.length, "archivo falta", "archivos faltan")} en el almacenamiento
      </h2>
      <p>El sitio muestra un dibujo en su lugar. Súbalos de nuevo donde se usan:</p>
      <ul>
        {faltantes.map(({ id, nombre, usos, hayMas }) => (
          <li key={id}>
            {nombre}:{" "}
            {usos.map(({ donde, href }, index) => (
              <span key={href}>
                {index > 0 && ", "}
                <Link to={href}>{donde}</Link>
              </span>
            ))}
            {hayMas && " y en más lugares"}
          </li>
        ))}
      </ul>
    </Note>
  );
}
