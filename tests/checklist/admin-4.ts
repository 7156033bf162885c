import { sinProductos } from "./archivos";
import {
  adminMedios,
  categoriasAdmin,
  categoriasMedios,
  espera,
  esperaMedios,
  productosAcciones,
  productosEditar,
  productosBuscar,
  productosLista,
  subcategoriasAdmin,
  subcategoriasE2e,
  subidas,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Product management", [
    [
      "Table Código, Nombre, Categoría, Subcategoría, Descripción, Estado, Acciones",
      productosLista,
      "counts all products and shows the first page by name, with every column",
    ],
    [
      "Descripción truncated, '-' if empty",
      productosLista,
      "shows a long description cut at 100 characters, a missing one as a dash, and the state",
    ],
    ["badge Visible or Oculto", productosAcciones, "takes a product off the site and puts it back, and tells so"],
    [
      "Acciones (edit, delete)",
      productosAcciones,
      "is offered in the list and in the editor, always by way of the question",
    ],
    ["Editing replaces the list with the form 'Editar Producto'", productosEditar, "starts with what is stored"],
    ["Empty: 'No hay productos registrados'", sinProductos, "the list of products without any product says so"],
    [
      "or 'No se encontraron productos que coincidan con la búsqueda'",
      productosBuscar,
      "says so when nothing matches, and offers the way back to everything",
    ],
    ["Loading: 'Cargando productos...'", espera, '${path} says "${text}" while it is read'],
    [
      "Load failure: card 'Error al cargar productos' with the message",
      sinProductos,
      "the list of products that cannot be read says so, and keeps the menu",
    ],
  ]),
  ...parte("2 Category management", [
    [
      "Title 'Gestión de Categorías', text 'Administra las categorías y subcategorías del catálogo'",
      categoriasAdmin,
      "shows name, beginning of the description, number of files, and how many there are",
    ],
    ["Button 'Nueva Categoría'", adminMedios, "has its title, its search, and the button that opens the form"],
    ["and 'Cancelar'", adminMedios, "is titled as a new row, and as one that is edited"],
    ["Form 'Nueva Categoría'/'Editar Categoría'", adminMedios, "is titled as a new row, and as one that is edited"],
    [
      "with nombre, descripcion and multiple media files",
      adminMedios,
      "a category has name, description and any number of pictures and videos",
    ],
    ["images, MP4/MOV", subidas, "%s: keeps its pictures as they are, and nothing that tells of its making"],
    [
      "'Lista de Categorías' with search 'Buscar categorías...'",
      adminMedios,
      "has its title, its search, and the button that opens the form",
    ],
    [
      "with count",
      categoriasAdmin,
      "shows name, beginning of the description, number of files, and how many there are",
    ],
    [
      "search in nombre, descripcion",
      categoriasAdmin,
      "finds in names and descriptions, whatever the accents and the case",
    ],
    [
      "Table Nombre, Descripción, Imágenes, Acciones",
      categoriasAdmin,
      "shows name, beginning of the description, number of files, and how many there are",
    ],
    ["Imágenes is the count of media", categoriasMedios, "stand in the order they were chosen, existing ones first"],
    ["Empty: 'No hay categorías registradas'", adminMedios, "says that there are none"],
    [
      "'No se encontraron categorías que coincidan con la búsqueda'",
      categoriasAdmin,
      "finds in names and descriptions, whatever the accents and the case",
    ],
    ["Loading 'Cargando categorías...'", esperaMedios, '${path} says "${text}" while it is read'],
    ["Failure card 'Error al cargar categorías'", categoriasAdmin, "that cannot be read says so"],
  ]),
  ...parte("2 Subcategory management", [
    ["Title 'Gestión de Subcategorías'", adminMedios, "has its title, its search, and the button that opens the form"],
    ["Add/cancel toggle", adminMedios, "is titled as a new row, and as one that is edited"],
    [
      "create/edit form",
      subcategoriasE2e,
      "a subcategory: created, found, given pictures and another address, deleted",
    ],
    [
      "list with text search and a category filter",
      subcategoriasAdmin,
      "shows how many of how many, by category and name, and narrows by category",
    ],
    ["option for all categories", adminMedios, "subcategories can be filtered by every category or by all of them"],
    [
      "a clear-filters button",
      subcategoriasAdmin,
      "shows how many of how many, by category and name, and narrows by category",
    ],
    [
      "Shows 'N de M subcategorías'",
      subcategoriasAdmin,
      "shows how many of how many, by category and name, and narrows by category",
    ],
    [
      "Table: name, category, slug, description, image count, actions",
      subcategoriasAdmin,
      "shows how many of how many, by category and name, and narrows by category",
    ],
  ]),
];
