import {
  armazon,
  ausencias,
  columnas,
  direcciones,
  inicio,
  lista,
  medios,
  mejoras,
  paginas,
  productos,
  vacio,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 Home", [
    [
      "a title, subtitle and description from the banner record, and a PDF-catalogue button",
      inicio,
      "shows title, subtitle, description and the catalogue's button of the newest record",
    ],
    ["Categories grid", inicio, "lead from every category to its page, under the block's own texts"],
    [
      "When no categories are loaded, fallback categories pasamanos, seguros and guardalodos are shown",
      vacio,
      "shows three fallback categories at home, all leading to the catalogue",
    ],
    [
      "'Why choose us' benefits section",
      paginas,
      "of the home page stand in their order: hero, categories, benefits, call to action",
    ],
    [
      "each benefit with icon, title and description",
      inicio,
      "show the active benefits only, in their order, with icon, title and description",
    ],
    [
      "When none exist, defaults: 20+ years, 100% quality, 24/7 support, constant innovation",
      vacio,
      "shows the default benefits: 20+ years, 100% quality, 24/7 support, innovation",
    ],
    [
      "Call-to-action block (title, description, button text, button url)",
      inicio,
      "end in the call to action of the database: title, description, button, address",
    ],
  ]),
  ...parte("2 Catalogue page", [
    [
      "A download-catalogue button, a single tab 'Explorar por Categorías'",
      paginas,
      "of the catalogue: the PDF, the one tab, the seven categories, the way to contact",
    ],
    [
      "a grid of the seven fixed categories",
      armazon,
      "have the ids, names, capital names and order of the specification",
    ],
    ["links to /contacto", paginas, "of the catalogue: the PDF, the one tab, the seven categories, the way to contact"],
    [
      "the seven while the table is empty",
      vacio,
      "shows the seven built-in categories in the catalogue, none leading to a 404",
    ],
  ]),
  ...parte("2 Category detail", [
    ["Breadcrumb (Inicio > category)", direcciones, "shows where it stands, its description and all its subcategories"],
    [
      "hero with title, description and an image/video slider",
      medios,
      "are slides in their order, with arrows, dots and a counter n / total",
    ],
    ["a grid of subcategories", direcciones, "shows where it stands, its description and all its subcategories"],
    ["(4 columns on large screens)", columnas, "on a large screen ${what} stand in their columns"],
    ["If there are none: 'Sin subcategorías disponibles'", direcciones, "says so when it has no subcategories"],
    ["State: loading skeleton (8 placeholders)", 0],
    ["State: not found", ausencias, "a first segment that is no category"],
    ["State: subcategory not found", ausencias, "a subcategory at %s"],
    ["State: loaded", paginas, "answers 200 with one heading, title, description and address"],
  ]),
  ...parte("2 Subcategory detail", [
    [
      "Breadcrumb, a badge with the category name",
      direcciones,
      "shows where it stands, its category, and its visible products by name",
    ],
    ["the subcategory images", medios, "stand in its page in their order, and the first on its card"],
    [
      "a table 'Productos - {name}' with code and product name",
      direcciones,
      "shows where it stands, its category, and its visible products by name",
    ],
    ["Loading shows a skeleton of 8 product cards", 0],
    [
      "A long list is read page by page",
      productos,
      "shows 24 products a page, keeps its parameters out of the rest, and names what it shows",
    ],
    ["and can be filtered and ordered", lista, "can be filtered and ordered, and says by what"],
  ]),
  ...parte("2 Product detail", [
    [
      "Shows a code badge, name, description",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    [
      "a quote block (phone, e-mail, WhatsApp quote link)",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    [
      "an information list (category, subcategory, code, availability 'En stock')",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    [
      "buttons 'Solicitar cotización' (to /contacto) and 'Catálogo PDF'",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    [
      "If the image fails to load, a default image is used",
      mejoras,
      "photos of ${address} that fail to load leave no broken-image icon",
    ],
    [
      "the default image is there",
      medios,
      "names the drawing that stands in when it fails to load, and that one is there",
    ],
  ]),
];
