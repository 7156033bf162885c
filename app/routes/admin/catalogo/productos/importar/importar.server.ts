import { importScreens } from "~/admin/importacion/importacion.server";
import { productosImport } from "~/domain/importacion/productos/productos.server";
import { countsText } from "~/domain/importacion/productos/resultado";

export const screens = importScreens({
  kind: productosImport,
  path: "/admin/productos/importar",
  list: "/admin/productos",
  nada: "No se cambió ningún producto.",
  hecho: countsText,
  failure: "No se pudo importar el archivo. Ningún producto cambió. Inténtelo de nuevo.",
});
