import {
  adminMedios,
  catalogosAdmin,
  categoriasAdmin,
  espera,
  homeBloques,
  homeCampos,
  homeEnlaces,
  imagenesSitio,
  mediosJs,
  nosotrosAdmin,
  nosotrosListas,
  productosCrear,
  productosEditar,
  subcategoriasAdmin,
  ubicacionesAdmin,
  ubicacionesCampos,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("5 Login, banner, products", [
    ["Product: 'El código es requerido'", productosCrear, "names what is missing beside each field and in the summary"],
    ["'El nombre es requerido'", productosCrear, "has only spaces in a compulsory field: the same words"],
    [
      "'La categoría es requerida', 'La subcategoría es requerida'",
      productosCrear,
      "names what is missing beside each field and in the summary",
    ],
    ["descripcion optional", productosEditar, "saves a product whose description is empty, and empties one"],
    ["codigo disabled when editing", productosEditar, "starts with what is stored"],
  ]),
  ...parte("5 Categories and home", [
    [
      "Category: nombre and descripcion required and non-blank after trimming",
      categoriasAdmin,
      "needs a name and a description: said beside each",
    ],
    ["submit disabled while saving", espera, "an editor says that it is saving, and cannot be sent again meanwhile"],
    [
      "while uploading the form is held back",
      mediosJs,
      "a file on its way shows how far it is, holds the form back and can be given up",
    ],
    ["submit disabled when either is blank: it is told beside the field", 18],
    [
      "Media: images and MP4/MOV, multiple allowed",
      adminMedios,
      "a category has name, description and any number of pictures and videos",
    ],
    ["Categories block: titulo and descripcion required", homeBloques, "names what is missing, and keeps the rest"],
    ["Quick link: nombre and url required", homeEnlaces, "names what is missing, and keeps what was typed"],
    ["orden parsed as integer, default 0", homeCampos, "keep the order %j as %i"],
    ["Menu item edits: no validation shown: what would break the site is refused", 1],
    [
      "Subcategory: nombre and categoria required, non-blank",
      subcategoriasAdmin,
      "needs a name and a category: said beside each",
    ],
    ["picker accepts images, mp4, mov", adminMedios, "the picker of %s offers %s"],
  ]),
  ...parte("5 Locations", [
    [
      "'El nombre es requerido', 'La ciudad es requerida', 'La dirección es requerida'",
      ubicacionesAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "'El teléfono es requerido', 'El WhatsApp es requerido', 'El correo es requerido'",
      ubicacionesAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "'El horario de semana es requerido', '… de sábado …', '… de domingo es requerido'",
      ubicacionesAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    ["Email must match a standard pattern: 'Email inválido'", ubicacionesAdmin, "with the mail %j is refused"],
    [
      "'Latitud debe estar entre -90 y 90', 'Longitud debe estar entre -180 y 180'",
      ubicacionesCampos,
      "%j as %s are refused beside the field, and kept",
    ],
    ["latitud, longitud if given: both or none, 0 is a value", ubicacionesCampos, "%j, %j are kept"],
  ]),
  ...parte("5 Images, about us, catalogues, benefits, logo", [
    [
      "Site image: ubicacion required; an image file required (new or existing)",
      imagenesSitio,
      "needs a place and a picture: said beside each",
    ],
    ["only image files accepted", adminMedios, "the picker of %s offers %s"],
    ["orden integer, default 0", imagenesSitio, "has no order %j"],
    [
      "About-us section: titulo and contenido required",
      nosotrosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "Value: valor and descripcion required",
      nosotrosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    [
      "Statistic: titulo and descripcion required",
      nosotrosAdmin,
      "with something missing is refused beside each field, in the specification's words",
    ],
    ["About us: orden integer, default 0", nosotrosListas, "start with order 0; %j is kept as %i"],
    [
      "Catalogue: nombre required; a PDF required",
      catalogosAdmin,
      "needs a name and a PDF: said beside each, and the PDF that came stays",
    ],
    ["(.pdf only)", adminMedios, "the picker of %s offers %s"],
    [
      "fecha_publicacion defaults to today",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    [
      "version optional",
      catalogosAdmin,
      "that is active takes the place of the active one, on the public site at once",
    ],
  ]),
];
