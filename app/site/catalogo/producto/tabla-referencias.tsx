import type { Ficha } from "~/domain/catalogo/ficha/ficha.server";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/list/table";
import { useSitio } from "~/site/frame/sitio";
import { siteTableBox } from "~/site/catalogo/tabla-productos";

const tipos: Readonly<Record<string, string>> = { oe: "OE", equivalente: "Equivalente", reemplaza: "Reemplaza a" };

/** On a phone a row is one line: kind, brand and number. */
const rows = cx(
  "[&_tbody>tr>*]:py-2",
  "stacked:filas:grid-cols-[auto_1fr_auto] stacked:filas:gap-x-3.5 stacked:[&_tbody>tr>*]:wrap-break-word",
);

/** The numbers by which others call a product, and our own codes that it replaces; nothing where there are none. */
export function TablaReferencias({ referencias }: Pick<Ficha, "referencias">) {
  const { ajustes } = useSitio();
  if (referencias.length === 0) return null;
  return (
    <section className="grid w-full gap-3" data-part="referencias">
      <h2 className="h3" id="referencias">
        Referencias
      </h2>
      <div className={siteTableBox}>
        <Table
          label="referencias"
          rows={rows}
          head={["Tipo", "Marca", "Número"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        >
          {referencias.map(({ tipo, marca, numero }) => (
            <tr key={`${tipo} ${marca} ${numero}`}>
              <td>{tipos[tipo]}</td>
              <td>{tipo === "reemplaza" ? ajustes.empresa : marca}</td>
              <td className="font-mono text-sm">{numero}</td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  );
}
