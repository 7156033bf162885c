import { Check, TriangleAlert } from "lucide-react";
import { errorScreen } from "~/admin/shell/error";
import { redirectWithToast, errorText } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { ListLink } from "~/admin/list/link";
import { PageTitle } from "~/admin/shell/page-title";
import { PostButton, PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { pageOf } from "~/admin/form/rows.server";
import { adminSession } from "~/admin/session/session.server";
import { countPlan, countsText, tipos } from "~/domain/importacion/importacion";
import { confirmImportacion } from "~/domain/importacion/apply.server";
import { discardImportacion, getImportacion } from "~/domain/importacion/importacion.server";
import { NotFound } from "~/domain/kernel/refusal";
import { buttonClass } from "~/ui/button";
import { CardBody, cardClass, CardFooter } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";
import type { Route } from "./+types/importacion";
import { Resultados } from "./resultados";

const path = "/admin/productos";
const GONE = "La importación ya no está: se confirmó, se descartó o pasó más de un día. Suba el archivo de nuevo.";

const gone = () => redirectWithToast(`${path}/importar`, "Error", GONE, "error");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kept = await getImportacion(context.get(adminSession).admin.id, params.clave);
  if (!kept) throw await gone();
  const cuentas = countPlan(kept.resultados);
  const asked = tipos.find((tipo) => tipo === url.searchParams.get("ver"));
  const ver = asked ?? tipos.find((tipo) => cuentas[tipo] > 0) ?? "igual";
  const shown = kept.resultados.filter(({ tipo }) => tipo === ver);
  const { filas, list } = pageOf(url, shown);
  const { archivo, huella, ignoradas } = kept;
  return { archivo, huella, ignoradas, cuentas, ver, filas, list };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { id } = context.get(adminSession).admin;
  if (form.get("intent") === "descartar") {
    await discardImportacion(id, params.clave);
    return redirectWithToast(`${path}/importar`, "Importación descartada", "No se cambió ningún producto.");
  }
  try {
    const cuentas = await confirmImportacion(id, params.clave, String(form.get("huella")));
    return await redirectWithToast(path, "Importación terminada", `${countsText(cuentas)}.`);
  } catch (error) {
    if (error instanceof NotFound) return gone();
    const failure = "No se pudo importar el archivo. Ningún producto cambió. Inténtalo de nuevo.";
    return redirectWithToast(`${path}/importar/${params.clave}`, "Error", errorText(failure, error), "error");
  }
}

export default function Importacion({ loaderData }: Route.ComponentProps) {
  const { archivo, huella, ignoradas, cuentas, ver, filas, list } = loaderData;
  const saving = useSaving();
  const changes = cuentas.crear + cuentas.actualizar;
  return (
    <>
      <ListLink to={`${path}/importar`}>Elegir otro archivo</ListLink>
      <PageTitle titulo="Revisar Importación" texto={archivo} />
      {ignoradas.length > 0 && (
        <Note tone="info" icon={TriangleAlert}>
          Columnas que no se importan: {ignoradas.join(", ")}.
        </Note>
      )}
      <Resultados cuentas={cuentas} ver={ver} filas={filas} list={list} />
      <PostForm className={cardClass()} aria-label="Confirmar la importación">
        <CardBody>
          <p>{whatHappens(cuentas.error, changes)}</p>
        </CardBody>
        <CardFooter>
          <input type="hidden" name="huella" value={huella} />
          {cuentas.error === 0 && changes > 0 && (
            <SaveButton saving={saving}>
              <Icon of={Check} />
              {saving ? "Importando..." : "Confirmar importación"}
            </SaveButton>
          )}
          <PostButton className={buttonClass()} name="intent" value="descartar">
            Descartar
          </PostButton>
          {saving && <progress aria-label="Importando" />}
        </CardFooter>
      </PostForm>
    </>
  );
}

function whatHappens(errores: number, changes: number): string {
  if (errores > 0) return "No se importará nada mientras haya errores. Corríjalos en el archivo y súbalo de nuevo.";
  if (changes === 0) return "Todo está ya como lo dice el archivo: no hay nada que importar.";
  return "Se hará todo o nada. Los productos que no están en el archivo quedan como están.";
}

export const ErrorBoundary = errorScreen("Error al importar productos");
