import { importScreens } from "~/admin/importacion/importacion.server";
import { aplicacionesImport } from "~/domain/importacion/aplicaciones/aplicaciones.server";
import { countsText } from "~/domain/importacion/aplicaciones/resultado";

export const screens = importScreens({
  kind: aplicacionesImport,
  path: "/admin/vehiculos/aplicaciones",
  list: "/admin/vehiculos/aplicaciones",
  nada: "No se cambió ninguna aplicación.",
  hecho: countsText,
  failure: "No se pudo importar el archivo. Ninguna aplicación cambió. Inténtelo de nuevo.",
});
