import { FileSearch } from "lucide-react";
import { data, redirect } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { errorText } from "~/admin/form/form.server";
import { ListLink } from "~/admin/list/link";
import { PageTitle } from "~/admin/shell/page-title";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { adminSession } from "~/admin/session/session.server";
import { readUpload } from "~/admin/media/upload.server";
import { archivoGrande, importar } from "~/domain/importacion/columns";
import { keepImportacion, readArchivo } from "~/domain/importacion/importacion.server";
import { Refusal } from "~/domain/kernel/refusal";
import type { RouteHandle } from "~/services/http/route-handle";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/importar";
import { Columnas } from "./columnas";
import { TableField } from "./archivo";

export const handle = { form: "confirmation", files: "tabla" } satisfies RouteHandle;

const path = "/admin/productos";

export async function loader() {
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { files } = await readUpload(request, context);
  const [file] = files;
  try {
    if (!file) throw new Refusal("Seleccione un archivo CSV o XLSX");
    const lectura = await readArchivo(file.path, file.bytes);
    const clave = await keepImportacion(context.get(adminSession).admin.id, file.nombre, lectura);
    return redirect(`${path}/importar/${clave}`, 303);
  } catch (error) {
    const message = errorText("No se pudo leer el archivo. Inténtalo de nuevo.", error);
    return data({ error: message }, { status: error instanceof Refusal ? 400 : 500 });
  }
}

export default function Importar({ actionData }: Route.ComponentProps) {
  const saving = useSaving();
  return (
    <>
      <ListLink to={path}>Lista de Productos</ListLink>
      <PageTitle titulo="Importar Productos" texto="Crea y actualiza productos desde una hoja de cálculo" />
      <PostForm
        className={cardClass({ narrow: true })}
        data-part="editor"
        encType="multipart/form-data"
        aria-labelledby="archivo-t"
      >
        <CardHeader>
          <CardTitle id="archivo-t">Archivo</CardTitle>
        </CardHeader>
        <CardBody>
          <TableField
            label="Archivo CSV o XLSX"
            hint="Hasta 20 MB y 50.000 productos. Nada cambia hasta que usted vea qué se hará y lo confirme."
            most={{ bytes: importar.bytes, message: archivoGrande }}
            answer={actionData}
          />
        </CardBody>
        <CardFooter>
          <SaveButton saving={saving}>
            <Icon of={FileSearch} />
            {saving ? "Revisando..." : "Revisar archivo"}
          </SaveButton>
          {saving && <progress aria-label="Leyendo el archivo" />}
        </CardFooter>
      </PostForm>
      <Columnas path={path} />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al importar productos");
