import type { Oferta } from "~/domain/cotizaciones/oferta.server";
import {
  ivaText,
  precioText,
  sinPrecioText,
  totalesText,
  totalesOf,
  totalText,
  venceOf,
} from "~/domain/cotizaciones/respuesta";
import { formatFecha } from "~/domain/kernel/dates";
import { formatNumber } from "~/domain/kernel/text";
import { CeldaCodigo, siteTableBox } from "~/site/catalogo/tabla-productos";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/list/table";

const amount = cx("whitespace-nowrap cifras md:text-right! print:text-right!");

type Props = Pick<Oferta, "lineas" | "validez_dias" | "enviada_at">;

/** The lines of an answer with their prices, and the sums; a column for the days where they differ. */
export function TablaOferta({ lineas, validez_dias, enviada_at }: Props) {
  const priced = lineas.filter(({ precio }) => precio !== null);
  const differ = priced.some(({ dias }) => (dias ?? validez_dias) !== (priced[0]?.dias ?? validez_dias));
  return (
    <div className={siteTableBox}>
      <Table
        label="cotizado"
        head={
          <>
            <th scope="col">Código</th>
            <th scope="col">Nombre</th>
            {["Cantidad", "Precio unitario", "IVA", ...(differ ? ["Válido hasta"] : []), "Total sin IVA"].map(
              (name) => (
                <th key={name} scope="col" className="text-right!">
                  {name}
                </th>
              ),
            )}
          </>
        }
      >
        {lineas.map((linea) => {
          const { producto_id, codigo, nombre, cantidad, precio, dias } = linea;
          return (
            <tr key={producto_id}>
              <CeldaCodigo>{codigo}</CeldaCodigo>
              <td className="wrap-anywhere">{nombre}</td>
              <td className={amount} data-r="Cantidad">
                {formatNumber(cantidad)}
              </td>
              <td className={amount} data-r="Precio unitario">
                {precioText(linea)}
              </td>
              <td className={amount} data-r="IVA">
                {ivaText(linea)}
              </td>
              {differ && (
                <td className={amount} data-r="Válido hasta">
                  {precio === null ? "-" : formatFecha(venceOf(enviada_at, dias ?? validez_dias))}
                </td>
              )}
              <td className={amount} data-r="Total sin IVA">
                {totalText(linea)}
              </td>
            </tr>
          );
        })}
      </Table>
      <dl
        className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-t border-tinta-950 px-4 py-4 text-right cifras"
        data-part="totales"
      >
        {totalesText(totalesOf(lineas)).map(([name, text]) => (
          <div key={name} className={cx("contents", name === "Total" && "text-lead font-semibold")}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="nota px-4 pb-4 text-right empty:hidden">{sinPrecioText(lineas)}</p>
    </div>
  );
}
