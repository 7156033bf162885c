import {
  adminListas,
  adminMedios,
  archivosSitio,
  arrastre,
  beneficiosAdmin,
  catalogosAdmin,
  espera,
  imagenesSitio,
  mediosJs,
  nosotrosAdmin,
  nosotrosListas,
  ubicacionesAdmin,
  ubicacionesOrden,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Subcategory management", [
    [
      "The form has media (images, mp4, mov) with reorder by drag",
      mediosJs,
      "files are put in order by dragging, old and new alike",
    ],
  ]),
  ...parte("2 Location management", [
    [
      "Title 'Gestión de Ubicaciones'",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    ["Form plus list with two tabs: table view and ordering", ubicacionesOrden, "has a tab of its own, with the tip"],
    ["drag-and-drop ordering", arrastre, "a branch is dragged to another place, and back"],
    ["Search by name, city or address", ubicacionesAdmin, "is searched by name, city or address: %j"],
    [
      "A tip says the order shown is reflected exactly on the public front end",
      ubicacionesOrden,
      "has a tab of its own, with the tip",
    ],
  ]),
  ...parte("2 Image management", [
    ["Title 'Gestión de Imágenes'", adminMedios, "has its title, its search, and the button that opens the form"],
    [
      "General images only (those with no category and no subcategory)",
      imagenesSitio,
      "shows general images only, by place and order, each with its picture",
    ],
    [
      "Search by title or location, location filter, clear filters",
      imagenesSitio,
      "narrows by place and searches in title and place",
    ],
    [
      "Table: preview, title, location, order, status, actions",
      imagenesSitio,
      "shows general images only, by place and order, each with its picture",
    ],
    ["Status Activa/Inactiva", archivosSitio, "a general image: created, on the site, taken off, deleted"],
  ]),
  ...parte("2 About-us management", [
    [
      "Three counter cards (sections, values, statistics)",
      nosotrosAdmin,
      "opens at its first tab, and each tab has an address and a counter",
    ],
    [
      "three tabs (Secciones, Valores, Estadísticas)",
      nosotrosAdmin,
      "opens at its first tab, and each tab has an address and a counter",
    ],
    [
      "each with its own add toggle and table",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    ["each with its own search", nosotrosAdmin, "%s are searched for %j"],
    [
      "Previews of section content, value and statistic descriptions are cut at 100 characters with an ellipsis",
      nosotrosListas,
      "stand by their order, their texts cut at 100 characters",
    ],
  ]),
  ...parte("2 PDF catalogue management", [
    ["Form plus list", archivosSitio, "a PDF catalogue: created, made the active one, its file replaced, deleted"],
    ["search by name or version", catalogosAdmin, "finds by name and version"],
    [
      "a 'Ver PDF' button opening the file in a new tab",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    [
      "File size shown in MB with two decimals",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    [
      "Listed newest publication date first",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
  ]),
  ...parte("2 Benefits management", [
    ["Heading about the benefits of choosing the company", beneficiosAdmin, "says in its heading what it is about"],
    [
      "a button to add a benefit opens the form",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    [
      "list below with count 'N beneficios'",
      beneficiosAdmin,
      "says when a search finds nothing, when there are none, and counts one and many",
    ],
    [
      "search 'Buscar beneficios...'",
      adminListas,
      "has its title, the button that opens the form, its search and its columns",
    ],
    ["title, description, icon, case-insensitive", beneficiosAdmin, "finds %j in title, description or icon"],
    ["Loading 'Cargando beneficios...'", espera, '${path} says "${text}" while it is read'],
    [
      "Empty 'No hay beneficios registrados'",
      beneficiosAdmin,
      "says when a search finds nothing, when there are none, and counts one and many",
    ],
  ]),
];
