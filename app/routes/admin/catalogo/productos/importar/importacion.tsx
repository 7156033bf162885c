import { Confirmation } from "~/admin/importacion/confirmation";
import { Errores, Results, Valor } from "~/admin/importacion/results";
import { errorScreen } from "~/admin/shell/error";
import { columnas } from "~/domain/importacion/productos/columns";
import type { Resultado } from "~/domain/importacion/productos/resultado";
import type { Route } from "./+types/importacion";
import { screens } from "./importar.server";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { countOf } from "~/domain/kernel/text";

/** A column without a title here is a measure, and has its own. */
const titulos: Readonly<Record<string, string>> = columnas;
const nombres = { error: "Errores", crear: "Se crean", actualizar: "Se actualizan", igual: "Sin cambios" };

export async function loader(args: Route.LoaderArgs) {
  const kept = await screens.load(args);
  const secciones = await seccionesById();
  const lugarOf = (id: number) => {
    const subcategoria = secciones.get(id);
    return subcategoria ? `${subcategoria.categoria.nombre} › ${subcategoria.nombre}` : "";
  };
  const filas = kept.filas.map((fila) => ({
    ...fila,
    lugar: fila.tipo === "crear" ? lugarOf(fila.value.subcategoria_id) : "",
  }));
  return { ...kept, filas };
}

export async function action(args: Route.ActionArgs) {
  return screens.confirm(args);
}

function detalle(resultado: Resultado & { lugar: string }) {
  if (resultado.tipo === "error") return <Errores errores={resultado.errores} titulos={titulos} />;
  if (resultado.tipo === "actualizar")
    return (
      <ul className="grid gap-1 wrap-anywhere">
        {resultado.cambios.map(({ columna, antes, despues }) => (
          <li key={columna}>
            <b>{titulos[columna] ?? columna}</b>: <Valor texto={antes} /> <span className="oculto">pasa a</span>
            <span aria-hidden="true">→</span> <Valor texto={despues} />
          </li>
        ))}
      </ul>
    );
  if (resultado.tipo === "igual") return "Ya está así";
  const { nombre, medidas } = resultado.value;
  return (
    <>
      {nombre}
      <p className="nota">
        {resultado.lugar}
        {medidas.length > 0 && `, ${countOf(medidas.length, "medida", "medidas")}`}
      </p>
    </>
  );
}

export default function Importacion({ loaderData }: Route.ComponentProps) {
  const { cuentas, ver, filas, list } = loaderData;
  return (
    <Confirmation
      path="/admin/productos/importar"
      kept={loaderData}
      queda="Los productos que no están en el archivo quedan como están."
    >
      <Results {...{ cuentas, nombres, ver, filas, list, detalle }} titulo={ver === "crear" ? "Nombre" : "Detalle"} />
    </Confirmation>
  );
}

export const ErrorBoundary = errorScreen("Error al importar productos");
