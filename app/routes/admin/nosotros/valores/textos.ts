export const path = "/admin/nosotros/valores";

/** The specification's words (ADM §8). */
export const textos = {
  creado: "Valor creado",
  actualizado: "Valor actualizado",
  eliminado: "Valor eliminado",
  noCreado: "No se pudo crear el valor. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar el valor.",
  noEliminado: "No se pudo eliminar el valor.",
  pregunta: (valor: string) => `¿Está seguro de que desea eliminar el valor "${valor}"?`,
};

export const nombres = {
  nuevo: "Nuevo Valor",
  editar: "Editar Valor",
  datos: "Datos del valor",
  eliminar: "Eliminar valor",
};

export const lista = {
  titulo: "Valores",
  cuenta: ["valor", "valores"] as const,
  busca: "Buscar valores",
  cargando: "Cargando valores...",
  vacio: "No hay valores registrados",
  ayuda: "La página Nosotros no muestra valores hasta que agregue uno.",
  nada: "No se encontraron valores que coincidan con la búsqueda",
};
