import { anosText, notaText } from "~/domain/vehiculos/aplicaciones";
import type { FilaVehiculo } from "~/domain/vehiculos/productos-de-linea.server";
import { CeldaFoto, TituloFoto, withPhotos } from "~/site/catalogo/foto";
import { CeldaCodigo, rowLink, rowLinks, siteTableBox } from "~/site/catalogo/tabla-productos";
import { CeldaCantidad, TituloCantidad, withCantidad } from "~/site/cotizacion/agregar";
import { cx } from "~/ui/cx";
import { Table, tableLook } from "~/ui/list/table";

const columns = cx("stacked:[&_tbody>tr>:empty:not(:first-child)]:oculto stacked:[&_tbody>tr>th]:text-tinta-600");

/** Different texts, one below the other. */
function Textos({ de }: { de: readonly string[] }) {
  return [...new Set(de.filter(Boolean))].map((text) => <div key={text}>{text}</div>);
}

/** The columns that some product of the page needs: all its tables have the same. */
type Columnas = Readonly<Record<"photos" | "posicion" | "nota", boolean>>;

/** Classes of what holds the tables of a page. */
export function tablasVehiculo({ photos }: Columnas): string {
  return tableLook(cx(rowLinks, columns, withCantidad, photos ? withPhotos : "[&_tbody>tr>*]:py-3"));
}

interface TablaVehiculoProps {
  filas: readonly FilaVehiculo[];
  labelledby: string;
  con: Columnas;
}

/** A line's products of one category, inside of `tablasVehiculo`; a universal product has no years. */
export function TablaVehiculo({ filas, labelledby, con }: TablaVehiculoProps) {
  return (
    <div className={siteTableBox}>
      <Table
        label={labelledby}
        className="lg:table-fixed"
        rows={null}
        head={
          <>
            {con.photos && <TituloFoto />}
            <th scope="col" className="w-32 xl:w-36 print:w-24">
              Código
            </th>
            <th scope="col">Nombre</th>
            <th scope="col" className="w-40 xl:w-48 print:w-32">
              Años
            </th>
            {con.posicion && (
              <th scope="col" className="w-34 xl:w-48 print:w-32">
                Posición
              </th>
            )}
            {con.nota && (
              <th scope="col" className="w-44 xl:w-56 print:w-40">
                Nota
              </th>
            )}
            <TituloCantidad />
          </>
        }
      >
        {filas.map(({ id, codigo, nombre, href, medio, aplicaciones }) => (
          <tr key={id}>
            {con.photos && <CeldaFoto medio={medio} />}
            <CeldaCodigo>{codigo}</CeldaCodigo>
            <td>
              <a className={rowLink} href={href}>
                {nombre}
              </a>
            </td>
            <td>
              {aplicaciones.length === 0 ? (
                "Todos"
              ) : (
                <Textos de={aplicaciones.map(({ desde, hasta }) => anosText(desde, hasta))} />
              )}
            </td>
            {con.posicion && (
              <td>
                <Textos de={aplicaciones.map(({ posicion }) => posicion)} />
              </td>
            )}
            {con.nota && (
              <td className="text-sm text-tinta-600">
                <Textos de={aplicaciones.map(notaText)} />
              </td>
            )}
            <CeldaCantidad id={id} codigo={codigo} />
          </tr>
        ))}
      </Table>
    </div>
  );
}
