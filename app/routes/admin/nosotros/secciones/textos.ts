export const path = "/admin/nosotros/secciones";

/** The specification's words (ADM §8). */
export const textos = {
  creado: "Sección creada",
  actualizado: "Sección actualizada",
  eliminado: "Sección eliminada",
  noCreado: "No se pudo crear la sección. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar la sección. Inténtalo de nuevo.",
  noEliminado: "No se pudo eliminar la sección. Inténtalo de nuevo.",
  pregunta: (titulo: string) => `¿Está seguro de que desea eliminar la sección "${titulo}"?`,
};

export const nombres = {
  nuevo: "Nueva Sección",
  editar: "Editar Sección",
  datos: "Datos de la sección",
  eliminar: "Eliminar sección",
};

export const lista = {
  titulo: "Secciones",
  cuenta: ["sección", "secciones"] as const,
  busca: "Buscar secciones",
  cargando: "Cargando secciones...",
  vacio: "No hay secciones registradas",
  ayuda: "Misión, visión e historia de la página Nosotros. Agregue la primera.",
  nada: "No se encontraron secciones que coincidan con la búsqueda",
};
