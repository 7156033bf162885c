/** The whole demo content: pure data, the same on every run. */
export { PRODUCTOS_DEMO, productosDemo } from "./catalogo";
export { categorias } from "./contenido/categorias";
export { footerContacto, footerContenido, footerEnlaces } from "./contenido/footer";
export { banner, beneficios, bloqueCategorias, homeCta, menu } from "./contenido/home";
export { catalogoPdf, imagenesSitio, logo } from "./contenido/imagenes";
export { medios } from "./contenido/medios";
export { nosotrosEstadisticas, nosotrosSecciones, nosotrosValores } from "./contenido/nosotros";
export { ubicaciones } from "./contenido/ubicaciones";
