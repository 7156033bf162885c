import { z } from "zod";
import { interruptor, orden, texto } from "./campos";

/** A reason to choose the company (ADM §5). */
export const BeneficioSchema = z.object({
  icono: texto("El ícono es requerido", "El ícono", 12),
  titulo: texto("El título es requerido", "El título", 100),
  descripcion: texto("La descripción es requerida", "La descripción", 500),
  orden: orden(),
  activo: interruptor(),
});
