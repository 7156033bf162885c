import { z } from "zod";
import { interruptor, orden, texto, textoOpcional } from "~/domain/kernel/fields";
import { dibujo } from "./iconos";
import { wordsOf } from "~/domain/kernel/words";

/** A reason to choose the company (ADM §5). */
export const BeneficioSchema = z
  .object({
    icono: textoOpcional("El ícono", 12),
    dibujo: dibujo(),
    titulo: texto("El título es requerido", "El título", 100),
    descripcion: texto("La descripción es requerida", "La descripción", 500),
    orden: orden(),
    activo: interruptor(),
  })
  .superRefine(
    (value, { issues }) => {
      // The first field of the form, so the first of its errors.
      if (value.icono || value.dibujo) return;
      issues.unshift({ code: "custom", path: ["icono"], message: "El ícono es requerido", input: value.icono });
    },
    { when: () => true },
  );

/** The specification's words (ADM §8). */
export const beneficiosWords = wordsOf({
  path: "/admin/beneficios",
  uno: "el beneficio",
  varios: "beneficios",
  titulo: "Lista de Beneficios",
  ayuda: "El inicio muestra cuatro de ejemplo: experiencia, calidad, soporte e innovación. Agregue los suyos.",
  pierde: "El beneficio dejará de aparecer en la página de inicio de inmediato.",
  textos: {
    noCreado: (reason) => `Error al crear el beneficio: ${reason}`,
    noActualizado: (reason) => `Error al actualizar el beneficio: ${reason}`,
    noEliminado: (reason) => `Error al eliminar el beneficio: ${reason}`,
  },
});
