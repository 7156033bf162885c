import {
  ajustes,
  armazon,
  contacto,
  direcciones,
  inicio,
  nosotros,
  pie,
  planes,
  productos,
  vacio,
  contactoEnviado,
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
    [
      "Contact send: the server function send-contact-email with the payload",
      contactoEnviado,
      "holds exactly what was typed, the policy and when it was accepted",
    ],
    [
      "The answer may carry an optional message field, which is shown on success",
      contactoEnviado,
      "is told in the words the company set",
    ],
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
];
