import { z } from "zod";
import { interruptor, orden, texto, textoOpcional } from "~/domain/kernel/fields";
import { dibujo } from "./icono";

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
