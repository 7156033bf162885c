import {
  ajustes,
  armazon,
  ausencias,
  contacto,
  direcciones,
  fallas,
  iconos,
  inicio,
  medios,
  menu,
  nosotros,
  pie,
  productos,
  recorrido,
} from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("2 About us", [
    [
      "otherwise an icon is chosen by value name (calidad, confiabilidad, innovación)",
      iconos,
      "is chosen by the name %j otherwise",
    ],
    [
      "icons on the page itself",
      nosotros,
      "shows the values by order, an icon of one character as text, else one chosen by the name",
    ],
  ]),
  ...parte("2 Not-found page", [
    ["'404', 'Página no encontrada'", ausencias, "a page"],
    ["a 'Volver al inicio' link to /", ausencias, "a page"],
    ["never a soft 404", recorrido, "an unknown address says so and leads home"],
  ]),
  ...parte("2 Error screens", [
    [
      "'Error' / 'No se especificó una categoría válida.'",
      armazon,
      "under /catalogo says that no valid category was given",
    ],
    ["'Categoría no encontrada' with links back to home and the catalogue", ausencias, "a category under /catalogo"],
    ["'Subcategoría no encontrada' with links to the category and home", ausencias, "a subcategory at %s"],
    ["'Producto no encontrado' with 'Volver al catálogo'", ausencias, "a product at %s"],
    [
      "'Error al cargar productos' / 'Hubo un problema al obtener los productos. Por favor, intente nuevamente.'",
      fallas,
      "are told on the page of their subcategory, in the words of the specification",
    ],
    [
      "empty panel 'No hay productos disponibles en esta sección'",
      direcciones,
      "says so when it has no visible product",
    ],
  ]),
  ...parte("3 Entities", [
    [
      "Fixed categories, seven: id, name, dbName (upper-case, no accents), description, image",
      armazon,
      "have the ids, names, capital names and order of the specification",
    ],
    ["the fixed categories are held in the product", 4],
    ["categorias_info: nombre, descripcion", armazon, "takes a category that staff add into menu, grids and addresses"],
    [
      "categorias_info: imagenes (list)",
      medios,
      "are slides in their order, with arrows, dots and a counter n / total",
    ],
    ["subcategorias: nombre, categoria, slug", menu, "has every subcategory of every category"],
    [
      "subcategorias: imagenes; subcategorias_info: imagenes",
      medios,
      "stand in its page in their order, and the first on its card",
    ],
    [
      "productos: codigo, nombre, descripcion, categoria, subcategoria",
      productos,
      "shows code, name, description, the quote block, its data and both buttons",
    ],
    ["productos: visible (boolean)", productos, "hidden: 404 with the way to its subcategory, at its %s address"],
    [
      "imagenes_sitio: url_imagen, titulo, descripcion, ubicacion, activo, orden",
      inicio,
      "are the active ones of their place, in their order",
    ],
    ["imagenes_sitio: categoria", 5],
    ["catalogos_pdf: url_pdf, activo", pie, "lead to the static file while none is published, and that file is there"],
    [
      "banner_home: titulo, subtitulo, descripcion, texto_boton_pdf, created_at (the newest is used)",
      inicio,
      "shows title, subtitle, description and the catalogue's button of the newest record",
    ],
    [
      "configuracion_logo: url_logo, activo",
      inicio,
      "shows the active logo, as the footer does, and the mark without one",
    ],
    [
      "footer_contenido: descripcion, copyright, leyenda",
      pie,
      "shows only what is active, in its order, and the texts of the database",
    ],
    [
      "footer_enlaces: nombre, url, activo, orden",
      pie,
      "shows only what is active, in its order, and the texts of the database",
    ],
    [
      "footer_contacto: tipo (direccion, telefono, email, web), valor, activo, orden",
      pie,
      "shows only what is active, in its order, and the texts of the database",
    ],
    [
      "home_cta: titulo, descripcion, texto_boton, url_boton",
      inicio,
      "end in the call to action of the database: title, description, button, address",
    ],
    [
      "beneficios_home: icono, titulo, descripcion, activo, orden",
      inicio,
      "show the active benefits only, in their order, with icon, title and description",
    ],
    [
      "menu_principal: nombre, slug, activo (boolean), orden (number)",
      menu,
      "follows a rename, a switch and a new order at the next request",
    ],
    [
      "ubicaciones_contacto: nombre, direccion, ciudad, telefono, correo, horarios, latitud, longitud, visible, orden",
      contacto,
      "show address, city, hours of week, Saturday and Sunday, a chat link and a mail link",
    ],
    ["ubicaciones_contacto: telefono_whatsapp (a link)", ajustes, "typed as %j leads to the number, with the message"],
    [
      "nosotros_secciones: tipo (mision, vision, historia), titulo, contenido, orden",
      nosotros,
      "shows mission and vision as cards, then the history, then commitment and others by order",
    ],
  ]),
];
