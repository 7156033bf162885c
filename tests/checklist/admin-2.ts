import { guardia, sinProductos } from "./archivos";
import {
  acceso,
  accesoE2e,
  adminListas,
  espera,
  home,
  homeBloques,
  homeCampos,
  homeMenuCatalogo,
  ordenJs,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Admin layout", [
    [
      "each of which opens",
      guardia,
      "every screen of the menu opens, and an unknown address is a 404 of the back office",
    ],
    ["Header 'Bienvenido, {name}'", acceso, "lets the administrator in with a greeting, once"],
    [
      "Button 'Cerrar Sesión' that logs out and goes to /admin/login",
      accesoE2e,
      "after logging out nothing of the back office is left, not even with the back button",
    ],
    [
      "All admin pages are wrapped in a shared layout, also where a list cannot be read",
      sinProductos,
      "the list of products that cannot be read says so, and keeps the menu",
    ],
  ]),
  ...parte("2 Dashboard", [
    [
      "Card: total products",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
    [
      "Card: unique categories, derived from the products",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
    [
      "Card: active locations",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
    [
      "Card: catalogue PDF (1 if one is active, else 0)",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
    ["Quick-action tiles", adminListas, "has tiles that lead to frequent work, and the state of the system"],
    ["The system-status panel is static", 40],
    [
      "A system-status panel is shown",
      adminListas,
      "has tiles that lead to frequent work, and the state of the system",
    ],
  ]),
  ...parte("2 Home administration", [
    [
      "Title 'Administración del Home', subtitle 'Gestiona el contenido principal de la página de inicio'",
      home,
      "stacks its editors in the specification's order",
    ],
    [
      "Stacks in order: banner, menu, categories block, and a footer section with three cards",
      home,
      "stacks its editors in the specification's order",
    ],
    [
      "Banner 'Banner Principal': Título Principal, Subtítulo, Descripción, Texto del Botón PDF",
      homeCampos,
      "the banner's four texts, and say whose button text it is",
    ],
    ["all required", homeBloques, "names what is missing, and keeps the rest"],
    [
      "Banner button 'Guardar Cambios'",
      homeBloques,
      "is saved, told in the specification's words, and on the site at once",
    ],
    ["Banner ('Guardando...')", espera, 'the home page\'s editor "${name}" says that it is saving'],
    [
      "A note says the button text applies to all catalogue download buttons on the site",
      homeCampos,
      "the banner's four texts, and say whose button text it is",
    ],
    [
      "The form is filled from the latest loaded banner; saving refreshes it",
      homeCampos,
      "the newest is edited, and saving it shows what was saved",
    ],
    ["Menu card 'Menú de Navegación'", home, "stacks its editors in the specification's order"],
    [
      "drag-reorderable list",
      ordenJs,
      "the menu is dragged into order, and what is typed in other rows and editors stays",
    ],
    [
      "each row has editable Nombre and Ruta (Slug), an Activo switch",
      homeCampos,
      "each menu entry's name, address and switch, with a button of its own",
    ],
    [
      "a save button shown only when the row has unsaved edits",
      ordenJs,
      "a menu row offers to be saved only while something in it is unsaved",
    ],
    [
      "help text: drag to reorder; the PDF button is managed from the main banner",
      homeCampos,
      "tell how to reorder, where the PDF button is, and that the catalogue's entry may be renamed",
    ],
    [
      "a note: the catalogue item can be renamed or given another slug without losing its function",
      homeCampos,
      "tell how to reorder, where the PDF button is, and that the catalogue's entry may be renamed",
    ],
    [
      "the system detects it automatically, keeps its dropdown of categories and subcategories",
      homeMenuCatalogo,
      "called %j at %j keeps its list of categories",
    ],
  ]),
];
