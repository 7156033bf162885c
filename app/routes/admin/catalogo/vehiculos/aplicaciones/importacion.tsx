import { Confirmation } from "~/admin/importacion/confirmation";
import { Errores, Results } from "~/admin/importacion/results";
import { errorScreen } from "~/admin/shell/error";
import { columnas } from "~/domain/importacion/aplicaciones/columns";
import type { Resultado } from "~/domain/importacion/aplicaciones/resultado";
import type { Route } from "./+types/importacion";
import { screens } from "./importar.server";

const nombres = {
  error: "Errores",
  crear: "Se agregan",
  quitar: "Se quitan",
  mover: "Cambian de lugar",
  igual: "Sin cambios",
};

const queda = {
  agregar: "Las aplicaciones del archivo quedan detrás de las que ya tiene cada producto.",
  reemplazar:
    "Los productos del archivo quedan solo con las aplicaciones del archivo, en ese orden; los demás productos quedan como están.",
};

export async function loader(args: Route.LoaderArgs) {
  return screens.load(args);
}

export async function action(args: Route.ActionArgs) {
  return screens.confirm(args);
}

function detalle(resultado: Resultado) {
  return resultado.tipo === "error" ? (
    <Errores errores={resultado.errores} titulos={columnas} />
  ) : (
    <span className="wrap-anywhere">{resultado.texto}</span>
  );
}

export default function Importacion({ loaderData }: Route.ComponentProps) {
  const { cuentas, modo, ver, filas, list } = loaderData;
  return (
    <Confirmation
      path="/admin/vehiculos/aplicaciones"
      kept={loaderData}
      queda={modo === "reemplazar" ? queda.reemplazar : queda.agregar}
    >
      <Results
        {...{ cuentas, nombres, ver, filas, list, detalle }}
        titulo={ver === "error" ? "Detalle" : "Aplicación"}
      />
    </Confirmation>
  );
}

export const ErrorBoundary = errorScreen("Error al importar aplicaciones");
