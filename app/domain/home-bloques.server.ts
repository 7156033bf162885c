import { singleton } from "./coleccion.server";

export const banner = singleton((tx) => tx.bannerHome);
export const bloqueCategorias = singleton((tx) => tx.bloqueCategoriasHome);
export const homeCta = singleton((tx) => tx.homeCta);
export const footerContenido = singleton((tx) => tx.footerContenido);
