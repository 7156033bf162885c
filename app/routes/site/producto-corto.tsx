import { redirect } from "react-router";
import { findProductosByText, listRelacionados } from "~/domain/catalogo/ficha/ficha.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { findReplacement } from "~/domain/referencias/numeros.server";
import { Heading } from "~/site/frame/page-head";
import { Cabeza } from "~/site/frame/cabeza";
import { FichaProducto } from "~/site/catalogo/ficha-producto";
import { Migas } from "~/site/frame/migas";
import { quoteOf } from "~/domain/mensajes/cotizacion";
import { ServerOnly } from "~/site/frame/server-only";
import { CeldaCodigo, siteTableBox } from "~/site/catalogo/tabla-productos";
import { Table } from "~/ui/list/table";
import { shortAddressNotFound } from "~/site/catalogo/producto-ausente.server";
import type { Route } from "./+types/producto-corto";

const columns = ["Código", "Producto", "Categoría", "Subcategoría"];

export async function loader({ params }: Route.LoaderArgs) {
  const { productos, former } = await findProductosByText(params.producto);
  if (productos.length === 0) {
    const next = await findReplacement(params.producto);
    throw next
      ? redirect(productoHref(next.categoria, next.subcategoria, next), 301)
      : await shortAddressNotFound(params.producto);
  }
  const [only, ...others] = productos;
  if (!only || others.length > 0) return new ServerOnly({ productos, relacionados: null });
  if (former) throw redirect(productoHref(only.categoria, only.subcategoria, only), 301);
  const relacionados = await listRelacionados(only);
  return new ServerOnly({ productos, relacionados }, quoteOf(only).mensaje);
}

/**
 * /producto/{slug}: a single match shows that product, or leads to it from its former address or retired code; several are
 * listed with code and category (DEC 5, 8, 52).
 */
export default function ProductoCorto({ loaderData }: Route.ComponentProps) {
  const { productos, relacionados } = loaderData.value;
  const [producto] = productos;
  if (!producto) return null;
  if (relacionados) return <FichaProducto producto={producto} relacionados={relacionados} />;
  return (
    <>
      <Cabeza titulo={producto.nombre} canonica={`/producto/${producto.slug}`} noindex imagen={producto.imagen} />
      <Migas ruta={[{ nombre: "Catálogo", href: "/catalogo" }]} actual={producto.nombre} />
      <section className="seccion">
        <div className="wrap">
          <div className="cab-seccion">
            <Heading small id="opciones">
              {producto.nombre}
            </Heading>
            <p className="lead">Varias referencias llevan este nombre. Elija la suya.</p>
          </div>
          <div className={siteTableBox}>
            <Table
              label="opciones"
              head={columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            >
              {productos.map((opcion) => (
                <tr key={opcion.id}>
                  <CeldaCodigo>{opcion.codigo}</CeldaCodigo>
                  <td>
                    <a href={productoHref(opcion.categoria, opcion.subcategoria, opcion)}>{opcion.nombre}</a>
                  </td>
                  <td data-r="Categoría">{opcion.categoria.nombre}</td>
                  <td data-r="Subcategoría">{opcion.subcategoria.nombre}</td>
                </tr>
              ))}
            </Table>
          </div>
        </div>
      </section>
    </>
  );
}
