import {
  carrusel,
  carruselAutomatico,
  contacto,
  direcciones,
  inicio,
  lista,
  medios,
  nosotros,
  pie,
  productos,
  sitemap,
  contactoCorreo,
  contactoEnviado,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("3 Entities", [
    [
      "nosotros_valores: valor, descripcion, icono, orden",
      nosotros,
      "shows the values by order, an icon of one character as text, else one chosen by the name",
    ],
    ["nosotros_estadisticas: titulo, descripcion, orden", nosotros, "shows the figures by order"],
    [
      "Contact message: nombre, empresa (optional), email, telefono, asunto, mensaje",
      contactoEnviado,
      "holds exactly what was typed, the policy and when it was accepted",
    ],
    [
      "plus recipients (two fixed addresses) and a subject 'Contacto página Web - ' followed by the asunto",
      contactoCorreo,
      "goes from the company to its recipients, answers go to the visitor",
    ],
  ]),
  ...parte("4 States and transitions", [
    [
      "Media slider: the current index moves forward or backward with wrap-around",
      carrusel,
      "${title} are all reached by arrows, round and round, and by dots",
    ],
    [
      "The home hero auto-advances every 4 seconds",
      carruselAutomatico,
      "the hero shows the next slide every four seconds, and the first after the last",
    ],
    ["when there is more than one slide", inicio, "that are only one have neither arrows, dots nor counter, and stay"],
    [
      "it stops on hover, on focus and for who asks for calm",
      carruselAutomatico,
      "whoever asks for calm gets slides that stay, and no button to pause them",
    ],
    ["The category slider shows a loading state until the image or video loads or fails", 0],
    [
      "arrows, dots and a counter 'n / total'",
      medios,
      "are slides in their order, with arrows, dots and a counter n / total",
    ],
    ["appear only when there is more than one item", medios, "that are only one have no arrows, dots nor counter"],
    ["An item counts as a video if its URL contains mp4, mov, webm, avi or 'video'", 23],
    ["a video is shown as a video", medios, "can be videos, with a picture until they play"],
    [
      "Only products with visible true are shown: in lists",
      direcciones,
      "shows where it stands, its category, and its visible products by name",
    ],
    ["by their address", productos, "hidden: 404 with the way to its subcategory, at its %s address"],
    ["by their code", productos, "hidden: its code opens nothing either, and does not tell its name"],
    ["in the sitemap", sitemap, "lists every public address exactly once, and nothing that is hidden"],
    [
      "among related products",
      lista,
      "are up to six of the same subcategory: those after it by name, then those before",
    ],
    ["Only active records: slider images", inicio, "are the active ones of their place, in their order"],
    ["benefits", inicio, "show the active benefits only, in their order, with icon, title and description"],
    ["footer links, footer contacts", pie, "shows only what is active, in its order, and the texts of the database"],
    ["the logo", inicio, "shows the active logo, as the footer does, and the mark without one"],
    ["the PDF catalogue", pie, "lead to the static file while none is published, and that file is there"],
    ["Visible branch locations only", contacto, "are the visible ones in their order"],
    [
      "Contact form: idle, submitting, then idle again; on success the form is reset",
      contactoEnviado,
      "is told as sent, leaves an empty form, and a reload sends nothing",
    ],
    ["Cleanup of the image lists before an admin category fetch: user flow not shown", 25],
  ]),
];
