import { catalogoHref } from "./rutas";

/** What the home page shows while a block has no rows (PUB §2, decision 4). */
export const homeFallbacks = {
  banner: {
    titulo: "GED Autopartes",
    subtitulo: "Autopartes fabricadas en Colombia",
    descripcion: "Accesorios 4x4, amortiguadores, carrocería, ferretería, guardapolvos y seguridad vehicular.",
    texto_boton_pdf: "Ver catálogo completo",
  },
  bloque: {
    titulo: "Categorías de producto",
    descripcion: "Busque por familia. Cada número corresponde a su lugar en el vehículo.",
  },
  categorias: [
    { nombre: "Pasamanos", dibujo: "pasamanos", href: catalogoHref },
    { nombre: "Seguros", dibujo: "cerradura", href: catalogoHref },
    { nombre: "Guardalodos", dibujo: "guardalodo", href: catalogoHref },
  ],
  beneficios: [
    {
      icono: "20+",
      titulo: "Años de experiencia",
      descripcion: "Dos décadas fabricando para el parque automotor colombiano.",
    },
    { icono: "100%", titulo: "Calidad", descripcion: "Cada lote se mide contra plano antes de salir de planta." },
    {
      icono: "24/7",
      titulo: "Soporte",
      descripcion: "Lo ayudamos a identificar la referencia por WhatsApp, a cualquier hora.",
    },
    {
      icono: "1:1",
      titulo: "Innovación constante",
      descripcion: "Probamos cada desarrollo nuevo montado en el vehículo.",
    },
  ],
  cta: {
    titulo: "¿Busca una referencia puntual?",
    descripcion: "Envíenos el código, una foto o la muestra. Le confirmamos disponibilidad el mismo día hábil.",
    texto_boton: "Solicitar cotización",
    url_boton: "/contacto",
  },
} as const;

/** The seven fixed categories (PUB §3): the first migration's content, and /catalogo's while the table is empty. */
export const categoriasFijas = [
  {
    fija_id: "accesorios-4x4",
    nombre: "Accesorios 4X4",
    descripcion: "Pasamanos, estribos, portaequipajes y defensas para campero y pickup.",
  },
  {
    fija_id: "accesorios-automoviles",
    nombre: "Accesorios Automóviles",
    descripcion: "Copas de rin, bocelería y complementos para uso diario.",
  },
  {
    fija_id: "amortiguadores",
    nombre: "Amortiguadores",
    descripcion: "Delanteros, traseros y de compuerta, con y sin resorte.",
  },
  {
    fija_id: "carroceria",
    nombre: "Carrocería",
    descripcion: "Guardabarros, persianas y refuerzos en lámina estampada.",
  },
  { fija_id: "ferreteria", nombre: "Ferretería", descripcion: "Pernos, tuercas, abrazaderas y grapas de fijación." },
  {
    fija_id: "guardapolvos",
    nombre: "Guardapolvos",
    descripcion: "Fuelles para junta homocinética, dirección y amortiguador.",
  },
  {
    fija_id: "seguridad-vehicular",
    nombre: "Seguridad Vehicular",
    descripcion: "Seguros, cilindros y cerraduras para puertas y capó.",
  },
] as const;
