export interface Bloque {
  name: string;
  titulo: string;
  tabla: string;
  fields: Record<string, string>;
  /** The message of each field that is missing. */
  required: Record<string, string>;
  done: string;
  failure: string;
}

/** The single-row blocks of the home page and the footer. */
export const bloques: Bloque[] = [
  {
    name: "banner",
    titulo: "Banner Principal",
    tabla: "banner_home",
    fields: {
      titulo: "Encajan Ñ",
      subtitulo: "Del taller",
      descripcion: "Para todos",
      texto_boton_pdf: "Bajar el PDF",
    },
    required: {
      titulo: "El título es requerido",
      subtitulo: "El subtítulo es requerido",
      descripcion: "La descripción es requerida",
      texto_boton_pdf: "El texto del botón es requerido",
    },
    done: "Banner actualizado correctamente",
    failure: "Error al actualizar el banner",
  },
  {
    name: "categorias",
    titulo: "Bloque de Categorías",
    tabla: "bloque_categorias_home",
    fields: { titulo: "Familias Ñ", descripcion: "Siete maneras" },
    required: { titulo: "El título es requerido", descripcion: "La descripción es requerida" },
    done: "Bloque de categorías actualizado",
    failure: "Error al actualizar el bloque de categorías",
  },
  {
    name: "cta",
    titulo: "Llamado a la Acción",
    tabla: "home_cta",
    fields: { titulo: "Pregunte Ñ", descripcion: "Contestamos", texto_boton: "Escribir", url_boton: "/contacto" },
    required: { titulo: "El título es requerido", url_boton: "La dirección del botón es requerida" },
    done: "Llamado a la acción actualizado",
    failure: "Error al actualizar el llamado a la acción",
  },
  {
    name: "footer",
    titulo: "Contenido del Footer",
    tabla: "footer_contenido",
    fields: { descripcion: "Desde Cota Ñ", copyright: "Derechos 2030", leyenda: "Pieza a pieza" },
    required: {},
    done: "Éxito Contenido del footer actualizado correctamente",
    failure: "No se pudo actualizar el contenido del footer",
  },
];
