import { Check as Tick } from "lucide";
import { useEffect, useRef } from "react";
import { data, redirect, useLocation, useNavigation } from "react-router";
import { errorText, Id, redirectWithToast } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { Recoverable, RecoveredNote } from "~/admin/form/recovered";
import { CancelLink, ListLink } from "~/admin/list/link";
import { errorScreen } from "~/admin/shell/error";
import { wasAnswered } from "~/admin/shell/unanswered";
import { PageTitle } from "~/admin/shell/page-title";
import { addFotos, type Destino, type Reparto, sortFotos } from "~/domain/catalogo/fotos/fotos.server";
import { campoOf, formOf } from "~/domain/cuentas/drafts";
import { Refusal } from "~/domain/kernel/refusal";
import { codigoField } from "~/domain/catalogo/fotos/nombres";
import { countOf } from "~/domain/kernel/text";
import type { RouteHandle } from "~/services/http/route-handle";
import { badRequest } from "~/services/http/form-gate.server";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Radios } from "~/ui/form/radios";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/revisar";
import { chosenSearch, readAddress, readCodigos, readLugar } from "./codigos.server";
import { useFotosDraft } from "./fotos-draft";
import { ConProducto, SinProducto } from "./reparto";

export const handle = { form: "editor" } satisfies RouteHandle;

const path = "/admin/productos";

const SIN_REVISAR = "Escribió un código que no se ha revisado. Presione «Revisar de nuevo» y después guarde.";

const lugares = [
  ["despues", "Después de las que tiene", "La portada de cada producto se queda."],
  ["antes", "Antes de las que tiene", "La primera de cada producto es su nueva portada."],
] as const;

/** The pictures of the address, sorted by the products that they go to; leads back where there is none. */
export async function loader({ url }: Route.LoaderArgs) {
  const { enviadas, escritos, quitadas, lugar } = readAddress(url);
  const reparto = await sortFotos(enviadas, escritos);
  if (reparto.productos.length + reparto.sin.length > 0) return { ...reparto, quitadas, lugar };
  throw await redirectWithToast(`${path}/fotos`, "Sin fotos por revisar", "Ya se guardaron, o ya no están.", "error");
}

/** A marked picture with its product; nothing where a text names none. */
function destinoOf(text: FormDataEntryValue): Destino[] {
  const [foto, producto] = String(text)
    .split("-")
    .map((id) => Id.safeParse(id).data);
  return foto === undefined || producto === undefined ? [] : [{ foto, producto }];
}

export async function action({ request, url }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const { enviadas, escritos } = readAddress(url);
  const { typed, nuevos, search } = readCodigos(fields, { enviadas, escritos });
  const elegidas = fields.getAll("foto[]").flatMap(destinoOf);
  const lugar = readLugar(fields);
  if (fields.get("intent") === "revisar") {
    return redirect(`${path}/fotos/revisar${search}${chosenSearch(fields, elegidas, lugar)}`, 303);
  }
  const refuse = (message: string, status: number, field?: string) => {
    const kept = { lugar, elegidas: fields.getAll("foto[]").map(String), tecleados: typed };
    return data({ ...kept, problem: { message, field } }, { status });
  };
  // A picture goes where the page said, and a code that was typed since then says something else.
  if (nuevos[0] !== undefined) return refuse(SIN_REVISAR, 400, codigoField(nuevos[0]));
  if (elegidas.length === 0) return refuse("Marque al menos una foto.", 400);
  if (elegidas.some(({ foto }) => !enviadas.includes(foto))) throw badRequest();
  try {
    const { fotos, productos } = await addFotos(elegidas, { antes: lugar === "antes", enviadas, escritos });
    const left = enviadas.length - fotos;
    const said = [
      `${countOf(fotos, "foto", "fotos")} en ${countOf(productos, "producto", "productos")}`,
      ...(left > 0 ? [countOf(left, "no se guardó", "no se guardaron")] : []),
    ];
    return await redirectWithToast(path, fotos === 1 ? "Foto guardada" : "Fotos guardadas", said.join("; "));
  } catch (error) {
    const failure = "No se pudieron guardar las fotos. Inténtelo de nuevo.";
    return refuse(errorText(failure, error), error instanceof Refusal ? 409 : 500);
  }
}

/** After a refusal it is shown what would be done by now. */
export const shouldRevalidate = wasAnswered;

/** Why nothing was saved, above what may be a long list: it takes the focus. */
function Refused({ answer }: { answer: { problem: { message: string; field?: string } } }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return <ErrorSummary ref={box} heading={<b>No se guardó nada</b>} problems={[answer.problem]} />;
}

/** What a form that was not saved held: the one that was refused, or the one that was kept when the session ended. */
function keptOf({ borrador }: ReturnType<typeof useFotosDraft>, { sin }: Pick<Reparto, "sin">) {
  if (!borrador) return undefined;
  const fields = formOf(borrador);
  const codes = sin.flatMap(({ foto }) => {
    const codigo = fields.get(codigoField(foto.id));
    return typeof codigo === "string" ? [[foto.id, codigo] as const] : [];
  });
  return {
    lugar: campoOf(borrador, "lugar"),
    elegidas: fields.getAll("foto[]").map(String),
    tecleados: Object.fromEntries(codes),
  };
}

/** Asks whether each picture goes where its name says. */
export default function Revisar({ loaderData, actionData }: Route.ComponentProps) {
  const { productos, sin, quitadas, lugar } = loaderData;
  const reviewing = useNavigation().formData?.get("intent") === "revisar";
  const saving = useSaving() && !reviewing;
  const { search } = useLocation();
  const draft = useFotosDraft();
  const { name, borrador } = draft;
  const kept = actionData ?? keptOf(draft, loaderData);
  const fotos = productos.flatMap((producto) => producto.fotos).length;
  const said = [
    ...(fotos > 0
      ? [`${countOf(fotos, "foto", "fotos")} para ${countOf(productos.length, "producto", "productos")}`]
      : []),
    ...(sin.length > 0 ? [countOf(sin.length, "no se guarda", "no se guardan")] : []),
  ];
  return (
    <>
      <ListLink to={`${path}/fotos${search}`}>Fotos por código</ListLink>
      <PageTitle titulo="Revisar fotos" texto={said.join("; ")} />
      {borrador && <RecoveredNote borrador={borrador} />}
      <PostForm className="grid grid-cols-1 gap-6" data-part="editor" aria-label="Fotos por revisar">
        <Recoverable name={name} clave={borrador?.clave} />
        {actionData && <Refused answer={actionData} />}
        <SinProducto sin={sin} tecleados={kept?.tecleados} />
        {fotos > 0 && (
          <Card aria-labelledby="van-t">
            <CardHeader>
              <CardTitle id="van-t">A qué producto va cada una</CardTitle>
            </CardHeader>
            <CardBody>
              <ConProducto productos={productos} elegidas={kept?.elegidas} quitadas={quitadas} />
              {productos.some(({ tiene }) => tiene > 0) && (
                <Radios
                  legend="Dónde van en los productos que ya tienen fotos"
                  name="lugar"
                  choices={lugares}
                  chosen={kept?.lugar ?? lugar}
                />
              )}
            </CardBody>
            <CardFooter>
              <SaveButton saving={saving}>
                <Icon of={Tick} />
                {saving ? "Guardando..." : `Guardar ${fotos === 1 ? "la foto" : "las fotos"}`}
              </SaveButton>
              <CancelLink to={path} />
            </CardFooter>
          </Card>
        )}
      </PostForm>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al revisar fotos");
