import { X } from "lucide-react";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { ActionCell } from "~/admin/list/row-links";
import { Tabla } from "~/admin/list/table";
import { buttonClass } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/list/vacio";

interface Busqueda {
  id: number;
  texto: string;
  href: string;
  veces: string;
  ultima: string;
}

/** What visitors looked for and did not find, most often first; each can be put aside. */
export function SinResultado({ busquedas }: { busquedas: readonly Busqueda[] }) {
  return (
    <Card aria-labelledby="sin-resultado" id="busquedas">
      <CardHeader>
        <CardTitle id="sin-resultado">Búsquedas sin resultado</CardTitle>
      </CardHeader>
      {busquedas.length === 0 ? (
        <Vacio titulo="Ninguna por ahora">
          <p>Aquí queda lo que los visitantes buscaron y no encontraron en los últimos 90 días.</p>
        </Vacio>
      ) : (
        <Tabla columns={["Búsqueda", "Veces", "Última vez", "Acciones"]} label="sin-resultado">
          {busquedas.map(({ id, texto, href, veces, ultima }) => (
            <tr key={id}>
              <th scope="row">
                <a className="wrap-anywhere" href={href}>
                  {texto}
                </a>
              </th>
              <td data-r="Veces">{veces}</td>
              <td data-r="Última vez">{ultima}</td>
              <ActionCell>
                <PostForm preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <PostButton className={buttonClass({ size: "sm" })} name="intent" value="olvidar">
                    <Icon of={X} />
                    Quitar
                    <span className="oculto"> «{texto}» de la lista</span>
                  </PostButton>
                </PostForm>
              </ActionCell>
            </tr>
          ))}
        </Tabla>
      )}
    </Card>
  );
}
