import type { Ficha } from "~/domain/catalogo/ficha.server";
import { Table } from "~/ui/list/table";
import { useSitio } from "~/site/frame/sitio";
import { siteTableBox } from "~/site/catalogo/tabla-productos";

const tipos: Readonly<Record<string, string>> = { oe: "OE", equivalente: "Equivalente", reemplaza: "Reemplaza a" };

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
          rows="[&>tr>*]:py-2 [&>tr>:last-child]:font-mono [&>tr>:last-child]:text-sm"
          head={["Tipo", "Marca", "Número"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        >
          {referencias.map(({ tipo, marca, numero }) => (
            <tr key={`${tipo} ${marca} ${numero}`}>
              <td>{tipos[tipo]}</td>
              <td data-r="Marca">{tipo === "reemplaza" ? ajustes.empresa : marca}</td>
              <td data-r="Número">{numero}</td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  );
}
