import { Columns } from "~/admin/importacion/columns";
import { Upload } from "~/admin/importacion/upload";
import { errorScreen } from "~/admin/shell/error";
import { type Modo, modos } from "~/domain/importacion/aplicaciones/columns";
import { Radios } from "~/ui/form/radios";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/importar";
import { Descargas } from "./descargas";
import { screens } from "./importar.server";

export const handle = { form: "confirmation", files: "tabla" } satisfies RouteHandle;

const path = "/admin/vehiculos/aplicaciones";

const columns = [
  ["Código", "El de un producto que ya existe."],
  ["Marca", "El nombre de una marca que ya existe: Renault."],
  ["Línea", "Una línea de esa marca, por su nombre o por uno de sus otros nombres: Duster."],
  ["Desde", "El primer año (modelo), con cuatro cifras: 2012."],
  ["Hasta", "El último año (modelo). Vacía: en adelante."],
  ["Posición", "Puede quedar vacía: delantera, trasera derecha…"],
  ["Motor", "Puede quedar vacía: 1.6, 2.0 diésel…"],
  ["Nota", "Puede quedar vacía."],
] as const;

const nombres: Record<Modo, [nombre: string, texto: string]> = {
  agregar: ["Agregar", "Las que un producto ya tiene se quedan."],
  reemplazar: [
    "Reemplazar las de los códigos del archivo",
    "Cada producto del archivo queda solo con las del archivo.",
  ],
};

function modoOf(fields: FormData): Modo {
  return modos.find((modo) => modo === fields.get("modo")) ?? "agregar";
}

export async function loader() {
  return null;
}

export async function action(args: Route.ActionArgs) {
  return screens.upload(args, modoOf);
}

export { waitHeaders as headers } from "~/services/http/plain-answer.server";

export default function Importar({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Upload titulo="Importar aplicaciones" hasta="100.000 aplicaciones" answer={actionData}>
        <Radios
          legend="Qué se hace con las aplicaciones"
          name="modo"
          choices={modos.map((modo) => [modo, ...nombres[modo]] as const)}
          chosen={actionData?.modo ?? "agregar"}
        />
      </Upload>
      <Descargas path={path} />
      <Columns plantilla={`${path}/plantilla`} columns={columns}>
        La primera fila lleva los títulos, en cualquier orden, y cada fila es una aplicación: un producto que sirve a
        tres líneas lleva tres. Las columnas que el sitio no conoce se ignoran.
      </Columns>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al importar aplicaciones");
