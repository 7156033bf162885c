import { acciones, fieldLabel, type RowState } from "~/domain/kernel/history";
import { preview } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/list/table";

interface CambioProps {
  id: number;
  accion: string;
  /** Name of the kind of row, as staff know it. */
  que: string;
  entidad_id: string;
  titulo: string;
  admin_nombre: string;
  momento: string;
  antes: RowState | null;
  despues: RowState | null;
}

/** Longest value shown in full, in characters; a longer one is folded behind its beginning. */
const LONG = 240;

function Valor({ texto }: { texto: string | undefined }) {
  if (!texto) return <span className="nota">(vacío)</span>;
  if (texto.length <= LONG) return texto;
  return (
    <details className="group">
      <summary>
        {preview(texto)} <span className="underline group-open:hidden">Ver todo</span>
      </summary>
      {texto}
    </details>
  );
}

function verb(accion: string): string {
  const known: Record<string, string> = acciones;
  return known[accion] ?? accion;
}

const changes = cx("mt-2 table-fixed [&_thead_th]:border-tinta-400");
const rows = cx("[&_td]:wrap-anywhere [&_td]:whitespace-pre-line [&_th]:w-44 [&_th]:font-medium [&>tr>*]:align-top");

/** One change: row, administrator, time, and each changed field with old and new value side by side. */
export function Cambio({ cambio }: { cambio: CambioProps }) {
  const { id, antes, despues } = cambio;
  const names = Object.keys({ ...antes, ...despues });
  return (
    <li className="grid gap-1.5 border-tinta-200 px-5 py-4 wrap-anywhere not-first:border-t">
      <h3 className="text-base font-semibold" id={`cambio-${id}`}>
        {verb(cambio.accion)} · {cambio.que}: {cambio.titulo || cambio.entidad_id}
      </h3>
      <p className="nota">
        <b>{cambio.admin_nombre}</b> · {cambio.momento}
      </p>
      {names.length > 0 && (
        <Table
          label={`cambio-${id}`}
          className={changes}
          rows={rows}
          head={
            <>
              <th scope="col" className="w-44">
                Campo
              </th>
              {antes && <th scope="col">Antes</th>}
              {despues && <th scope="col">Después</th>}
            </>
          }
        >
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
        </Table>
      )}
    </li>
  );
}
