import { Download, Images, Upload } from "lucide";
import { Link } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { readFormData, readTypedForm } from "~/admin/form/form-data.server";
import { rowAction } from "~/admin/form/form.server";
import { FormatLinks } from "~/admin/importacion/format-links";
import { Fold } from "~/admin/list/fold";
import { ListBlock } from "~/admin/list/block";
import { marksOf, pagerWithMarks } from "~/admin/list/marks";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink, searchOf } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { productosPorPagina, productosWords as words, subcategoriasWords } from "~/domain/catalogo/listas";
import { listMarcados, productos } from "~/domain/catalogo/productos.server";
import { listMarcables, listProductos } from "~/domain/catalogo/productos-list.server";
import { MUCHOS_RESULTADOS } from "~/domain/catalogo/search";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { idsOf, marcadosAction } from "./marcados.server";
import { TablaProductos } from "./tabla";
import { productosFilter, productosFilters } from "./filtros";

const { path } = words;
const MUCHOS = `Más de ${formatNumber(MUCHOS_RESULTADOS)} productos`;

export async function loader(args: Route.LoaderArgs) {
  const { marked, named: ids, url } = marksOf(args.url);
  const named = idsOf(ids);
  const categorias = await listCategorias();
  const filter = productosFilter(url, categorias);
  const query = { ...listQuery(url), ...filter };
  const [{ total, cuantos, productos }, marcables] = await Promise.all([
    listProductos(query),
    marked === "lista" ? listMarcables(query) : named.length > 0 ? listMarcados(named) : [],
  ]);
  const shown = new Set(productos.map(({ id }) => id));
  const others = marcables.flatMap(({ id, revision }) => (shown.has(id) ? [] : [{ id, revision }]));
  const filtered = Object.values(filter).some((chosen) => chosen !== undefined);
  const list = listPage(url, total, productosPorPagina, filtered);
  return { filter, productos, cuantos, categorias, marks: { marked, named }, others, list };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readTypedForm(request);
  const done = await marcadosAction(await readFormData(form), url);
  if (done) return done;
  return rowAction(form, url, "No se pudo actualizar el producto. Inténtalo de nuevo.", {
    mostrar: async ({ id, revision }) => ({
      titulo: "Producto actualizado",
      texto: `${(await productos.set(id, revision, { visible: true })).nombre} está visible`,
    }),
    ocultar: async ({ id, revision }) => ({
      titulo: "Producto actualizado",
      texto: `${(await productos.set(id, revision, { visible: false })).nombre} está oculto`,
    }),
  });
}

export default function Productos({ loaderData }: Route.ComponentProps) {
  const { filter, productos, cuantos, categorias, marks, others, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Gestión de Productos" texto="Administra todos los productos del catálogo">
        <Buttons>
          <Link className={buttonClass()} to={`${path}/importar`}>
            <Icon of={Upload} />
            Importar
          </Link>
          <Link className={buttonClass()} to={`${path}/fotos`}>
            <Icon of={Images} />
            Fotos
          </Link>
          <NewLink words={words} list={list} />
        </Buttons>
      </PageTitle>
      <ListBlock
        {...words.lista}
        cuenta={cuantos === null ? MUCHOS : countOf(cuantos, "producto", "productos")}
        {...primero(categorias)}
        agregar={list.total > 0 && <Exportar search={searchOf(list)} />}
        filtros={productosFilters(categorias, filter)}
        list={list}
        pager={pagerWithMarks}
      >
        {cuantos !== list.total && (
          <p className="nota">
            Se muestran {formatNumber(list.total)}. Para ver los demás, escriba más palabras o un código, o elija un
            filtro.
          </p>
        )}
        <TablaProductos {...{ productos, cuantos, list, marks, others }} />
      </ListBlock>
    </>
  );
}

/** The step before the first product: creating a subcategory for it. */
function primero(categorias: Route.ComponentProps["loaderData"]["categorias"]) {
  if (categorias.some(({ subcategorias }) => subcategorias.length > 0)) return { primero: <NewLink words={words} /> };
  return {
    ayuda: "Cada producto va en una subcategoría: cree primero una.",
    primero: <NewLink words={subcategoriasWords} />,
  };
}

const exports = [
  { of: `${path}/exportar`, text: "Exportar" },
  { of: "/admin/vehiculos/aplicaciones/exportar", text: "Aplicaciones" },
];

/** Links that export all products of the search, not only this page, and their applications. */
function Exportar({ search }: { search: string }) {
  const hrefOf = (of: string, formato: string) => {
    const params = new URLSearchParams(search);
    params.delete("pagina");
    params.set("formato", formato);
    return `${of}?${params}`;
  };
  return (
    <Fold always label="Exportar" icon={Download}>
      <Buttons>
        {exports.map(({ of, text }) => (
          <FormatLinks key={of} text={text} hrefOf={(formato) => hrefOf(of, formato)} />
        ))}
      </Buttons>
    </Fold>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar productos");
