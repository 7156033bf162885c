import {
  armazon,
  ausencias,
  carruselAutomatico,
  contacto,
  direcciones,
  inicio,
  menu,
  paginas,
  pie,
  productos,
  recorrido,
  reglasMenu,
  texto,
  contactoFormulario,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("1 What the product does", [
    [
      "Visitors browse product categories, subcategories and a technical product list",
      recorrido,
      "a visitor goes from the home page to a product and back by links alone",
    ],
    ["download a PDF catalogue", pie, "lead to the published file, in a new tab, in the words of the newest banner"],
    ["read an about-us page", paginas, "of about us: mission and vision, history before commitment, values, figures"],
    [
      "contact the company by phone, e-mail, WhatsApp",
      contacto,
      "are the main address in Cota, telephone, mail and hours, each a link where it can be one",
    ],
    ["or a contact form", contactoFormulario, "takes the longest of everything, line breaks counted once"],
    [
      "Contact information and branch locations with maps are shown",
      contacto,
      "with coordinates, 0 included, have a map at zoom 16 and the way there",
    ],
    [
      "All user-facing text is Spanish",
      paginas,
      "is in Colombian Spanish, between header, footer and the WhatsApp button",
    ],
    [
      "The main navigation comes from a database table of menu items",
      menu,
      "shows the entries of the database in their order, 'inicio' leading home",
    ],
    [
      "The shared shell of every public page holds a header navigation, a footer and a floating WhatsApp button",
      armazon,
      "%s holds the navigation, the footer and the WhatsApp button",
    ],
  ]),
  ...parte("2 Public routes", [
    ["/ => Home", paginas, "answers 200 with one heading, title, description and address"],
    [
      "/catalogo => Catalogue main page",
      paginas,
      "of the catalogue: the PDF, the one tab, the seven categories, the way to contact",
    ],
    [
      "/catalogo/{categoryId} => listing by category",
      direcciones,
      "answers at /catalogo/ with the fixed id, the database id and the slug",
    ],
    [
      "/catalogo/{categoryId}/{subcategoryId} => listing by subcategory",
      direcciones,
      "answers by slug under the category and under /catalogo, by slug and by id",
    ],
    ["/{categoriaSlug} => the same listing by slug", direcciones, "answers at /%s with its one address"],
    [
      "/{categoriaSlug}/{subcategoriaSlug} => the same listing by slug",
      direcciones,
      "answers by slug under the category and under /catalogo, by slug and by id",
    ],
    [
      "/productos/{categoriaSlug}/{productoSlug}, /productos/{categoriaSlug}/{subcategoriaSlug}/{productoSlug}, /producto/{productSlug}",
      productos,
      "answers at its long address, without the subcategory, and by its slug alone; one address counts",
    ],
    [
      "/contacto => Contact",
      paginas,
      "of contact: visible branches only, with hours, chat link, mail and the way there",
    ],
    ["/nosotros => About us", paginas, "of about us: mission and vision, history before commitment, values, figures"],
    ["any other path => Not-found page", ausencias, "a page"],
  ]),
  ...parte("2 Catalogue route detection", [
    [
      "the item whose slug contains 'catalogo', or whose name contains 'catálogo', 'categorias' or 'catalogo'",
      reglasMenu,
      "is found by the name %j or the slug %j",
    ],
    ["lowercased, leading slashes removed", reglasMenu, "has the address of its own slug"],
    ["The active main-menu item that counts: the first of several", 11],
    ["The catalogue route is '/' plus that slug", reglasMenu, "has the address of its own slug"],
    [
      "and defaults to '/catalogo' when no such item exists",
      reglasMenu,
      "has the address /catalogo when no entry speaks of it",
    ],
    [
      "A custom first-segment catalogue slug that differs from 'catalogo' redirects to /catalogo",
      direcciones,
      "leads to /catalogo for now, however it is written",
    ],
    ["redirects (replacing history): one redirect of the server, not an entry of the history", 11],
    ["The product also reports whether such a menu item exists", reglasMenu, "is not the entry %j"],
    [
      "Built product links have the shape /productos/{category}/{subcategory}/{product}",
      direcciones,
      "shows where it stands, its category, and its visible products by name",
    ],
    [
      "or /productos/{category}/{product}",
      productos,
      "answers at its long address, without the subcategory, and by its slug alone; one address counts",
    ],
    ["all slugified", texto, "of %j is %j"],
  ]),
  ...parte("2 Home", [
    [
      "Hero banner: a slideshow of images/videos from the slider_home location",
      inicio,
      "are the active ones of their place, in their order",
    ],
    ["images/videos", inicio, "can be videos, which their type decides and not their name"],
    [
      "auto-advancing",
      carruselAutomatico,
      "the hero shows the next slide every four seconds, and the first after the last",
    ],
    [
      "with previous/next arrows, dots",
      inicio,
      "have arrows round and round, dots and a counter, and advance by themselves",
    ],
    [
      "a per-slide title and description",
      paginas,
      "of the home page's hero: every slide with title and description, reachable without scripts",
    ],
    ["the site logo", inicio, "shows the active logo, as the footer does, and the mark without one"],
  ]),
];
