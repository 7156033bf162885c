import { Eye, EyeOff } from "lucide";
import { QuestionForm } from "~/admin/delete/question";
import { PostButton } from "~/admin/form/post-form";
import { CancelLink, ListLink } from "~/admin/list/link";
import { MarkedFields } from "~/admin/list/marks";
import { ScreenTitle } from "~/admin/shell/empresa";
import { countOf } from "~/domain/kernel/text";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/visibilidad";
import { Marcados } from "./marcados";
import { loadMarcados } from "./marcados.server";

export async function loader({ url }: Route.LoaderArgs) {
  return { ...(await loadMarcados(url)), mostrar: url.searchParams.get("poner") === "mostrar" };
}

/** What becomes of these products: how many of them appear in the catalogue, or disappear from it. */
function consequence(cambian: number, mostrar: boolean): string {
  if (cambian === 0) return mostrar ? "Ya están visibles." : "Ya están ocultos.";
  const [one, several] = mostrar ? ["aparecerá", "aparecerán"] : ["dejará de aparecer", "dejarán de aparecer"];
  return `${countOf(cambian, "producto", "productos")} ${cambian === 1 ? one : several} en el catálogo de inmediato.`;
}

/** Asks before the marked products of a whole list are shown or hidden, and names them; the list's own form does it. */
export default function Visibilidad({ loaderData }: Route.ComponentProps) {
  const { productos, faltan, list, mostrar } = loaderData;
  const what = countOf(productos.length, "producto", "productos");
  const submit = `${mostrar ? "Mostrar" : "Ocultar"} ${what}`;
  const question = `¿Está seguro de que desea ${mostrar ? "mostrar" : "ocultar"} ${what}?`;
  return (
    <>
      <ScreenTitle titulo={submit} />
      <ListLink to={list}>Lista de Productos</ListLink>
      <QuestionForm action={list} aria-label={question}>
        <h1>{question}</h1>
        <p>{consequence(productos.filter(({ visible }) => visible !== mostrar).length, mostrar)}</p>
        <Marcados productos={productos} faltan={faltan} />
        <MarkedFields rows={productos} />
        <Buttons>
          <PostButton
            className={buttonClass({ variant: "dark" })}
            name="intent"
            value={`${mostrar ? "mostrar" : "ocultar"}-marcados`}
          >
            <Icon of={mostrar ? Eye : EyeOff} />
            {submit}
          </PostButton>
          <CancelLink to={list} />
        </Buttons>
      </QuestionForm>
    </>
  );
}
