import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { Faltante } from "~/domain/medios/missing.server";
import { countOf } from "~/domain/kernel/text";
import { Icon } from "~/ui/icon";

/** Files that are used and are not there, each with the way to where it can be put right; nothing when all are. */
export function Faltantes({ faltantes }: { faltantes: readonly Faltante[] }) {
  if (faltantes.length === 0) return null;
  return (
    <section className="aviso aviso--error" aria-labelledby="faltantes">
      <Icon of={TriangleAlert} />
      <div>
        <h2 id="faltantes">{countOf(faltantes.length, "archivo falta", "archivos faltan")} en el almacenamiento</h2>
        <p>El sitio muestra un dibujo en su lugar. Súbalos de nuevo donde se usan:</p>
        <ul>
          {faltantes.map(({ id, nombre, usos }) => (
            <li key={id}>
              {nombre}:{" "}
              {usos.map(({ donde, href }, index) => (
                <span key={href}>
                  {index > 0 && ", "}
                  <Link to={href}>{donde}</Link>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
