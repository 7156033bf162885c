import { Check as Tick } from "lucide-react";
import { data, Link } from "react-router";
import { errorText, redirectWithToast } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { ListLink } from "~/admin/list/link";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { addFotos, sortFotos } from "~/domain/catalogo/fotos/fotos.server";
import { countOf } from "~/domain/kernel/text";
import type { RouteHandle } from "~/services/http/route-handle";
import { buttonClass } from "~/ui/button";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { FieldError } from "~/ui/form/field-parts";
import { Radios } from "~/ui/form/radios";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/revisar";
import { idsOf } from "../marcados.server";
import { ConProducto, SinProducto } from "./reparto";

export const handle = { form: "editor" } satisfies RouteHandle;

const path = "/admin/productos";

const lugares = [
  ["despues", "Después de las que tiene", "La portada de cada producto se queda."],
  ["antes", "Antes de las que tiene", "La primera de cada producto es su nueva portada."],
] as const;

/** The pictures of the address, sorted by the products that they go to; leads back where there is none. */
export async function loader({ url }: Route.LoaderArgs) {
  const reparto = await sortFotos(idsOf(url.searchParams.get("fotos")));
  if (reparto.productos.length + reparto.sin.length > 0) return reparto;
  throw await redirectWithToast(`${path}/fotos`, "Error", "Esas fotos ya se guardaron, o ya no están.", "error");
}

export async function action({ request, url }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const elegidas = idsOf(fields.getAll("foto[]").join(","));
  const lugar = fields.get("lugar") === "antes" ? "antes" : "despues";
  if (elegidas.length === 0) return data({ lugar, elegidas, error: "Marque al menos una foto." }, { status: 400 });
  try {
    const enviadas = idsOf(url.searchParams.get("fotos"));
    const { fotos, productos } = await addFotos(elegidas, { antes: lugar === "antes", enviadas });
    if (fotos === 0)
      return await redirectWithToast(path, "Error", "Esas fotos ya se guardaron, o ya no están.", "error");
    const said = `${countOf(fotos, "foto", "fotos")} en ${countOf(productos, "producto", "productos")}`;
    return await redirectWithToast(path, fotos === 1 ? "Foto guardada" : "Fotos guardadas", said);
  } catch (error) {
    const failure = "No se pudieron guardar las fotos. Inténtalo de nuevo.";
    return data({ lugar, elegidas, error: errorText(failure, error) }, { status: 400 });
  }
}

/** Asks whether each picture goes where its name says. */
export default function Revisar({ loaderData, actionData }: Route.ComponentProps) {
  const { productos, sin } = loaderData;
  const saving = useSaving();
  const fotos = productos.flatMap((producto) => producto.fotos).length;
  const texto = `${countOf(fotos, "foto", "fotos")} para ${countOf(productos.length, "producto", "productos")}`;
  return (
    <>
      <ListLink to={`${path}/fotos`}>Fotos por código</ListLink>
      <PageTitle titulo="Revisar fotos" texto={fotos > 0 ? texto : "Ninguna foto dice de qué producto es"} />
      {fotos > 0 && (
        <PostForm className={cardClass()} data-part="editor" aria-labelledby="van-t">
          <CardHeader>
            <CardTitle id="van-t">A qué producto va cada una</CardTitle>
          </CardHeader>
          <CardBody>
            <ConProducto productos={productos} elegidas={actionData?.elegidas} />
            {productos.some(({ tiene }) => tiene > 0) && (
              <Radios
                legend="Dónde van en los productos que ya tienen fotos"
                name="lugar"
                choices={lugares}
                chosen={actionData?.lugar ?? "despues"}
              />
            )}
            {actionData && <FieldError role="alert">{actionData.error}</FieldError>}
          </CardBody>
          <CardFooter>
            <SaveButton saving={saving}>
              <Icon of={Tick} />
              {saving ? "Guardando..." : `Guardar ${fotos === 1 ? "la foto" : "las fotos"}`}
            </SaveButton>
            <Link className={buttonClass()} to={`${path}/fotos`}>
              Cancelar
            </Link>
          </CardFooter>
        </PostForm>
      )}
      <SinProducto sin={sin} />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al revisar fotos");
