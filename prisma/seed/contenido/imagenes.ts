import type { SeedCatalogoPdf, SeedImagenSitio, SeedLogo } from "../tipos-sitio";

export const imagenesSitio: SeedImagenSitio[] = [
  {
    ubicacion: "slider_home",
    medio: "slider/slider-2-4x4.webp",
    titulo: "Siete familias sobre un mismo vehículo",
    descripcion: "De la defensa al último perno.",
    orden: 1,
    activo: true,
  },
  {
    ubicacion: "slider_home",
    medio: "slider/slider-1-suspension.webp",
    titulo: "Amortiguadores",
    descripcion: "Armados y probados en banco antes del despacho.",
    orden: 2,
    activo: true,
  },
  {
    ubicacion: "slider_home",
    medio: "slider/slider-3-seguridad.webp",
    titulo: "Seguridad vehicular",
    descripcion: "Cilindros y seguros con llave incluida.",
    orden: 3,
    activo: true,
  },
  {
    ubicacion: "nosotros",
    medio: "heroes/hero-carroceria.webp",
    titulo: "Del plano a la pieza",
    descripcion: "Somos una fábrica colombiana de autopartes. Dibujamos, estampamos, inyectamos y ensamblamos en Cota.",
    orden: 1,
    activo: true,
  },
  {
    ubicacion: "nosotros",
    medio: "heroes/hero-ferreteria.webp",
    titulo: "Medir, fabricar, montar y volver a medir",
    descripcion: "Herrajes y tornillería de fijación.",
    orden: 2,
    activo: true,
  },
  {
    ubicacion: "general",
    medio: "partes/soporte-motor.webp",
    titulo: "Soporte de motor",
    descripcion: "Aluminio fundido y buje de caucho.",
    orden: 1,
    activo: true,
  },
];

export const catalogoPdf: SeedCatalogoPdf = {
  nombre: "Catálogo general GED Autopartes",
  medio: "pdf/catalogo-ged-autopartes.pdf",
  version: "2026",
  fecha_publicacion: "2026-01-15",
  activo: true,
};

export const logo: SeedLogo = { medio: "logo/logo-ged.png" };
