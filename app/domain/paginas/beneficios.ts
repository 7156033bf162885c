import { wordsOf } from "~/domain/kernel/words";

/** The specification's words (ADM §8). */
export const beneficiosWords = wordsOf({
  path: "/admin/beneficios",
  uno: "el beneficio",
  varios: "beneficios",
  titulo: "Lista de Beneficios",
  ayuda: "El inicio muestra cuatro de ejemplo: experiencia, calidad, soporte e innovación. Agregue los suyos.",
  deja: "El beneficio dejará de aparecer en la página de inicio de inmediato.",
  textos: {
    noCreado: (reason) => `Error al crear el beneficio: ${reason}`,
    noActualizado: (reason) => `Error al actualizar el beneficio: ${reason}`,
    noEliminado: (reason) => `Error al eliminar el beneficio: ${reason}`,
  },
});
