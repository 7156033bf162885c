import { z } from "zod";
import { opcion, orden, texto } from "~/domain/kernel/fields";
import { seccionTipos } from "../nosotros";
import { dibujo, icono } from "./icono";

/** The rows of the about-us page as staff edit them (ADM §5). */
export const SeccionSchema = z.object({
  tipo: opcion(seccionTipos, "El tipo es requerido"),
  titulo: texto("El título es requerido", "El título", 150),
  contenido: texto("El contenido es requerido", "El contenido", 10_000),
  icono: icono(),
  dibujo: dibujo(),
  orden: orden(),
});

export const ValorSchema = z.object({
  valor: texto("El valor es requerido", "El valor", 100),
  descripcion: texto("La descripción es requerida", "La descripción", 1000),
  icono: icono(),
  dibujo: dibujo(),
  orden: orden(),
});

export const EstadisticaSchema = z.object({
  titulo: texto("El título es requerido", "El título", 60),
  descripcion: texto("La descripción es requerida", "La descripción", 500),
  orden: orden(),
});
