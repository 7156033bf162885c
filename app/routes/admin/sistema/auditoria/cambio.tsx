import { acciones, fieldLabel, type RowState } from "~/domain/kernel/history";
import { preview } from "~/domain/kernel/text";

interface CambioProps {
  id: number;
  accion: string;
  /** What staff call such a row. */
  que: string;
  entidad_id: string;
  titulo: string;
  admin_nombre: string;
  momento: string;
  antes: RowState | null;
  despues: RowState | null;
}

/** Longer values are folded away behind their beginning. */
const LONG = 240;

function Valor({ texto }: { texto: string | undefined }) {
  if (!texto) return <span className="nota">(vacío)</span>;
  if (texto.length <= LONG) return texto;
  return (
    <details>
      <summary>
        {preview(texto)} <span className="mas">Ver todo</span>
      </summary>
      {texto}
    </details>
  );
}

function verb(accion: string): string {
  const known: Record<string, string> = acciones;
  return known[accion] ?? accion;
}

/** One change: what, who, when, and each field that differs with its old and new value side by side. */
export function Cambio({ cambio }: { cambio: CambioProps }) {
  const { id, antes, despues } = cambio;
  const names = Object.keys({ ...antes, ...despues });
  return (
    <li>
      <h3 id={`cambio-${id}`}>
        {verb(cambio.accion)} · {cambio.que}: {cambio.titulo || cambio.entidad_id}
      </h3>
      <p className="nota">
        <b>{cambio.admin_nombre}</b> · {cambio.momento}
      </p>
      {names.length > 0 && (
        <table className="cambios apilada" aria-labelledby={`cambio-${id}`}>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              {antes && <th scope="col">Antes</th>}
              {despues && <th scope="col">Después</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{fieldLabel(name)}</th>
                {antes && (
                  <td data-r="Antes">
                    <Valor texto={antes[name]} />
                  </td>
                )}
                {despues && (
                  <td data-r="Después">
                    <Valor texto={despues[name]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}
