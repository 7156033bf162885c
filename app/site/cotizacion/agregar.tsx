import { ClipboardList } from "lucide";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { controlClass } from "~/ui/form/control";
import { Icon } from "~/ui/icon";

/**
 * Rows with a box for the quantity, which stands above the link that a row is; a row where it is filled stands out. Given
 * once for all rows.
 */
export const withCantidad = cx(
  "[&_input]:relative [&_input]:z-1 [&_input]:min-h-11 [&_input]:w-24 [&_input]:max-w-full [&_input]:rounded-1",
  "[&_input]:border [&_input]:border-tinta-400 [&_input]:bg-papel [&_input]:px-3 [&_input]:text-center",
  "[&_tr:has(input:not(:placeholder-shown))]:bg-minio-100 [&_tr:has(input:not(:placeholder-shown))]:filo",
  "stacked:[&_tbody>tr>:last-child]:grid-cols-[max-content_minmax(0,1fr)]! print:[&_tr>:last-child]:hidden",
);

/** The title of the column with the boxes. */
export function TituloCantidad() {
  return (
    <th scope="col" className="w-32">
      Cantidad
    </th>
  );
}

/** The box of a row; an empty one asks for nothing. */
export function CeldaCantidad({ id, codigo }: { id: number; codigo: string }) {
  return (
    <td data-r="Cantidad">
      <input
        type="text"
        name={`c-${id}`}
        inputMode="numeric"
        placeholder="0"
        maxLength={5}
        aria-label={`Cantidad de ${codigo}`}
      />
    </td>
  );
}

/** A list's button: on phones in sight, over the whole width but for the place of the WhatsApp button. */
const barra = cx(
  "-mt-px flex flex-wrap items-center justify-between gap-3 border border-tinta-950 bg-papel px-4 py-3 print:hidden",
  "docked:sticky docked:bottom-0 docked:z-20 docked:-mx-(--margen) docked:border-x-0 docked:px-(--margen) docked:py-4 docked:[&>button]:mr-14 docked:[&>button]:flex-1 docked:[&>span]:hidden",
);

/**
 * One form round the tables of a page, with one button: it adds every product whose box holds a quantity. `lista` tells
 * lists at one path apart: what was searched for.
 */
export function FormularioLista({ lista, children }: { lista?: string; children: ReactNode }) {
  return (
    <form method="post" action="/cotizacion" autoComplete="off" className="min-w-0">
      {children}
      <ged-pide className={barra} data-lista={lista}>
        <span className="nota">Escriba la cantidad en las filas que necesita y agréguelas todas de una vez.</span>
        <button type="submit" className={buttonClass({ variant: "primary", size: "lg" })}>
          <Icon of={ClipboardList} />
          Agregar a la cotización
        </button>
      </ged-pide>
    </form>
  );
}

/** Quantity and button of a product's page. */
export function AgregarProducto({ id }: { id: number }) {
  return (
    <form
      method="post"
      action="/cotizacion"
      autoComplete="off"
      className="grid flex-1 grid-cols-[6rem_minmax(0,1fr)] items-end gap-x-3 gap-y-1.5 docked:relative docked:grid-cols-[5rem_minmax(0,1fr)] docked:items-stretch docked:gap-x-2"
    >
      <label
        className="col-span-full font-semibold docked:absolute docked:top-1 docked:left-3.5 docked:text-micro"
        htmlFor="cantidad"
      >
        Cantidad
        <span className="nota docked:oculto" data-part="en-lista" />
      </label>
      <input
        type="text"
        className={cx("w-full text-center font-semibold docked:pt-6 docked:pb-0.5 docked:text-left", controlClass())}
        id="cantidad"
        name={`c-${id}`}
        inputMode="numeric"
        maxLength={5}
        defaultValue="1"
      />
      <button type="submit" className={cx(buttonClass({ variant: "primary", size: "wide" }), "docked:px-3")}>
        Agregar a la cotización
      </button>
    </form>
  );
}
