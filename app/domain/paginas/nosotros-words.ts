import type { Words } from "~/domain/kernel/words";

/** The specification's words (ADM §8). */
export const seccionesWords: Words = {
  path: "/admin/nosotros/secciones",
  textos: {
    creado: "Sección creada",
    actualizado: "Sección actualizada",
    eliminado: "Sección eliminada",
    noCreado: "No se pudo crear la sección. Inténtalo de nuevo.",
    noActualizado: "No se pudo actualizar la sección. Inténtalo de nuevo.",
    noEliminado: "No se pudo eliminar la sección. Inténtalo de nuevo.",
    pregunta: (titulo: string) => `¿Está seguro de que desea eliminar la sección "${titulo}"?`,
  },
  nombres: {
    nuevo: "Nueva Sección",
    editar: "Editar Sección",
    datos: "Datos de la sección",
    eliminar: "Eliminar sección",
  },
  lista: {
    titulo: "Secciones",
    cuenta: ["sección", "secciones"],
    busca: "Buscar secciones",
    cargando: "Cargando secciones...",
    vacio: "No hay secciones registradas",
    ayuda: "Misión, visión e historia de la página Nosotros. Agregue la primera.",
    nada: "No se encontraron secciones que coincidan con la búsqueda",
  },
  pierde: "Dejará de aparecer en la página Nosotros de inmediato.",
};

/** The specification's words (ADM §8). */
export const valoresWords: Words = {
  path: "/admin/nosotros/valores",
  textos: {
    creado: "Valor creado",
    actualizado: "Valor actualizado",
    eliminado: "Valor eliminado",
    noCreado: "No se pudo crear el valor. Inténtalo de nuevo.",
    noActualizado: "No se pudo actualizar el valor.",
    noEliminado: "No se pudo eliminar el valor.",
    pregunta: (valor: string) => `¿Está seguro de que desea eliminar el valor "${valor}"?`,
  },
  nombres: {
    nuevo: "Nuevo Valor",
    editar: "Editar Valor",
    datos: "Datos del valor",
    eliminar: "Eliminar valor",
  },
  lista: {
    titulo: "Valores",
    cuenta: ["valor", "valores"],
    busca: "Buscar valores",
    cargando: "Cargando valores...",
    vacio: "No hay valores registrados",
    ayuda: "La página Nosotros no muestra valores hasta que agregue uno.",
    nada: "No se encontraron valores que coincidan con la búsqueda",
  },
  pierde: "Dejará de aparecer en la página Nosotros de inmediato.",
};

/** The specification's words (ADM §8). */
export const estadisticasWords: Words = {
  path: "/admin/nosotros/estadisticas",
  textos: {
    creado: "Estadística creada",
    actualizado: "Estadística actualizada",
    eliminado: "Estadística eliminada",
    noCreado: "No se pudo crear la estadística. Inténtalo de nuevo.",
    noActualizado: "No se pudo actualizar la estadística. Inténtalo de nuevo.",
    noEliminado: "No se pudo eliminar la estadística. Inténtalo de nuevo.",
    pregunta: (titulo: string) => `¿Está seguro de que desea eliminar la estadística "${titulo}"?`,
  },
  nombres: {
    nuevo: "Nueva Estadística",
    editar: "Editar Estadística",
    datos: "Datos de la estadística",
    eliminar: "Eliminar estadística",
  },
  lista: {
    titulo: "Estadísticas",
    cuenta: ["estadística", "estadísticas"],
    busca: "Buscar estadísticas",
    cargando: "Cargando estadísticas...",
    vacio: "No hay estadísticas registradas",
    ayuda: "La página Nosotros no muestra cifras hasta que agregue una, como «20+» años de experiencia.",
    nada: "No se encontraron estadísticas que coincidan con la búsqueda",
  },
  pierde: "Dejará de aparecer en la página Nosotros de inmediato.",
};
