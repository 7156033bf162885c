import { getZodConstraint } from "@conform-to/zod/v4";
import { Link } from "react-router";
import type { z } from "zod";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { buttonClass } from "~/ui/button";
import { postedIn } from "~/ui/form/stacked-address";
import { BannerSchema, BloqueSchema, CtaSchema, FooterSchema } from "~/domain/paginas/schemas/home-blocks";
import { ContactoNuevoSchema, EnlaceSchema } from "~/domain/paginas/schemas/footer";
import { MenuItemSchema } from "~/domain/paginas/schemas/menu";
import { enlaces as quickLinks, listContactos } from "~/domain/paginas/footer.server";
import { banner, bloqueCategorias, footerContenido, homeCta } from "~/domain/paginas/home-blocks.server";
import { listMenu } from "~/domain/paginas/menu.server";
import { listTelefonos } from "~/domain/paginas/telefonos.server";
import { badRequest } from "~/services/http/form-gate.server";
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
  const block = <R,>(row: R, schema: z.ZodObject) => ({ row, constraint: getZodConstraint(schema) });
  return {
    banner: block(bannerHome, BannerSchema),
    categorias: block(categorias, BloqueSchema),
    cta: block(cta, CtaSchema),
    footer: block(footer, FooterSchema),
    menu: { ...menu, constraint: getZodConstraint(MenuItemSchema) },
    enlaces: { ...enlaces, constraint: getZodConstraint(EnlaceSchema) },
    contactos: { ...contactos, telefonos, constraint: getZodConstraint(ContactoNuevoSchema) },
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const accion = accionDe(postedIn(url));
  if (!accion) throw badRequest();
  return accion(request, url);
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { banner, menu, categorias, cta, footer, enlaces, contactos } = loaderData;
  return (
    <>
      <PageTitle titulo="Administración del Home" texto="Gestiona el contenido principal de la página de inicio">
        <Link className={buttonClass()} to="/admin/imagenes">
          Imágenes del slider
        </Link>
      </PageTitle>
      <Banner {...banner} answer={actionData} />
      <Menu {...menu} answer={actionData} />
      <Categorias {...categorias} answer={actionData} />
      <Cta {...cta} answer={actionData} />
      <Footer {...footer} answer={actionData} />
      <Enlaces {...enlaces} answer={actionData} />
      <Contactos {...contactos} answer={actionData} />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar el contenido del home");
