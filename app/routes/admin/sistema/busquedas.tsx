import { X } from "lucide";
import { Link } from "react-router";
import { readTypedForm } from "~/admin/form/form-data.server";
import { rowAction } from "~/admin/form/form.server";
import { IntentForm } from "~/admin/list/row-intent";
import { ActionCell } from "~/admin/list/row-links";
import { Tabla } from "~/admin/list/table";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { listSinResultado, removeBusquedas } from "~/domain/busqueda/sin-resultado.server";
import { readId } from "~/domain/kernel/choices";
import { formatMoment } from "~/domain/kernel/dates";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { buttonClass } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/busquedas";

export async function loader() {
  const busquedas = (await listSinResultado()).map(({ id, texto, veces, ultima_at }) => ({
    id,
    texto,
    href: `/buscar?${new URLSearchParams({ q: texto, panel: "1" })}`,
    dias: formatNumber(veces),
    ultima: formatMoment(ultima_at),
  }));
  return { busquedas };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readTypedForm(request);
  const ids = form.fields.getAll("marcado[]").flatMap((id) => readId(String(id)) ?? []);
  return rowAction(form, url, "No se pudieron quitar las búsquedas. Inténtelo de nuevo.", {
    quitar: async () => {
      const removed = await removeBusquedas(ids);
      if (removed === 0) return { titulo: "Nada cambió", texto: ids.length > 1 ? "Ya no estaban" : "Ya no estaba" };
      return removed > 1
        ? { titulo: "Búsquedas quitadas", texto: countOf(removed, "búsqueda", "búsquedas") }
        : { titulo: "Búsqueda quitada" };
    },
  });
}

function Quitar({ ids, label, detail }: { ids: readonly number[]; label: string; detail?: string }) {
  return (
    <IntentForm id={ids[0] ?? 0} intent="quitar" icon={X} label={label} detail={detail}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="marcado[]" value={id} />
      ))}
    </IntentForm>
  );
}

/** What visitors looked for and did not find, on most days first; each can be put aside. */
export default function Busquedas({ loaderData: { busquedas } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle titulo="Búsquedas" texto="Lo que sus visitantes buscaron y no encontraron en los últimos 90 días">
        <Link className={buttonClass()} to="/admin/configuracion#editor-sinonimos">
          Palabras que significan lo mismo
        </Link>
      </PageTitle>
      <Card aria-labelledby="lista">
        <CardHeader>
          <CardTitle id="lista">Sin resultado</CardTitle>
          {busquedas.length > 1 && (
            <Quitar ids={busquedas.map(({ id }) => id)} label={`Quitar estas ${busquedas.length}`} />
          )}
        </CardHeader>
        {busquedas.length === 0 ? (
          <Vacio titulo="Ninguna por ahora">
            <p>Aquí queda lo que alguien busque en el sitio y no encuentre, y en cuántos días.</p>
          </Vacio>
        ) : (
          <Tabla columns={["Búsqueda", "Días", "Última vez", "Acciones"]} label="lista">
            {busquedas.map(({ id, texto, href, dias, ultima }) => (
              <tr key={id}>
                <th scope="row">
                  <a className="wrap-anywhere" href={href}>
                    {texto}
                  </a>
                </th>
                <td data-r="Días">{dias}</td>
                <td data-r="Última vez">{ultima}</td>
                <ActionCell>
                  <Quitar ids={[id]} label="Quitar" detail={`«${texto}» de la lista`} />
                </ActionCell>
              </tr>
            ))}
          </Tabla>
        )}
      </Card>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar las búsquedas");
