import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { totalText } from "~/domain/cotizaciones/respuesta";
import { tarifasIva, readPesos } from "~/domain/cotizaciones/pesos";
import { formatNumber } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { controlClass, selectClass } from "~/ui/form/control";
import { FieldFoot, readNumber, useSaved } from "~/ui/form/fields";

interface FilaProps {
  linea: { producto_id: number; codigo: string; nombre: string; cantidad: number };
  existe: boolean;
  precio: FieldMetadata<unknown>;
  iva: FieldMetadata<unknown>;
  dias: FieldMetadata<unknown>;
  agotada: FieldMetadata<unknown>;
}

/** What is typed in a field. */
export function typedText({ value }: FieldMetadata<unknown>): string {
  return typeof value === "string" ? value : "";
}

/** The price that a line's sum is made of, in centavos; null where there is none, or the product is said to be gone. */
export function typedPrecio({ precio, agotada }: Pick<FilaProps, "precio" | "agotada">): number | null {
  return typedText(agotada) === "on" ? null : readPesos(typedText(precio));
}

interface CeldaProps {
  field: FieldMetadata<unknown>;
  /** Reads what can be written in more than one way: 38500 is 38.500. */
  read?: (text: string) => number | null;
  children: ReactNode;
}

/** A control of a row with its error, and what somebody else saved in it. */
function Celda({ field, read, children }: CeldaProps) {
  const saved = useSaved(field.name, typedText(field), read);
  return (
    <div className="grid w-full min-w-0 gap-1" data-part="field">
      {children}
      <FieldFoot field={field} saved={saved} />
    </div>
  );
}

function wrong(field: FieldMetadata<unknown>) {
  return field.errors ? ({ "aria-invalid": true, "aria-describedby": field.errorId } as const) : {};
}

const amount = cx("text-right whitespace-nowrap cifras");
const number = cx("w-full px-2.5! text-right cifras", controlClass());

/** A line of an answer: what was asked for, and the fields of its price. */
export function Fila({ linea, existe, precio, iva, dias, agotada }: FilaProps) {
  const { producto_id, codigo, nombre, cantidad } = linea;
  const { key: precioKey, ...price } = getInputProps(precio, { type: "text", ariaAttributes: false });
  const { key: ivaKey, ...rate } = getSelectProps(iva, { ariaAttributes: false });
  const { key: diasKey, ...days } = getInputProps(dias, { type: "text", ariaAttributes: false });
  const { key: agotadaKey, ...gone } = getInputProps(agotada, { type: "checkbox", ariaAttributes: false });
  return (
    <tr>
      <th scope="row" className="font-normal!">
        <span className="mono block text-sm text-tinta-600">
          {existe ? <Link to={`/admin/productos/${producto_id}`}>{codigo}</Link> : codigo}
        </span>
        <span className="leading-snug wrap-anywhere">{nombre}</span>
      </th>
      <td data-r="Cantidad" className={amount}>
        {formatNumber(cantidad)}
      </td>
      <td data-r="Precio unitario" className="sm:w-36">
        <Celda field={precio} read={readPesos}>
          <input
            key={precioKey}
            {...price}
            {...wrong(precio)}
            className={number}
            inputMode="decimal"
            autoComplete="off"
            placeholder="$"
            aria-label={`Precio unitario de ${codigo}, en pesos`}
          />
          <label className="inline-flex min-h-6 items-center gap-2 text-sm whitespace-nowrap">
            <input key={agotadaKey} {...gone} className="size-4 accent-tinta-950" />
            <span>
              No disponible<span className="oculto">: {codigo}</span>
            </span>
          </label>
        </Celda>
      </td>
      <td data-r="IVA" className="sm:w-28">
        <Celda field={iva}>
          <select
            key={ivaKey}
            {...rate}
            {...wrong(iva)}
            className={cx("w-full bg-position-[right_0.5rem_center]! pr-7! pl-2.5!", selectClass())}
            aria-label={`IVA de ${codigo}`}
          >
            {tarifasIva.map((tarifa) => (
              <option key={tarifa} value={String(tarifa)}>
                {tarifa} %
              </option>
            ))}
          </select>
        </Celda>
      </td>
      <td data-r="Días" className="sm:w-20">
        <Celda field={dias} read={readNumber}>
          <input
            key={diasKey}
            {...days}
            {...wrong(dias)}
            className={number}
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Días de validez de ${codigo}, si no son los de todos`}
          />
        </Celda>
      </td>
      <td data-r="Total sin IVA" className={cx(amount, "font-semibold")}>
        {totalText({ cantidad, precio: typedPrecio({ precio, agotada }) })}
      </td>
    </tr>
  );
}
