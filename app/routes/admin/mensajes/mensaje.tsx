import { Check, Mail, MessageCircle, RotateCcw } from "lucide";
import { DeleteButton } from "~/admin/delete/delete";
import { found, recordId, rowAction } from "~/admin/form/form.server";
import { Entregas } from "~/admin/mail/entregas";
import { ListLink } from "~/admin/list/link";
import { listHref, listSearch, withListQuery } from "~/admin/list/address";
import { PageTitle } from "~/admin/shell/page-title";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { whatsappTo } from "~/domain/ajustes/ajustes";
import { getMensaje, productosDe, resendMensaje, setRespondido } from "~/domain/mensajes/mensajes.server";
import { buttonClass } from "~/ui/button";
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/mensaje";
import { Datos, replyHref } from "./datos";
import { Estados } from "./estados";
import { Productos } from "./productos";

const path = "/admin/mensajes";

export async function loader({ params, url }: Route.LoaderArgs) {
  const mensaje = found(await getMensaje(recordId(params.id)));
  const productos = await productosDe(mensaje);
  return { mensaje, productos, list: listHref(path, url), search: listSearch(url) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  return rowAction(request, url, "No se pudo actualizar el mensaje. Inténtelo de nuevo.", {
    respondido: () => setRespondido(id, true).then(() => ({ titulo: "Mensaje marcado como respondido" })),
    nuevo: () => setRespondido(id, false).then(() => ({ titulo: "Mensaje marcado como nuevo" })),
    reenviar: () =>
      resendMensaje(id).then(() => ({ titulo: "Correo en camino", texto: "Actualice la página para ver la entrega" })),
  });
}

export default function Mensaje({ loaderData }: Route.ComponentProps) {
  const { mensaje, productos, list, search } = loaderData;
  const { id, nombre, telefono, asunto, estado, salidas } = mensaje;
  const answered = estado === "respondido";
  return (
    <>
      <ListLink to={list}>Lista de Mensajes</ListLink>
      <PageTitle titulo={asunto} />
      <Card aria-labelledby="texto">
        <CardHeader>
          <CardTitle id="texto">Mensaje</CardTitle>
          <Estados estado={estado} salidas={salidas} />
        </CardHeader>
        <CardBody>
          <p className="max-w-176 text-base wrap-anywhere whitespace-pre-wrap" data-part="mensaje">
            {mensaje.mensaje}
          </p>
          <Productos productos={productos} />
          <Datos mensaje={mensaje} />
        </CardBody>
        <CardFooter>
          <a className={buttonClass({ variant: "dark" })} href={replyHref(mensaje)}>
            <Icon of={Mail} />
            Responder por correo
          </a>
          <a
            className={buttonClass()}
            href={whatsappTo(telefono, `Hola, ${nombre}. Le escribimos por su mensaje: ${asunto}`)}
          >
            <Icon of={MessageCircle} />
            Responder por WhatsApp
          </a>
          <PostForm>
            <input type="hidden" name="id" value={id} />
            <PostButton className={buttonClass()} name="intent" value={answered ? "nuevo" : "respondido"}>
              <Icon of={answered ? RotateCcw : Check} />
              {answered ? "Marcar como nuevo" : "Marcar como respondido"}
            </PostButton>
          </PostForm>
          <DeleteButton href={withListQuery(`${path}/${id}/eliminar`, search)} label="Eliminar" />
        </CardFooter>
      </Card>
      <Entregas id={id} salidas={salidas} />
    </>
  );
}
