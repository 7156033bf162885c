/** The specification's words (ADM §8). */
export const preguntaEnlace = "¿Estás seguro de que quieres eliminar este enlace?";
export const textosEnlace = {
  eliminado: "Enlace eliminado correctamente",
  noEliminado: "No se pudo eliminar el enlace",
};
