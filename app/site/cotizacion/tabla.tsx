import { MAX_LINEAS } from "~/domain/cotizaciones/cotizacion";
import { CeldaFoto, TituloFoto, withPhotos } from "~/site/catalogo/foto";
import { siteTableBox } from "~/site/catalogo/tabla-productos";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { FieldError } from "~/ui/form/field-parts";
import { Table } from "~/ui/list/table";
import type { Vista } from "./vista.server";

const quitar = cx(
  "min-h-11 cursor-pointer border-0 bg-transparent p-0 underline decoration-minio-600 underline-offset-4",
);

type Fila = Vista["filas"][number];

/** What a button is that saves the quantities. */
export const actualizar = { type: "submit", name: "actualizar", value: "1" } as const;

function FilaLista({ fila: { id, codigo, nombre, href, cantidad, error, medio } }: { fila: Fila }) {
  const what = codigo || "este producto";
  return (
    <tr className={error ? "bg-error-suave" : undefined}>
      <CeldaFoto medio={medio} />
      <th scope="row">
        <span className="mono block text-sm font-medium text-tinta-600">{codigo}</span>
        <span className="block font-semibold wrap-anywhere">{href ? <a href={href}>{nombre}</a> : nombre}</span>
        {error && <FieldError id={`e-${id}`}>{error}</FieldError>}
      </th>
      <td data-r="Cantidad">
        <input
          type="text"
          className={cx("w-24", controlClass())}
          name={`c-${id}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          defaultValue={cantidad}
          disabled={!href}
          aria-label={`Cantidad de ${what}`}
          aria-invalid={error && href ? true : undefined}
          aria-describedby={error ? `e-${id}` : undefined}
        />
      </td>
      <td>
        <button type="submit" className={quitar} name="quitar" value={id}>
          Quitar<span className="oculto"> {what}</span>
        </button>
      </td>
    </tr>
  );
}

/** The products of the list with their quantities, a part of its form. */
export function TablaLista({ filas }: { filas: readonly Fila[] }) {
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="h3" id="productos">
          Productos
        </h2>
        <span className="nota mono">
          {filas.length} de {MAX_LINEAS}
        </span>
      </div>
      <div className={siteTableBox}>
        <Table
          label="productos"
          rows={withPhotos}
          head={
            <>
              <TituloFoto />
              <th scope="col">Código y nombre</th>
              <th scope="col">Cantidad</th>
              <th scope="col">
                <span className="oculto">Quitar</span>
              </th>
            </>
          }
        >
          {filas.map((fila) => (
            <FilaLista key={fila.id} fila={fila} />
          ))}
        </Table>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-tinta-950 p-4">
          <button {...actualizar} className={buttonClass({ variant: "paper", size: "sm" })}>
            Actualizar cantidades
          </button>
          <button type="submit" className={quitar} name="vaciar" value="1">
            Vaciar lista
          </button>
        </div>
      </div>
    </div>
  );
}
