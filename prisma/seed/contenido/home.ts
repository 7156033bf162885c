import type { SeedBanner, SeedBeneficio, SeedBloqueCategorias, SeedHomeCta, SeedMenuItem } from "../tipos-sitio";

export const menu: SeedMenuItem[] = [
  { nombre: "Inicio", slug: "inicio", activo: true, orden: 1 },
  { nombre: "Catálogo", slug: "catalogo", activo: true, orden: 2 },
  { nombre: "Nosotros", slug: "nosotros", activo: true, orden: 3 },
  { nombre: "Contacto", slug: "contacto", activo: true, orden: 4 },
];

export const banner: SeedBanner = {
  titulo: "Hechas para encajar.",
  subtitulo: "Autopartes fabricadas en Cota, para las vías de Colombia",
  descripcion:
    "Accesorios 4x4, amortiguadores, carrocería, ferretería, guardapolvos y seguridad vehicular, con despacho a todo el país.",
  texto_boton_pdf: "Ver catálogo completo",
};

export const bloqueCategorias: SeedBloqueCategorias = {
  titulo: "Categorías de producto",
  descripcion: "Busque por familia. Cada número corresponde a su lugar en el vehículo.",
};

export const homeCta: SeedHomeCta = {
  titulo: "¿Busca una referencia puntual?",
  descripcion: "Envíenos el código, una foto o la muestra. Le confirmamos disponibilidad el mismo día hábil.",
  texto_boton: "Solicitar cotización",
  url_boton: "/contacto",
};

export const beneficios: SeedBeneficio[] = [
  {
    icono: "20+",
    titulo: "Años de experiencia",
    descripcion: "Dos décadas fabricando para el parque automotor colombiano.",
    orden: 1,
    activo: true,
  },
  {
    icono: "100%",
    titulo: "Calidad verificada",
    descripcion: "Cada lote se mide contra plano antes de salir de planta.",
    orden: 2,
    activo: true,
  },
  {
    icono: "24/7",
    titulo: "Soporte técnico",
    descripcion: "Lo ayudamos a identificar la referencia por WhatsApp, a cualquier hora.",
    orden: 3,
    activo: true,
  },
  {
    icono: "1:1",
    titulo: "Innovación constante",
    descripcion: "Probamos cada desarrollo nuevo montado en el vehículo.",
    orden: 4,
    activo: true,
  },
];
