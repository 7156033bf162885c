import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Table, tableBox } from "~/ui/list/table";
import { productoHref } from "~/domain/catalogo/hrefs";
import type { AtributoPublico } from "~/domain/medidas/filtros";
import { tituloOf } from "~/domain/medidas/medidas";
import { numeroPublico } from "~/domain/medidas/pulgadas";
import type { Medio } from "~/site/frame/medio";
import { CeldaCantidad, TituloCantidad, withCantidad } from "~/site/cotizacion/agregar";
import { CeldaFoto, TituloFoto, withPhotos } from "./foto";

export interface FilaProducto {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  categoria: { nombre: string; slug: string };
  subcategoria: { nombre: string; slug: string };
  /** The vehicles it is for: "Renault, Nissan y 3 más", "Universal". */
  vehiculos?: string;
  /** Its measures, by the id of the attribute. */
  medidas?: ReadonlyMap<number, string>;
  /** Its own photo; a table in which no product has one has no place for them. */
  medio?: Medio | null;
}

type Columna = Pick<AtributoPublico, "id" | "nombre" | "unidad" | "tipo">;

interface TablaProductosProps {
  productos: readonly FilaProducto[];
  /** Id of the heading that names the table. */
  labelledby: string;
  /** Shows each product's section, for lists that span several sections. */
  donde?: boolean;
  /** The measures that have a column; a phone shows the first two. */
  columnas?: readonly Columna[];
  /** Each row has a box for the quantity; a `FormularioLista` is round the table. */
  pide?: boolean;
  /** How a code is shown; by default as it is. */
  codigo?: (producto: FilaProducto) => ReactNode;
}

/** The frame of a table on the site. */
export const siteTableBox = cx(tableBox, "border border-tinta-950");

/** The first cell of a row: the product's code. */
export function CeldaCodigo({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="font-mono text-sm font-medium md:whitespace-nowrap print:text-micro">
      {children}
    </th>
  );
}

/** Rows that are, each, one link, and that link. */
export const rowLink = cx("font-medium no-underline after:absolute after:inset-0 in-[tr:hover]:underline");
export const rowLinks = cx(
  "filas:relative [&_tbody>tr:hover>:first-child]:filo",
  "print:[&_tbody>tr>*]:py-1! print:[&_tbody>tr>*]:text-micro!",
);

/** A cell that a narrow screen does not show. It stays a cell: those behind it would come under other titles. */
const stackedOut = cx("stacked:oculto stacked:w-px!");

const EN_TELEFONO = 2;
const numerico = cx("text-right! whitespace-nowrap");

function Celda({ columna, valor, at }: { columna: Columna; valor: string; at: number }) {
  const shown = at < EN_TELEFONO && valor !== "";
  return (
    <td
      className={cx(
        columna.tipo === "numero" && "font-semibold cifras before:font-normal lg:text-right!",
        !shown && stackedOut,
      )}
      data-r={tituloOf(columna)}
    >
      {columna.tipo === "numero" ? numeroPublico(valor, columna) : valor}
    </td>
  );
}

/** A table of products with code and name; the whole row is a link. */
export function TablaProductos({ productos, labelledby, donde, columnas = [], pide, codigo }: TablaProductosProps) {
  const photos = productos.some(({ medio }) => medio);
  return (
    <div className={siteTableBox}>
      <Table
        label={labelledby}
        rows={cx(rowLinks, pide && withCantidad, photos ? withPhotos : "[&_tbody>tr>*]:py-4")}
        head={
          <>
            {photos && <TituloFoto />}
            <th scope="col" className="w-40">
              Código
            </th>
            <th scope="col">Nombre del producto</th>
            {columnas.map((columna) => (
              <th key={columna.id} scope="col" className={columna.tipo === "numero" ? numerico : undefined}>
                {columna.nombre}
                {columna.unidad && <span className="block font-normal text-tinta-600"> {columna.unidad}</span>}
              </th>
            ))}
            {donde && <th scope="col">Dónde está</th>}
            {pide && <TituloCantidad />}
          </>
        }
      >
        {productos.map((producto) => (
          <tr key={producto.id}>
            {photos && <CeldaFoto medio={producto.medio} />}
            <CeldaCodigo>{codigo ? codigo(producto) : producto.codigo}</CeldaCodigo>
            <td>
              <a className={rowLink} href={productoHref(producto.categoria, producto.subcategoria, producto)}>
                {producto.nombre}
              </a>{" "}
              {producto.vehiculos && (
                <span className="block text-sm text-tinta-600 print:hidden">{producto.vehiculos}</span>
              )}
            </td>
            {columnas.map((columna, at) => (
              <Celda key={columna.id} columna={columna} at={at} valor={producto.medidas?.get(columna.id) ?? ""} />
            ))}
            {donde && (
              <td className="text-sm text-tinta-600">
                {producto.categoria.nombre} › {producto.subcategoria.nombre}
              </td>
            )}
            {pide && <CeldaCantidad id={producto.id} codigo={producto.codigo} />}
          </tr>
        ))}
      </Table>
    </div>
  );
}
