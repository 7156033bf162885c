import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

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
        route("productos", "routes/admin/productos/list.tsx"),
        route("productos/nuevo", "routes/admin/productos/edit.tsx", { id: "producto-nuevo" }),
        route("productos/:id", "routes/admin/productos/edit.tsx"),
        route("productos/:id/eliminar", "routes/admin/productos/eliminar.tsx"),
        route("subidas", "routes/admin/subidas.ts"),
        route("categorias", "routes/admin/categorias/list.tsx"),
        route("categorias/nuevo", "routes/admin/categorias/edit.tsx", { id: "categoria-nueva" }),
        route("categorias/:id", "routes/admin/categorias/edit.tsx"),
        route("categorias/:id/eliminar", "routes/admin/categorias/eliminar.tsx"),
        route("*", "routes/admin/pendiente.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
