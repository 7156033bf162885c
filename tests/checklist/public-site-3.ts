import {
  armazon,
  columnas,
  contacto,
  fallas,
  iconos,
  inicio,
  medios,
  menu,
  nosotros,
  paginas,
  pie,
  recorrido,
  reglasMenu,
  contactoFormulario,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Product detail", [
    [
      "A product without a photo of its own",
      medios,
      "is its own, else its subcategory's first, else its category's, else the drawing",
    ],
  ]),
  ...parte("2 Navbar", [
    ["Dynamic items (nombre, slug)", menu, "shows the entries of the database in their order, 'inicio' leading home"],
    ["slug 'inicio' maps to /", reglasMenu, "%j is the home page"],
    [
      "Items whose slug or name mentions catalogue or categories become a dropdown",
      menu,
      "keeps the dropdown of a catalogue entry that was renamed and given another address",
    ],
    ["only the first of them: the others are plain links", 11],
    [
      "listing 'Ver todas las categorías' (/catalogo), each category (/{slug})",
      menu,
      "drops down all categories and the way to the whole catalogue",
    ],
    ["and its subcategories (/{category}/{subcategory})", menu, "has every subcategory of every category"],
    ["Mobile uses a side drawer", menu, "has every category in the drawer of narrow screens"],
    ["the drawer opens and closes", recorrido, "on a telephone the drawer opens, leads to a category and closes again"],
    [
      "A PDF link defaults to the static catalogue file",
      pie,
      "lead to the static file while none is published, and that file is there",
    ],
    [
      "labelled 'Ver catálogo completo'",
      armazon,
      "calls every PDF button of the header 'Ver catálogo completo' while no banner names it",
    ],
    [
      "unless the banner record overrides the label",
      pie,
      "lead to the published file, in a new tab, in the words of the newest banner",
    ],
  ]),
  ...parte("2 Footer", [
    ["Logo", inicio, "shows the active logo, as the footer does, and the mark without one"],
    ["description", armazon, "%s holds the navigation, the footer and the WhatsApp button"],
    ["'Enlaces rápidos'", pie, "shows only what is active, in its order, and the texts of the database"],
    [
      "'Información de contacto' (address, phone, e-mail, web)",
      pie,
      "shows only what is active, in its order, and the texts of the database",
    ],
    ["copyright and tagline", pie, "shows only what is active, in its order, and the texts of the database"],
  ]),
  ...parte("2 Contact", [
    ["heading 'Contáctenos'", paginas, "answers 200 with one heading, title, description and address"],
    ["A list of visible branch locations", contacto, "are the visible ones in their order"],
    [
      "each with name, address, city, phone (a chat-app link), e-mail link",
      contacto,
      "show address, city, hours of week, Saturday and Sunday, a chat link and a mail link",
    ],
    [
      "weekday, Saturday and Sunday hours",
      contacto,
      "show address, city, hours of week, Saturday and Sunday, a chat link and a mail link",
    ],
    [
      "an embedded map at zoom 16 when latitude and longitude exist",
      contacto,
      "with coordinates, 0 included, have a map at zoom 16 and the way there",
    ],
    ["otherwise 'Mapa no disponible'", contacto, "without coordinates say 'Mapa no disponible'"],
    [
      "A fixed main-address block (Cota), a fixed phone link, a fixed e-mail link",
      contacto,
      "are the main address in Cota, telephone, mail and hours, each a link where it can be one",
    ],
    [
      "fixed hours (Monday to Friday 7:00 AM - 5:00 PM, Saturday and Sunday closed)",
      contacto,
      "are the main address in Cota, telephone, mail and hours, each a link where it can be one",
    ],
    ["'fixed' details are settings of the staff", contacto, "follow what staff set, everywhere on the site"],
    [
      "A 'Descargar catálogo' button opening the catalogue PDF URL in a new tab",
      contacto,
      "opens the PDF's address in a new tab",
    ],
    [
      "The contact form (section 5)",
      contactoFormulario,
      "has the lengths, kinds and names that browsers fill in by themselves, and six rows",
    ],
    [
      "a floating chat-app button with a preset greeting",
      paginas,
      "is in Colombian Spanish, between header, footer and the WhatsApp button",
    ],
    ["Loading text 'Cargando información de contacto...'", 0],
    [
      "error text 'Error al cargar la información de contacto'",
      fallas,
      "are told: 'Error al cargar la información de contacto', between header and footer",
    ],
  ]),
  ...parte("2 About us", [
    ["A hero", nosotros, "opens with a hero of its own picture and texts"],
    [
      "mission and vision cards, a history block",
      nosotros,
      "shows mission and vision as cards, then the history, then commitment and others by order",
    ],
    [
      "'Nuestros Valores'",
      nosotros,
      "shows the values by order, an icon of one character as text, else one chosen by the name",
    ],
    ["(3 columns)", columnas, "on a large screen ${what} stand in their columns"],
    ["a statistics section", nosotros, "shows the figures by order"],
    ["(4 columns)", columnas, "on a large screen ${what} stand in their columns"],
    ["Shows 'Cargando...' while loading", 0],
    ["Value icons: a single-character icon is shown as text", iconos, "%s is one character and is shown as it is"],
  ]),
];
