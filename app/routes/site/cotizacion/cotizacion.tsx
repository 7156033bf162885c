import { readLista, writeLista } from "~/domain/cotizaciones/lista";
import { listaValue } from "~/services/http/cookies.server";
import { requestInfo } from "~/services/http/request-info.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { CabeceraCorta } from "~/site/catalogo/cabecera-corta";
import { Cabeza } from "~/site/frame/cabeza";
import { answerForm } from "~/site/cotizacion/acciones.server";
import { avisoOf, GUARDADAS, ownPath } from "~/site/cotizacion/avisos";
import { PaginaLista } from "~/site/cotizacion/pagina";
import { cambiadosEn, quitado } from "~/site/cotizacion/pedir.server";
import { marcaDe, vistaOf } from "~/site/cotizacion/vista.server";
import { formHeaders } from "~/site/formulario/cabeceras";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import { readYes } from "~/ui/list/list-query";
import type { Route } from "./+types/cotizacion";

const count = (given: string) => (/^\d{1,3}$/.test(given) ? given : "");
const mark = (given: string) => (/^[0-9a-f]{16}$/.test(given) ? given : "");
const someLista = (given: string) => writeLista(readLista(given));
export const handle = {
  search: {
    ...{ mas: count, ya: someLista, deja: someLista, de: ownPath, quitadas: someLista, puesto: count },
    ...{ guardado: readYes, igual: count, lista: mark },
  },
  kept: false,
  inTurn: true,
  form: "visitor",
  files: "lista",
} satisfies RouteHandle;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { mas, ya, deja, igual, de, quitadas, puesto, guardado, lista: marca } = searchOf(handle, url);
  const lista = readLista(listaValue(request));
  const [nuevos, iguales] = [Number(mas), Number(igual)];
  const perdida = lista.length === 0 && nuevos > 0;
  if (marca !== marcaDe(lista)) return new ServerOnly(await vistaOf(lista, { vuelta: de, perdida }));
  const otras = async (given: string) => cambiadosEn(readLista(given), lista);
  const added = async () => avisoOf({ nuevos, iguales, ...(await otras(ya)), dejados: await otras(deja) });
  const aviso = mas || ya || deja || igual ? await added() : guardado ? GUARDADAS : await quitado(quitadas);
  return new ServerOnly(await vistaOf(lista, { aviso, vuelta: de, quitadas, puesto }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = context.get(requestInfo);
  const page = await answerForm(request, who);
  // The page is made in turn, after a file too, and where one was too large.
  await who.turn?.();
  return page;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return formHeaders(actionHeaders);
}

export default function Cotizacion({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Cabeza titulo="Su cotización" noindex />
      <Migas actual="Cotización" />
      <CabeceraCorta
        titulo="Su cotización"
        lado={<p className="lead">Sin registro y sin compromiso. Un asesor le responde con precio y disponibilidad.</p>}
      />
      <PaginaLista vista={actionData ?? loaderData.value} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} falla={{ titulo: "Error al cargar la cotización" }} />;
}
