import { data } from "react-router";
import { DeletePage } from "~/admin/delete-page";
import { found, recordId } from "~/admin/form.server";
import { deleteRow } from "~/admin/rows.server";
import { contactos, enlaces, listContactos } from "~/domain/footer.server";
import { listMenu, menuItems } from "~/domain/menu.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { listas, preguntas, sinCatalogo } from "./textos";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const pie = "dejará de aparecer en el pie de todas las páginas de inmediato.";

/** What is asked before a row of each list goes, and what goes with it; null when there is no such row. */
const ask = {
  menu: async (id: number) => {
    const { filas, catalogo } = await listMenu();
    const fila = filas.find((one) => one.id === id);
    const aviso = id === catalogo ? sinCatalogo : "";
    return (
      fila && { pregunta: preguntas.menu(fila.nombre), que: fila.nombre, va: "dejará de aparecer en el menú.", aviso }
    );
  },
  enlaces: async (id: number) => {
    const fila = await enlaces.get(id);
    return fila && { pregunta: preguntas.enlaces, que: `${fila.nombre} (${fila.url})`, va: pie, aviso: "" };
  },
  contactos: async (id: number) => {
    const fila = (await listContactos()).filas.find((one) => one.id === id);
    return fila && { pregunta: preguntas.contactos(fila.leido), que: fila.leido, va: pie, aviso: "" };
  },
};
const rows = { menu: menuItems, enlaces, contactos };

function listaOf(name: string): keyof typeof rows {
  if (name === "menu" || name === "enlaces" || name === "contactos") return name;
  throw data("No encontrado", { status: 404 });
}

export async function loader({ params }: Route.LoaderArgs) {
  const lista = listaOf(params.lista);
  return { lista, ...found((await ask[lista](recordId(params.id))) ?? null) };
}

export async function action({ params }: Route.ActionArgs) {
  const lista = listaOf(params.lista);
  return deleteRow(rows[lista], params.id, listas[lista], `/admin/home#${lista}`);
}

export default function HomeEliminar({ loaderData }: Route.ComponentProps) {
  const { lista, pregunta, que, va, aviso } = loaderData;
  const { eliminar, nombre } = listas[lista];
  return (
    <DeletePage titulo={eliminar} question={pregunta} list={`/admin/home#${lista}`} listName={nombre}>
      <p>
        <b>{que}</b> {va} {aviso} Esta acción no se puede deshacer.
      </p>
    </DeletePage>
  );
}
