import { z } from "zod";
import { interruptor, orden, texto } from "~/domain/kernel/fields";
import type { Words } from "~/domain/kernel/words";

/** A reason to choose the company (ADM §5). */
export const BeneficioSchema = z.object({
  icono: texto("El ícono es requerido", "El ícono", 12),
  titulo: texto("El título es requerido", "El título", 100),
  descripcion: texto("La descripción es requerida", "La descripción", 500),
  orden: orden(),
  activo: interruptor(),
});

/** The specification's words (ADM §8). */
export const beneficiosWords: Words = {
  path: "/admin/beneficios",
  textos: {
    creado: "Beneficio creado",
    actualizado: "Beneficio actualizado",
    eliminado: "Beneficio eliminado",
    noCreado: (reason: string) => `Error al crear el beneficio: ${reason}`,
    noActualizado: (reason: string) => `Error al actualizar el beneficio: ${reason}`,
    noEliminado: (reason: string) => `Error al eliminar el beneficio: ${reason}`,
    pregunta: (titulo: string) => `¿Está seguro de que desea eliminar el beneficio "${titulo}"?`,
  },
  nombres: {
    nuevo: "Nuevo Beneficio",
    editar: "Editar Beneficio",
    datos: "Datos del beneficio",
    eliminar: "Eliminar beneficio",
  },
  lista: {
    titulo: "Lista de Beneficios",
    cuenta: ["beneficio", "beneficios"],
    busca: "Buscar beneficios",
    cargando: "Cargando beneficios...",
    vacio: "No hay beneficios registrados",
    ayuda: "El inicio muestra cuatro de ejemplo: experiencia, calidad, soporte e innovación. Agregue los suyos.",
    nada: "No se encontraron beneficios que coincidan con la búsqueda",
  },
  pierde: "El beneficio dejará de aparecer en la página de inicio de inmediato.",
};
