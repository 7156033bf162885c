import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The confirmation before a row of a list goes: one screen for all. */
function removal(folder: string) {
  return route(`${folder}/:id/eliminar`, "routes/admin/eliminar.tsx", { id: `${folder}-eliminar` });
}

/** The editor and the confirmation of an entity; `folder` is in a room of routes/admin. */
function row(room: string, folder: string) {
  return [
    route(`${folder}/nuevo`, `routes/admin/${room}/${folder}/edit.tsx`, { id: `${folder}-nuevo` }),
    route(`${folder}/:id`, `routes/admin/${room}/${folder}/edit.tsx`),
    removal(folder),
  ];
}

function list(room: string, folder: string) {
  return route(folder, `routes/admin/${room}/${folder}/list.tsx`);
}

/** The three screens of an entity: list, editor, confirmation. */
function screens(room: string, folder: string) {
  return [list(room, folder), ...row(room, folder)];
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
      route("vehiculos", "routes/site/vehiculos/vehiculos.tsx"),
      route("vehiculos/:marca", "routes/site/vehiculos/marca.tsx"),
      route("vehiculos/:marca/:linea", "routes/site/vehiculos/linea.tsx"),
      route("buscar", "routes/site/buscar.tsx"),
      route("contacto", "routes/site/contacto.tsx"),
      route("cotizacion", "routes/site/cotizacion/cotizacion.tsx"),
      route("cotizacion/:enlace", "routes/site/cotizacion/recibida.tsx"),
      route("cotizacion/respuesta/:enlace", "routes/site/cotizacion/respuesta.tsx"),
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
  route("dibujos/:vista?/:archivo", "routes/recursos/dibujo.ts"),
  route("sitemap.xml", "routes/recursos/sitemap.ts"),
  route("sitemap/:parte", "routes/recursos/sitemap-parte.ts"),
  route("vehiculos.json", "routes/recursos/vehiculos.ts"),
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
        index("routes/admin/sistema/dashboard.tsx"),
        ...screens("catalogo", "productos"),
        route("productos/eliminar", "routes/admin/catalogo/productos/eliminar.tsx"),
        route("productos/mover", "routes/admin/catalogo/productos/mover.tsx"),
        route("productos/visibilidad", "routes/admin/catalogo/productos/visibilidad.tsx"),
        route("productos/fotos", "routes/admin/catalogo/productos/fotos/subir.tsx"),
        route("productos/fotos/revisar", "routes/admin/catalogo/productos/fotos/revisar.tsx"),
        route("productos/exportar", "routes/admin/catalogo/productos/exportar.ts"),
        route("productos/plantilla", "routes/admin/catalogo/productos/importar/plantilla.ts"),
        route("productos/importar", "routes/admin/catalogo/productos/importar/importar.tsx"),
        route("productos/importar/:clave", "routes/admin/catalogo/productos/importar/importacion.tsx"),
        route("productos/importar/:clave/errores", "routes/admin/catalogo/productos/importar/errores.ts"),
        route("home", "routes/admin/paginas/home/page.tsx"),
        ...["menu", "enlaces", "contactos"].map((lista) => removal(`home/${lista}`)),
        ...screens("paginas", "beneficios"),
        layout("routes/admin/paginas/ubicaciones/layout.tsx", [
          list("paginas", "ubicaciones"),
          route("ubicaciones/orden", "routes/admin/paginas/ubicaciones/orden.tsx"),
        ]),
        ...row("paginas", "ubicaciones"),
        route("nosotros", "routes/admin/paginas/nosotros/inicio.ts"),
        layout("routes/admin/paginas/nosotros/layout.tsx", [
          list("paginas", "nosotros/secciones"),
          list("paginas", "nosotros/valores"),
          list("paginas", "nosotros/estadisticas"),
        ]),
        ...row("paginas", "nosotros/secciones"),
        ...row("paginas", "nosotros/valores"),
        ...row("paginas", "nosotros/estadisticas"),
        route("mensajes", "routes/admin/mensajes/list.tsx"),
        route("mensajes/exportar", "routes/admin/mensajes/exportar.ts"),
        route("mensajes/:id", "routes/admin/mensajes/mensaje.tsx"),
        removal("mensajes"),
        route("cotizaciones", "routes/admin/cotizaciones/list.tsx"),
        route("cotizaciones/exportar", "routes/admin/cotizaciones/exportar.ts"),
        route("cotizaciones/:id", "routes/admin/cotizaciones/cotizacion.tsx"),
        route("cotizaciones/:id/respuesta", "routes/admin/cotizaciones/respuesta.tsx"),
        ...["cotizaciones", "cotizaciones/borrador"].map((lista) => removal(lista)),
        route("administradores", "routes/admin/cuentas/administradores/list.tsx"),
        route("administradores/nuevo", "routes/admin/cuentas/administradores/nuevo.tsx"),
        route("administradores/:id", "routes/admin/cuentas/administradores/edit.tsx"),
        route("administradores/:id/acceso", "routes/admin/cuentas/administradores/acceso.tsx"),
        route("auditoria", "routes/admin/sistema/auditoria/list.tsx"),
        route("busquedas", "routes/admin/sistema/busquedas.tsx"),
        route("configuracion", "routes/admin/sistema/configuracion.tsx"),
        route("cuenta", "routes/admin/cuentas/cuenta/cuenta.tsx"),
        route("cuenta/clave", "routes/admin/cuentas/cuenta/clave.tsx"),
        route("ayuda", "routes/admin/sistema/ayuda.tsx"),
        route("borrador", "routes/admin/borrador.ts"),
        route("subidas", "routes/admin/subidas.ts"),
        ...screens("catalogo", "categorias"),
        ...screens("catalogo", "subcategorias"),
        route("vehiculos", "routes/admin/catalogo/vehiculos/inicio.ts"),
        layout("routes/admin/catalogo/vehiculos/layout.tsx", [
          list("catalogo", "vehiculos/marcas"),
          list("catalogo", "vehiculos/lineas"),
          route("vehiculos/aplicaciones", "routes/admin/catalogo/vehiculos/aplicaciones/importar.tsx"),
        ]),
        ...["exportar", "plantilla", "sugerir"].map((one) =>
          route(`vehiculos/aplicaciones/${one}`, `routes/admin/catalogo/vehiculos/aplicaciones/${one}.ts`),
        ),
        route("vehiculos/aplicaciones/:clave", "routes/admin/catalogo/vehiculos/aplicaciones/importacion.tsx"),
        route("vehiculos/aplicaciones/:clave/errores", "routes/admin/catalogo/vehiculos/aplicaciones/errores.ts"),
        ...row("catalogo", "vehiculos/marcas"),
        ...row("catalogo", "vehiculos/lineas"),
        route("vehiculos/lineas/:id/unir", "routes/admin/catalogo/vehiculos/lineas/unir.tsx"),
        ...screens("paginas", "catalogos"),
        ...screens("paginas", "imagenes"),
        route("logo", "routes/admin/paginas/logo/logo.tsx"),
        removal("logo"),
        route("backup", "routes/admin/backup/page.tsx"),
        route("backup/subir", "routes/admin/backup/subir.ts"),
        route("backup/:id/archivo", "routes/admin/backup/archivo.ts"),
        route("backup/:id/json", "routes/admin/backup/json.ts"),
        route("backup/:id/restaurar", "routes/admin/backup/restaurar.tsx"),
        removal("backup"),
        route("*", "routes/admin/no-encontrado.ts"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
