export const path = "/admin/nosotros/estadisticas";

/** The specification's words (ADM §8). */
export const textos = {
  creado: "Estadística creada",
  actualizado: "Estadística actualizada",
  eliminado: "Estadística eliminada",
  noCreado: "No se pudo crear la estadística. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar la estadística. Inténtalo de nuevo.",
  noEliminado: "No se pudo eliminar la estadística. Inténtalo de nuevo.",
  pregunta: (titulo: string) => `¿Está seguro de que desea eliminar la estadística "${titulo}"?`,
};

export const nombres = {
  nuevo: "Nueva Estadística",
  editar: "Editar Estadística",
  datos: "Datos de la estadística",
  eliminar: "Eliminar estadística",
};

export const lista = {
  titulo: "Estadísticas",
  cuenta: ["estadística", "estadísticas"] as const,
  busca: "Buscar estadísticas",
  cargando: "Cargando estadísticas...",
  vacio: "No hay estadísticas registradas",
  ayuda: "La página Nosotros no muestra cifras hasta que agregue una, como «20+» años de experiencia.",
  nada: "No se encontraron estadísticas que coincidan con la búsqueda",
};
