import { sinProductos } from "./archivos";
import {
  categoriasAdmin,
  categoriasEliminar,
  categoriasMedios,
  esperaMedios,
  homeContactos,
  mediosJs,
  productosAcciones,
  productosCrear,
  productosEditar,
  productosFallas,
  subcategoriasAdmin,
  subcategoriasEditar,
  subcategoriasEliminar,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("8 Home content", [
    [
      "'No se pudo actualizar la información de contacto'",
      homeContactos,
      "that somebody else saved first, or the database refuses, is told, and what was typed stays",
    ],
  ]),
  ...parte("8 Products, categories, subcategories", [
    ["'Producto creado' (names the product)", productosCrear, "is created, told by name, and on the site at once"],
    ["'Producto actualizado'", productosEditar, "saves, tells so by name, and moves the content's version"],
    ["'Producto eliminado'", productosAcciones, "asks first, by name, and tells when it is done"],
    [
      "'No se pudo crear el producto. Inténtalo de nuevo.'",
      productosFallas,
      "a new product is not told as created, and what was typed stays",
    ],
    [
      "'No se pudo actualizar el producto. Inténtalo de nuevo.'",
      productosFallas,
      "an edited product is not told as saved, and what was typed stays",
    ],
    [
      "'No se pudo eliminar el producto. Inténtalo de nuevo.'",
      productosFallas,
      "a deleted product is not told as deleted",
    ],
    [
      "load failure shows the message or 'Error desconocido'",
      sinProductos,
      "the list of products that cannot be read says so, and keeps the menu",
    ],
    [
      "'Categoría creada' (with the name)",
      categoriasAdmin,
      "is created at the end, told by name, and on the site at once",
    ],
    [
      "'Categoría actualizada'",
      categoriasAdmin,
      "has its new address at once, the old one leads there, and its products are found by the new name",
    ],
    ["'Categoría eliminada'", categoriasEliminar, "asks first, by name, and tells when it is done"],
    [
      "'No se pudo crear/actualizar la categoría. Inténtalo de nuevo.'",
      categoriasEliminar,
      "%s: a category is not told as saved, and what was typed stays",
    ],
    [
      "'No se pudo eliminar la categoría. Inténtalo de nuevo.'",
      categoriasEliminar,
      "a category is not told as deleted",
    ],
    [
      "upload failure 'No se pudo subir la imagen. Inténtalo de nuevo.'",
      esperaMedios,
      "a file that does not arrive is told in the words of ${path}",
    ],
    [
      "'No se pudo subir el archivo. Inténtalo de nuevo.'",
      mediosJs,
      "a file that does not arrive says so, and the rest of the form stays",
    ],
    [
      "'No se pudo subir el PDF. Inténtalo de nuevo.'",
      esperaMedios,
      "a file that does not arrive is told in the words of ${path}",
    ],
    ["'Subcategoría creada'", subcategoriasAdmin, "gets its address from its name, and is on the site at once"],
    [
      "'Subcategoría actualizada'",
      subcategoriasEditar,
      "keeps its address when it is renamed; its products are found by the new name",
    ],
    ["'Subcategoría eliminada'", subcategoriasEliminar, "asks first, by name, and tells when it is done"],
    [
      "'No se pudo crear/actualizar la subcategoría. Inténtalo de nuevo.'",
      subcategoriasEditar,
      "is not told as saved when the database fails (%s)",
    ],
    [
      "'No se pudo eliminar la subcategoría. Inténtalo de nuevo.'",
      subcategoriasEliminar,
      "is not told as deleted when the database fails",
    ],
    [
      "Category media: 'No se pudo eliminar la imagen/video del almacenamiento.' (aborts): the row goes first, the file is tried again",
      25,
    ],
    [
      "'No se pudo actualizar la categoría en la base de datos.'",
      categoriasMedios,
      "are not told as removed when the database refuses",
    ],
    ["'Error al actualizar la categoría.': row and files are one transaction, which fails as above", 25],
    [
      "'Eliminado' with 'La imagen/video ha sido eliminada exitosamente.'",
      categoriasMedios,
      "ask before one is removed; then it goes at once, with its file, and nothing typed is lost",
    ],
    ["or '...eliminada de la vista previa.'", categoriasMedios, "that were never saved leave the preview only"],
    ["Subcategory media: 'No se pudo eliminar la {imagen or video} del almacenamiento.'", 25],
    [
      "'No se pudo actualizar la subcategoría en la base de datos.'",
      subcategoriasEditar,
      "has files that move and go like a category's, and a description that is saved",
    ],
    ["'Error al actualizar la subcategoría.'", 25],
  ]),
];
