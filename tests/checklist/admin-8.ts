import {
  acceso,
  accesoSesion,
  accesoTextos,
  backup,
  beneficiosAdmin,
  catalogosAdmin,
  categoriasMedios,
  homeContactos,
  homeEnlaces,
  homeMenu,
  homeMenuCatalogo,
  imagenesSitio,
  logoAdmin,
  nosotrosAdmin,
  nosotrosListas,
  ordenJs,
  productosAcciones,
  productosEditar,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("3 Entities and their fields", [
    [
      "imagenes_sitio: url_imagen, titulo, descripcion",
      imagenesSitio,
      "is edited: place, text for those who do not see it, another picture; the old file goes",
    ],
    [
      "imagenes_sitio: orden (default 0), activo (default true)",
      imagenesSitio,
      "is created, active and with order 0 unless told, and on the home page at once",
    ],
    [
      "nosotros_secciones: titulo, contenido, icono, tipo, orden",
      nosotrosAdmin,
      "starts with what is stored, is saved, and is on the site at once",
    ],
    [
      "nosotros_secciones: tipo (mision, vision, historia, compromiso, otro)",
      nosotrosListas,
      "is of one of five types, in their words",
    ],
    [
      "nosotros_valores: valor, descripcion, orden",
      nosotrosAdmin,
      "keeps everything else that was typed when one field is missing",
    ],
    ["nosotros_valores: icono (emoji or icon name)", nosotrosAdmin, "%j is one sign or the name of an icon"],
    [
      "nosotros_estadisticas: titulo (such as '20+'), descripcion, orden",
      nosotrosAdmin,
      "is created, told in the specification's words, and on the site at once",
    ],
    [
      "catalogos_pdf: nombre, url_pdf, version",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    [
      "catalogos_pdf: fecha_publicacion (date), activo (default false)",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    [
      "beneficios_home: icono (text such as '20+', '100%' or an emoji), titulo, descripcion",
      beneficiosAdmin,
      "starts with what is stored, is saved, and is on the site at once",
    ],
    [
      "beneficios_home: orden (integer), activo (boolean, default true)",
      beneficiosAdmin,
      "starts active and with order 0, which may be left empty",
    ],
    ["configuracion_logo: url_logo, activo", logoAdmin, "is replaced, on the site at once, and the old file goes"],
    [
      "configuracion_logo: created_at (timestamp)",
      logoAdmin,
      "is shown with the day it came, where it appears and which files are wanted",
    ],
    [
      "Backup summary: timestamp, version, successful_tables, total_tables, total_records, storage_buckets, storage_files",
      backup,
      "makes a backup, told with its records and tables, and its summary",
    ],
  ]),
  ...parte("4 Admin auth", [
    ["Loading, then authenticated (user id, email, nombre) or not authenticated", 0],
    ["On start the stored session token is verified", accesoSesion, "is not opened by the made-up token %j"],
    [
      "an invalid or missing token: the user is logged out",
      accesoSesion,
      "that has expired leads to the login, and back to the page afterwards",
    ],
    ["an invalid token is removed", accesoTextos, "takes a token that opens nothing out of the browser"],
    ["Login success sets authenticated", acceso, "lets the administrator in with a greeting, once"],
    ["logout clears it", accesoSesion, "ends the session in the database and says so, once"],
  ]),
  ...parte("4 Home", [
    [
      "Menu items: active or inactive via the switch",
      homeMenu,
      "that is switched off leaves the site's menu, and stays in the list",
    ],
    [
      "Edits are held locally until the row's save button sends nombre, slug, activo",
      ordenJs,
      "a menu row offers to be saved only while something in it is unsaved",
    ],
    [
      "Dragging reorders and immediately persists",
      ordenJs,
      "the menu is dragged into order, and what is typed in other rows and editors stays",
    ],
    ["orden 1..N by position", homeMenuCatalogo, "is changed with buttons, numbered from 1, and the site's at once"],
    ["Footer links: the active toggle saves immediately", homeEnlaces, "is switched off and on, at once on the site"],
    ["contact rows: the active toggle saves immediately", homeContactos, "is switched off and on"],
    [
      "Creating a quick link sets orden to the highest existing orden plus one, overriding the typed value",
      homeEnlaces,
      "is added at the end whatever order is posted, and is on the site at once",
    ],
    ["(0 base when none)", homeEnlaces, "is the first with order 1 when there is none"],
    ["editing keeps the typed orden", homeEnlaces, "is edited with the order that was typed"],
  ]),
  ...parte("4 Products and media", [
    ["Products: Visible or Hidden", productosAcciones, "takes a product off the site and puts it back, and tells so"],
    ["The list is refetched after every success", productosEditar, "is found again by its new name"],
    [
      "Media: existing items come first, newly chosen files follow",
      categoriasMedios,
      "stand in the order they were chosen, existing ones first",
    ],
  ]),
];
