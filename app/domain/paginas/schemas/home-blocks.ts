import { z } from "zod";
import { direccionWeb, texto, textoOpcional } from "~/domain/kernel/fields";

/** The single blocks of the home page and the footer (ADM §2, §5). */
export const BannerSchema = z.object({
  titulo: texto("El título es requerido", "El título", 150),
  subtitulo: texto("El subtítulo es requerido", "El subtítulo", 200),
  descripcion: texto("La descripción es requerida", "La descripción", 1000),
  texto_boton_pdf: texto("El texto del botón es requerido", "El texto del botón", 80),
});

export const BloqueSchema = z.object({
  titulo: texto("El título es requerido", "El título", 150),
  descripcion: texto("La descripción es requerida", "La descripción", 1000),
});

export const CtaSchema = BloqueSchema.extend({
  texto_boton: texto("El texto del botón es requerido", "El texto del botón", 80),
  url_boton: direccionWeb("La dirección del botón es requerida"),
});

export const FooterSchema = z.object({
  descripcion: textoOpcional("La descripción", 1000),
  copyright: textoOpcional("El copyright", 300),
  leyenda: textoOpcional("La leyenda", 300),
});
