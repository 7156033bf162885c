export const path = "/admin/beneficios";

/** The specification's words (ADM §8). */
export const textos = {
  creado: "Beneficio creado",
  actualizado: "Beneficio actualizado",
  eliminado: "Beneficio eliminado",
  noCreado: (reason: string) => `Error al crear el beneficio: ${reason}`,
  noActualizado: (reason: string) => `Error al actualizar el beneficio: ${reason}`,
  noEliminado: (reason: string) => `Error al eliminar el beneficio: ${reason}`,
  noMovido: (reason: string) => `Error al actualizar el orden: ${reason}`,
  pregunta: (titulo: string) => `¿Está seguro de que desea eliminar el beneficio "${titulo}"?`,
};

export const nombres = {
  nuevo: "Nuevo Beneficio",
  editar: "Editar Beneficio",
  datos: "Datos del beneficio",
  eliminar: "Eliminar beneficio",
};

export const lista = {
  titulo: "Lista de Beneficios",
  cuenta: ["beneficio", "beneficios"] as const,
  busca: "Buscar beneficios",
  cargando: "Cargando beneficios...",
  vacio: "No hay beneficios registrados",
  ayuda: "El inicio muestra cuatro de ejemplo: experiencia, calidad, soporte e innovación. Agregue los suyos.",
  nada: "No se encontraron beneficios que coincidan con la búsqueda",
};
