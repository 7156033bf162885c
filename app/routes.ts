import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The editor and the confirmation of an entity; `folder` is below routes/admin. */
function row(folder: string, singular: string) {
  return [
    route(`${folder}/nuevo`, `routes/admin/${folder}/edit.tsx`, { id: `${singular}-nuevo` }),
    route(`${folder}/:id`, `routes/admin/${folder}/edit.tsx`),
    route(`${folder}/:id/eliminar`, `routes/admin/${folder}/eliminar.tsx`),
  ];
}

function list(folder: string) {
  return route(folder, `routes/admin/${folder}/list.tsx`);
}

export default [
  layout("routes/site/layout.tsx", [
    layout("routes/site/pagina.tsx", [
      index("routes/site/home.tsx"),
      route("catalogo", "routes/site/catalogo.tsx"),
      route("catalogo/:categoria", "routes/site/categoria.tsx", { id: "catalogo-categoria" }),
      route("catalogo/:categoria/:subcategoria", "routes/site/subcategoria.tsx", { id: "catalogo-subcategoria" }),
      route("productos/:categoria/:producto", "routes/site/producto.tsx", { id: "producto-sin-subcategoria" }),
      route("productos/:categoria/:subcategoria/:producto", "routes/site/producto.tsx"),
      route("producto/:producto", "routes/site/producto-corto.tsx"),
      route("buscar", "routes/site/buscar.tsx"),
      route("contacto", "routes/site/contacto.tsx"),
      route("nosotros", "routes/site/nosotros.tsx"),
      route("privacidad", "routes/site/privacidad.tsx"),
      route(":categoria", "routes/site/categoria.tsx"),
      route(":categoria/:subcategoria", "routes/site/subcategoria.tsx"),
      route("*", "routes/site/no-encontrado.tsx"),
    ]),
  ]),
  route("inicio", "routes/recursos/redireccion.ts", { id: "inicio" }),
  route("productos", "routes/recursos/redireccion.ts", { id: "productos" }),
  route("producto", "routes/recursos/redireccion.ts", { id: "producto" }),
  route("buscar/sugerencias", "routes/recursos/sugerencias.ts"),
  route("imagen/:variante/*", "routes/recursos/imagen.ts"),
  route("media/*", "routes/recursos/media.ts"),
  route("sitemap.xml", "routes/recursos/sitemap.ts"),
  route("sitemap/:parte", "routes/recursos/sitemap.ts", { id: "sitemap-parte" }),
  route("especulacion.json", "routes/recursos/especulacion.ts"),
  route("robots.txt", "routes/recursos/robots.ts"),
  layout("routes/acceso/layout.tsx", [
    route("admin/login", "routes/acceso/login.tsx"),
    route("admin/primer-acceso", "routes/acceso/primer-acceso.tsx"),
  ]),
  route("admin/logout", "routes/acceso/logout.ts"),
  ...prefix("admin", [
    layout("routes/admin/layout.tsx", [
      layout("routes/admin/pagina.tsx", [
        index("routes/admin/dashboard.tsx"),
        list("productos"),
        route("productos/exportar", "routes/admin/productos/exportar.ts"),
        route("productos/plantilla", "routes/admin/productos/plantilla.ts"),
        route("productos/importar", "routes/admin/productos/importar.tsx"),
        route("productos/importar/:clave", "routes/admin/productos/importacion.tsx"),
        ...row("productos", "producto"),
        route("home", "routes/admin/home/page.tsx"),
        route("home/enlaces/:id/eliminar", "routes/admin/home/enlace-eliminar.tsx"),
        list("beneficios"),
        ...row("beneficios", "beneficio"),
        layout("routes/admin/ubicaciones/layout.tsx", [
          list("ubicaciones"),
          route("ubicaciones/orden", "routes/admin/ubicaciones/orden.tsx"),
        ]),
        ...row("ubicaciones", "ubicacion"),
        route("nosotros", "routes/admin/nosotros/inicio.ts"),
        layout("routes/admin/nosotros/layout.tsx", [
          list("nosotros/secciones"),
          list("nosotros/valores"),
          list("nosotros/estadisticas"),
        ]),
        ...row("nosotros/secciones", "seccion"),
        ...row("nosotros/valores", "valor"),
        ...row("nosotros/estadisticas", "estadistica"),
        route("mensajes", "routes/admin/mensajes/list.tsx"),
        route("mensajes/exportar", "routes/admin/mensajes/exportar.ts"),
        route("mensajes/:id", "routes/admin/mensajes/mensaje.tsx"),
        route("mensajes/:id/eliminar", "routes/admin/mensajes/eliminar.tsx"),
        route("administradores", "routes/admin/administradores/list.tsx"),
        route("administradores/nuevo", "routes/admin/administradores/nuevo.tsx"),
        route("administradores/:id", "routes/admin/administradores/edit.tsx"),
        route("auditoria", "routes/admin/auditoria/list.tsx"),
        route("configuracion", "routes/admin/configuracion.tsx"),
        route("cuenta", "routes/admin/cuenta/cuenta.tsx"),
        route("cuenta/clave", "routes/admin/cuenta/clave.tsx"),
        route("ayuda", "routes/admin/ayuda.tsx"),
        route("borrador", "routes/admin/borrador.ts"),
        route("subidas", "routes/admin/subidas.ts"),
        route("categorias", "routes/admin/categorias/list.tsx"),
        route("categorias/nuevo", "routes/admin/categorias/edit.tsx", { id: "categoria-nueva" }),
        route("categorias/:id", "routes/admin/categorias/edit.tsx"),
        route("categorias/:id/eliminar", "routes/admin/categorias/eliminar.tsx"),
        route("subcategorias", "routes/admin/subcategorias/list.tsx"),
        route("subcategorias/nuevo", "routes/admin/subcategorias/edit.tsx", { id: "subcategoria-nueva" }),
        route("subcategorias/:id", "routes/admin/subcategorias/edit.tsx"),
        route("subcategorias/:id/eliminar", "routes/admin/subcategorias/eliminar.tsx"),
        route("catalogos", "routes/admin/catalogos/list.tsx"),
        route("catalogos/nuevo", "routes/admin/catalogos/edit.tsx", { id: "catalogo-nuevo" }),
        route("catalogos/:id", "routes/admin/catalogos/edit.tsx"),
        route("catalogos/:id/eliminar", "routes/admin/catalogos/eliminar.tsx"),
        route("imagenes", "routes/admin/imagenes/list.tsx"),
        route("imagenes/nuevo", "routes/admin/imagenes/edit.tsx", { id: "imagen-nuevo" }),
        route("imagenes/:id", "routes/admin/imagenes/edit.tsx"),
        route("imagenes/:id/eliminar", "routes/admin/imagenes/eliminar.tsx"),
        route("logo", "routes/admin/logo/logo.tsx"),
        route("logo/:id/eliminar", "routes/admin/logo/eliminar.tsx"),
        route("*", "routes/admin/pendiente.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
