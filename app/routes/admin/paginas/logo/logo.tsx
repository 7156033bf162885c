import { Upload } from "lucide";
import { data, useNavigation } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { redirectWithToast } from "~/admin/form/form.server";
import { FileField, useFileProblem } from "~/admin/form/file-field";
import { PageTitle } from "~/admin/shell/page-title";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { readUpload } from "~/admin/media/upload.server";
import { formatMoment } from "~/domain/kernel/dates";
import { saveLogo, getLogo } from "~/domain/medios/logo.server";
import { formatBytes, reglas } from "~/domain/medios/medios";
import { keepFile } from "~/domain/medios/medios.server";
import { Refusal } from "~/domain/kernel/refusal";
import type { RouteHandle } from "~/services/http/route-handle";
import { log } from "~/services/log/log.server";
import { buttonClass } from "~/ui/button";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/logo";
import { LogoActual } from "./actual";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/logo";
const SOLO_IMAGENES = "Por favor selecciona solo archivos de imagen (PNG, JPG, etc.)";
const RECOMENDADO = 2 * 1024 * 1024;

export async function loader() {
  const logo = await getLogo();
  return { logo, desde: logo && formatMoment(logo.created_at) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { files } = await readUpload(request, context);
  const [file] = files;
  if (!file) return data({ error: "Seleccione un archivo de imagen" }, { status: 400 });
  const { bytes } = file;
  try {
    await saveLogo((await keepFile(file, "imagen")).id);
  } catch (error) {
    if (error instanceof Refusal) {
      const message = error.message === reglas.imagen.tipo ? SOLO_IMAGENES : error.message;
      return data({ error: message }, { status: 400 });
    }
    log.error("Error al actualizar el logo", error);
    return data({ error: "Error al actualizar el logo" }, { status: 500 });
  }
  const large = bytes > RECOMENDADO ? ` Pesa ${formatBytes(bytes)}: se recomienda un máximo de 2MB.` : "";
  return redirectWithToast(path, "Éxito", `Logo actualizado correctamente${large && `.${large}`}`);
}

export default function Logo({ loaderData, actionData }: Route.ComponentProps) {
  const uploading = useNavigation().formAction?.startsWith(path) ?? false;
  const problem = useFileProblem(actionData, ({ type }) => (type.startsWith("image/") ? null : SOLO_IMAGENES));
  return (
    <>
      <PageTitle titulo="Logo del Sitio" texto="El logo aparece en el slider de inicio y en el pie de página" />
      <LogoActual {...loaderData} />
      <PostForm
        className={cardClass({ narrow: true })}
        data-part="editor"
        encType="multipart/form-data"
        aria-labelledby="subir"
      >
        <CardHeader>
          <CardTitle id="subir">{loaderData.logo ? "Cambiar el logo" : "Subir el logo"}</CardTitle>
        </CardHeader>
        <CardBody>
          <FileField
            name="archivos"
            label="Seleccione el archivo"
            hint="Formatos: PNG, JPG, JPEG, GIF. Tamaño máximo recomendado: 2MB."
            alert
            accept="image/*"
            required
            {...problem}
          />
        </CardBody>
        <CardFooter>
          <PostButton className={buttonClass({ variant: "dark" })} disabled={uploading}>
            <Icon of={Upload} />
            {uploading ? "Subiendo..." : "Subir Logo"}
          </PostButton>
        </CardFooter>
      </PostForm>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar la configuración del logo");
