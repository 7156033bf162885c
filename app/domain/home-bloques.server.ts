import { singleton } from "./coleccion.server";

export const banner = singleton("banner", (tx) => tx.bannerHome);
export const bloqueCategorias = singleton("bloque_categorias", (tx) => tx.bloqueCategoriasHome);
export const homeCta = singleton("home_cta", (tx) => tx.homeCta);
export const footerContenido = singleton("footer", (tx) => tx.footerContenido);
