import { catalogoHref } from "~/domain/catalogo/hrefs";

/** What the home page shows while there are no categories or benefits (PUB §2, DEC 4). */
export const homeFallbacks = {
  categorias: [
    { nombre: "Pasamanos", dibujo: "pasamanos", href: catalogoHref },
    { nombre: "Seguros", dibujo: "cerradura", href: catalogoHref },
    { nombre: "Guardalodos", dibujo: "guardalodo", href: catalogoHref },
  ],
  beneficios: [
    {
      icono: "20+",
      titulo: "Años de experiencia",
      descripcion: "Conocemos el parque automotor colombiano y lo que cada vehículo necesita.",
    },
    { icono: "100%", titulo: "Calidad", descripcion: "Piezas hechas para encajar y durar." },
    {
      icono: "24/7",
      titulo: "Soporte",
      descripcion: "Escríbanos a cualquier hora y lo ayudamos a identificar la referencia.",
    },
    {
      icono: "1:1",
      titulo: "Innovación constante",
      descripcion: "Mejoramos cada referencia y desarrollamos las que hacen falta.",
    },
  ],
} as const;

/**
 * The seven fixed categories (PUB §3): the first schema migration inserts them, and /catalogo shows them while the
 * table is empty.
 */
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
