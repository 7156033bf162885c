import {
  armazon,
  carruselAutomatico,
  columnas,
  compartir,
  contacto,
  fallas,
  menu,
  pie,
  salud,
  sinProductos,
  contactoEnviado,
  contactoFormulario,
  contactoLimite,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("8 Error catalogue", [
    [
      "'Límite excedido' / 'Ha enviado demasiados mensajes. …' when the limit is hit",
      contactoLimite,
      "is refused in words, kept as typed, and not stored",
    ],
    ["'Datos inválidos' with the list of messages", contactoFormulario, "refuses %s %j: %s"],
    [
      "A server error containing 'rate limit' or '429' gives the same text",
      contactoLimite,
      "is refused in words, kept as typed, and not stored",
    ],
    [
      "A server error containing 'validation' or '400' gives 'Los datos ingresados no son válidos. …'",
      contactoEnviado,
      "what is no form is refused in words",
    ],
    [
      "Any other error, under the title 'Error': 'Hubo un problema al enviar su mensaje. …'",
      contactoEnviado,
      "nothing is told as sent and everything typed stays; sent again it is stored once",
    ],
    [
      "Success, titled 'Mensaje enviado': 'Su mensaje ha sido enviado correctamente. …'",
      contactoEnviado,
      "is told as sent, leaves an empty form, and a reload sends nothing",
    ],
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
    [
      "Contact rate limit: within 5 minutes of the last successful send, at most 3 sends",
      contactoLimite,
      "counts from the last one sent: each starts the window anew",
    ],
    [
      "once the window has passed the counter resets",
      contactoLimite,
      "is refused until five minutes after the last that was sent; then three more may go",
    ],
    [
      "Hero auto-advance 4000 ms",
      carruselAutomatico,
      "the hero shows the next slide every four seconds, and the first after the last",
    ],
    ["Map zoom 16", contacto, "with coordinates, 0 included, have a map at zoom 16 and the way there"],
    ["Subcategory grid 4 columns on large screens", columnas, "on a large screen ${what} stand in their columns"],
    ["skeletons of 8 placeholders", 0],
    [
      "Form max lengths 100, 100, 254, 20, 200, 2000; minimum lengths 2, 6, 3, 10",
      contactoFormulario,
      "has the lengths, kinds and names that browsers fill in by themselves, and six rows",
    ],
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
