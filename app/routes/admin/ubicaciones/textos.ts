export const path = "/admin/ubicaciones";

/** The specification's words (ADM §8). */
export const textos = {
  creado: "Ubicación creada",
  actualizado: "Ubicación actualizada",
  eliminado: "Ubicación eliminada",
  noCreado: "No se pudo crear la ubicación. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar la ubicación. Inténtalo de nuevo.",
  noEliminado: "No se pudo eliminar la ubicación. Inténtalo de nuevo.",
  pregunta: (nombre: string) => `¿Está seguro de que desea eliminar la ubicación "${nombre}"?`,
};

export const nombres = {
  nuevo: "Nueva Ubicación",
  editar: "Editar Ubicación",
  datos: "Datos de la ubicación",
  eliminar: "Eliminar ubicación",
};

export const ayudas = {
  whatsapp: "Un número como 300 555 0100 o un enlace wa.me. Se guarda como enlace.",
  latitud: "Con coma o punto: 4,7955. Sin ella no hay mapa.",
  longitud: "Con coma o punto: -74,1182.",
};

export const lista = {
  titulo: "Lista de Ubicaciones",
  cuenta: ["ubicación", "ubicaciones"] as const,
  busca: "Buscar ubicaciones",
  cargando: "Cargando ubicaciones...",
  vacio: "No hay ubicaciones registradas",
  ayuda: "La página de contacto muestra solo la sede principal de Configuración. Agregue sus sedes con horario y mapa.",
  nada: "No se encontraron ubicaciones que coincidan con la búsqueda",
};
