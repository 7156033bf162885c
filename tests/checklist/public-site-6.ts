import {
  ajustes,
  armazon,
  carruselAutomatico,
  columnas,
  compartir,
  contacto,
  direcciones,
  fallas,
  inicio,
  menu,
  nosotros,
  pie,
  planes,
  productos,
  salud,
  sinProductos,
  vacio,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("7 The calls it makes", [
    [
      "banner_home newest first, limit 1",
      inicio,
      "shows title, subtitle, description and the catalogue's button of the newest record",
    ],
    [
      "configuracion_logo where activo is true (a not-found code is tolerated)",
      inicio,
      "shows the active logo, as the footer does, and the mark without one",
    ],
    [
      "footer_contenido single row; footer_enlaces and footer_contacto ordered by orden",
      pie,
      "shows only what is active, in its order, and the texts of the database",
    ],
    ["a footer without rows", vacio, "leaves out of the footer what has no rows"],
    [
      "home_cta limit 1; beneficios_home where activo is true ordered by orden",
      inicio,
      "show the active benefits only, in their order, with icon, title and description",
    ],
    ["categorias_info by nombre (exact, then partial)", 6],
    [
      "imagenes_sitio by ubicacion and activo ordered by orden",
      inicio,
      "are the active ones of their place, in their order",
    ],
    ["imagenes_sitio by categoria (exact, then partial) and activo", 6],
    [
      "productos where visible is true ordered by nombre, filtered by categoria and subcategoria",
      direcciones,
      "shows where it stands, its category, and its visible products by name",
    ],
    ["Product detail loads all visible products and matches by slugified name", 7],
    ["an indexed slug instead", planes, "$name is found by an index"],
    [
      "ubicaciones_contacto where visible is true ordered by orden ascending",
      contacto,
      "are the visible ones in their order",
    ],
    [
      "nosotros_secciones, nosotros_valores, nosotros_estadisticas, each ordered by orden ascending",
      nosotros,
      "shows the figures by order",
    ],
    ["Contact send: the server function send-contact-email with the payload", "C"],
    ["The answer may carry an optional message field, which is shown on success", "C"],
  ]),
  ...parte("7 Outbound links", [
    [
      "a WhatsApp send link with a phone number and encoded text",
      ajustes,
      "typed as %j leads to the number, with the message",
    ],
    ["the text cannot lead elsewhere", ajustes, "cannot be led elsewhere by what the message holds"],
    [
      "a wa.me link with a quote message (product name, code, category, subcategory)",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    ["tel and mailto links", armazon, "leads to mail and telephone from its first line"],
  ]),
  ...parte("8 Error catalogue", [
    ["'Límite excedido' / 'Ha enviado demasiados mensajes. …' when the limit is hit", "C"],
    ["'Datos inválidos' with the list of messages", "C"],
    ["A server error containing 'rate limit' or '429' gives the same text", "C"],
    ["A server error containing 'validation' or '400' gives 'Los datos ingresados no son válidos. …'", "C"],
    ["Any other error, under the title 'Error': 'Hubo un problema al enviar su mensaje. …'", "C"],
    ["Success, titled 'Mensaje enviado': 'Su mensaje ha sido enviado correctamente. …'", "C"],
    [
      "Logo load failure: 'Error al cargar el logo'",
      fallas,
      "is told in its place: 'Error al cargar el logo', and the page comes with everything else",
    ],
    [
      "Unknown errors: 'Error desconocido'",
      sinProductos,
      "the list of products that cannot be read says so, and keeps the menu",
    ],
    [
      "Main-menu fetch failure: logged with the text 'Error fetching menu principal:'",
      fallas,
      "is logged in the words of the specification, and the page comes without it",
    ],
    [
      "rethrown; the list falls back to empty",
      menu,
      "is empty, not an error, when it has no entries or cannot be read",
    ],
    ["Any other failure says so in Spanish, without telling why", salud, "%s says so in Spanish, without telling why"],
  ]),
  ...parte("9 Constants", [
    ["Contact rate limit: within 5 minutes of the last successful send, at most 3 sends", "C"],
    ["once the window has passed the counter resets", "C"],
    [
      "Hero auto-advance 4000 ms",
      carruselAutomatico,
      "the hero shows the next slide every four seconds, and the first after the last",
    ],
    ["Map zoom 16", contacto, "with coordinates, 0 included, have a map at zoom 16 and the way there"],
    ["Subcategory grid 4 columns on large screens", columnas, "on a large screen ${what} stand in their columns"],
    ["skeletons of 8 placeholders", 0],
    ["Form max lengths 100, 100, 254, 20, 200, 2000; minimum lengths 2, 6, 3, 10", "C"],
    [
      "Default WhatsApp message: 'Hola, me interesa conocer más sobre sus productos de autopartes.'",
      armazon,
      "%s holds the navigation, the footer and the WhatsApp button",
    ],
    ["The WhatsApp number and the fixed contact details are part of the pages", 39],
    [
      "The default PDF path is a static catalogue file",
      pie,
      "lead to the static file while none is published, and that file is there",
    ],
    ["Backend defaults: schema public", 0],
  ]),
  ...parte("9 SEO and security", [
    ["Page title suffix ' - {company name}'", compartir, "is a title that ends in the company's name, once"],
  ]),
];
