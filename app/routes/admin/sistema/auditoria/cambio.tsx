import { acciones, fieldLabel, type RowState } from "~/domain/kernel/history";
import { ChevronDown } from "lucide";
import { readableDate } from "~/domain/kernel/dates";
import { preview } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
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
  if (texto.length <= LONG) return readableDate(texto);
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

const line = cx("grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3");
const changes = cx(
  "table-fixed border-t border-tinta-200 bg-tinta-50 [&_thead_th]:border-tinta-400 [&_thead_th]:bg-tinta-50",
);
const rows = cx(
  "[&_tbody>tr>*]:align-top [&_td]:wrap-anywhere [&_td]:whitespace-pre-line [&_th]:w-44 [&_th]:font-medium",
);

/** One change: row, administrator, time, and folded behind them each changed field, old and new value side by side. */
export function Cambio({ cambio }: { cambio: CambioProps }) {
  const { id, antes, despues } = cambio;
  const names = Object.keys({ ...antes, ...despues });
  const title = (
    <>
      <h3 className="col-1 text-base leading-snug font-semibold" id={`cambio-${id}`}>
        {verb(cambio.accion)} · {cambio.que}: {cambio.titulo || cambio.entidad_id}
      </h3>
      <span className="nota col-1">
        <b>{cambio.admin_nombre}</b> · {cambio.momento}
      </span>
    </>
  );
  return (
    <li className="border-tinta-200 wrap-anywhere not-first:border-t">
      {names.length === 0 ? (
        <div className={line}>{title}</div>
      ) : (
        <details className="group/cambio">
          <summary className={cx(line, "hover:bg-tinta-50 focus-visible:-outline-offset-4")}>
            {title}
            <span className="col-2 row-[1/3] self-center transition-[rotate] group-open/cambio:rotate-180">
              <Icon of={ChevronDown} />
            </span>
          </summary>
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
        </details>
      )}
    </li>
  );
}
