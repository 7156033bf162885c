import { data } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { postedName } from "~/admin/form/stacked";
import { enlaces as quickLinks, listContactos } from "~/domain/paginas/footer.server";
import { banner, bloqueCategorias, footerContenido, homeCta } from "~/domain/paginas/home-blocks.server";
import { listMenu } from "~/domain/paginas/menu.server";
import { listTelefonos } from "~/domain/paginas/telefonos.server";
import type { Route } from "./+types/page";
import { accionDe } from "./acciones.server";
import { Banner, Categorias, Cta, Footer } from "./bloques";
import { Contactos } from "./contactos";
import { Enlaces } from "./enlaces";
import { Menu } from "./menu";

export async function loader() {
  const [textos, menu, enlaces, contactos, telefonos] = await Promise.all([
    Promise.all([banner.get(), bloqueCategorias.get(), homeCta.get(), footerContenido.get()]),
    listMenu(),
    quickLinks.list(),
    listContactos(),
    listTelefonos(),
  ]);
  const [bannerHome, categorias, cta, footer] = textos;
  return { banner: bannerHome, categorias, cta, footer, menu, enlaces, contactos: { ...contactos, telefonos } };
}

export async function action({ request, url }: Route.ActionArgs) {
  const accion = accionDe(postedName(url));
  if (!accion) throw data("Solicitud no válida", { status: 400 });
  return accion(request, url);
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { banner, menu, categorias, cta, footer, enlaces, contactos } = loaderData;
  return (
    <>
      <PageTitle titulo="Administración del Home" texto="Gestiona el contenido principal de la página de inicio" />
      <Banner row={banner} answer={actionData} />
      <Menu {...menu} answer={actionData} />
      <Categorias row={categorias} answer={actionData} />
      <Cta row={cta} answer={actionData} />
      <Footer row={footer} answer={actionData} />
      <Enlaces {...enlaces} answer={actionData} />
      <Contactos {...contactos} answer={actionData} />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar el contenido del home");
