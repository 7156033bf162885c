import { sinProductos } from "./archivos";
import {
  adminListas,
  adminMedios,
  archivosSitio,
  backup,
  beneficiosAdmin,
  beneficiosOrden,
  catalogosAdmin,
  espera,
  esperaMedios,
  home,
  homeContactos,
  homeEnlaces,
  imagenesSitio,
  logoAdmin,
  mediosJs,
  nosotrosAdmin,
  productosAcciones,
  subcategoriasAdmin,
  ubicacionesAdmin,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Benefits management", [
    [
      "or 'No se encontraron beneficios que coincidan con la búsqueda'",
      beneficiosAdmin,
      "says when a search finds nothing, when there are none, and counts one and many",
    ],
    [
      "Columns: order, icon, title, description, status, actions (edit, delete)",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    [
      "description cut at 100 characters with ellipsis",
      beneficiosAdmin,
      "has its description cut at 100 characters in the list",
    ],
    ["status (Activo/Inactivo)", beneficiosAdmin, "that is not active is in the list and not on the site"],
    [
      "Each row has move-up and move-down buttons",
      beneficiosOrden,
      "down and up changes its place in the list and on the site, and numbers all from 1",
    ],
    [
      "up disabled on the first row, down on the last",
      beneficiosOrden,
      "is not possible up from the first or down from the last",
    ],
    [
      "Edit replaces the list with the form (buttons Actualizar, Cancelar)",
      adminListas,
      "is replaced by a filled form with Actualizar and Cancelar",
    ],
    [
      'Delete confirmation: ¿Está seguro de que desea eliminar el beneficio "{title}"?',
      beneficiosAdmin,
      "is asked for first, told when it is gone, and off the site at once",
    ],
  ]),
  ...parte("2 Logo", [
    [
      "Shows the current logo with its upload date",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
    ["and a delete button", logoAdmin, "is deleted after a question, and then there is none"],
    ["a drag-and-drop area", mediosJs, "a logo is taken when it is dropped on the area"],
    ["or file-picker area", archivosSitio, "the logo: replaced, and deleted after a question"],
    [
      "text says the logo appears in the home slider and the footer",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
    ["upload button 'Subiendo...' while uploading", esperaMedios, "the logo's button says that it is uploading"],
    [
      "Hint: formats PNG, JPG, JPEG, GIF, recommended maximum 2MB",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
    ["(not enforced)", logoAdmin, "over 2 MB is taken, with a hint"],
    [
      "Delete confirmation: ¿Estás seguro de que quieres eliminar el logo actual?",
      logoAdmin,
      "is deleted after a question, and then there is none",
    ],
  ]),
  ...parte("2 Backup management", [
    [
      "Button 'Crear Backup Completo'",
      backup,
      "before the first backup offers one, says what is in it, and that there is none",
    ],
    [
      "'Creando Backup...' and disabled while running",
      backup,
      "shows a running backup with its progress, looks again by itself, and refuses a second one",
    ],
    ["an information card", backup, "before the first backup offers one, says what is in it, and that there is none"],
    ["a last-backup summary", backup, "makes a backup, told with its records and tables, and its summary"],
  ]),
  ...parte("2 All lists", [
    ["All lists show loading text", espera, '${path} says "${text}" while it is read'],
    ["lists of categories, images and files too", esperaMedios, '${path} says "${text}" while it is read'],
    [
      "an empty-state text, different while a search is active: products",
      sinProductos,
      "the list of products without any product says so",
    ],
    ["categories, subcategories, images and catalogues", adminMedios, "says that there are none"],
    ["locations", ubicacionesAdmin, "says when none is found, when there are none, and counts one"],
    ["about-us content", nosotrosAdmin, "%s: says when there are none, and when none is found"],
    ["quick links", homeEnlaces, "is the first with order 1 when there is none"],
    ["contact information", homeContactos, "without any line says so"],
    [
      "a fatal-error card if loading fails ('Error al cargar ...'): locations",
      ubicacionesAdmin,
      "that cannot be read says so",
    ],
    ["benefits", beneficiosOrden, "a list that cannot be read says so"],
    ["the home page's content", home, "that cannot be read says so"],
    ["images", imagenesSitio, "that cannot be read says so"],
    ["subcategories", subcategoriasAdmin, "that cannot be read says so"],
    ["catalogues", catalogosAdmin, "that cannot be read says so"],
    ["about us", nosotrosAdmin, "says so when it cannot be read"],
    [
      "plus the message, or 'Error desconocido'",
      sinProductos,
      "the list of products that cannot be read says so, and keeps the menu",
    ],
    [
      "Editing replaces the list with a prefilled form",
      adminListas,
      "is replaced by a filled form with Actualizar and Cancelar",
    ],
    [
      "success or Cancelar returns to the list",
      productosAcciones,
      "keeps search and page through edit, delete and cancel",
    ],
    ["Delete always asks confirmation", productosAcciones, "asks first, by name, and tells when it is done"],
  ]),
];
