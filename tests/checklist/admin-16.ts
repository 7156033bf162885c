import {
  beneficiosAdmin,
  beneficiosOrden,
  catalogosAdmin,
  catalogosEditar,
  imagenesSitio,
  nosotrosAdmin,
  ubicacionesAdmin,
  ubicacionesOrden,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("8 Locations, images, about-us, catalogues, benefits", [
    [
      "'No se pudo crear la ubicación. Inténtalo de nuevo.'",
      ubicacionesAdmin,
      "that the database refuses is told as not created, and everything typed stays",
    ],
    [
      "'No se pudo actualizar la ubicación. Inténtalo de nuevo.'",
      ubicacionesAdmin,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    [
      "'No se pudo eliminar la ubicación. Inténtalo de nuevo.'",
      ubicacionesAdmin,
      "that the database refuses is told as still there",
    ],
    ["the same for imagen: crear, actualizar", imagenesSitio, "is not told as saved when the database fails (%s)"],
    ["imagen: eliminar", imagenesSitio, "is deleted after a question, with its file"],
    [
      "catálogo: crear, actualizar",
      catalogosEditar,
      "is not told as saved when the database fails (%s), and its file stays in the form",
    ],
    ["catálogo: eliminar", catalogosEditar, "is deleted after a question, with its file"],
    [
      "estadística, sección, valor: crear",
      nosotrosAdmin,
      "that the database refuses is told as not created, and everything typed stays",
    ],
    [
      "estadística, sección: actualizar; for valor the update message omits the retry sentence",
      nosotrosAdmin,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    [
      "estadística, sección: eliminar; for valor the delete message omits the retry sentence",
      nosotrosAdmin,
      "that the database refuses is told as still there",
    ],
    ["'Ubicación creada'", ubicacionesAdmin, "is created, told in the specification's words, and on the site at once"],
    ["'Ubicación actualizada'", ubicacionesAdmin, "starts with what is stored, is saved, and is on the site at once"],
    ["'Ubicación eliminada'", ubicacionesAdmin, "is asked for first, told when it is gone, and off the site at once"],
    ["'Imagen creada'", imagenesSitio, "is created, active and with order 0 unless told, and on the home page at once"],
    [
      "'Imagen actualizada'",
      imagenesSitio,
      "is edited: place, text for those who do not see it, another picture; the old file goes",
    ],
    ["'Imagen eliminada'", imagenesSitio, "is deleted after a question, with its file"],
    [
      "'Valor creado', 'Estadística creada', 'Sección creada'",
      nosotrosAdmin,
      "is created, told in the specification's words, and on the site at once",
    ],
    [
      "'Valor actualizado', 'Estadística actualizada', 'Sección actualizada'",
      nosotrosAdmin,
      "starts with what is stored, is saved, and is on the site at once",
    ],
    [
      "'Valor eliminado', 'Estadística eliminada', 'Sección eliminada'",
      nosotrosAdmin,
      "is asked for first, told when it is gone, and off the site at once",
    ],
    [
      "'Catálogo creado'",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    ["'Catálogo actualizado'", catalogosEditar, "gets another file, and the old one goes"],
    ["'Catálogo eliminado'", catalogosEditar, "is deleted after a question, with its file"],
    ["'Beneficio creado'", beneficiosAdmin, "is created, told in the specification's words, and on the site at once"],
    ["'Beneficio actualizado'", beneficiosAdmin, "starts with what is stored, is saved, and is on the site at once"],
    ["'Beneficio eliminado'", beneficiosAdmin, "is asked for first, told when it is gone, and off the site at once"],
    [
      "'Orden actualizado'",
      beneficiosOrden,
      "down and up changes its place in the list and on the site, and numbers all from 1",
    ],
    ["'Orden actualizado' for locations", ubicacionesOrden, "is the site's at once, numbered from 1"],
    [
      "'Error al crear el beneficio: {message}'",
      beneficiosAdmin,
      "that the database refuses is told as not created, and everything typed stays",
    ],
    [
      "'Error al actualizar el beneficio: {message}'",
      beneficiosAdmin,
      "that the database refuses is told as not saved, and everything typed stays",
    ],
    [
      "'Error al eliminar el beneficio: {message}'",
      beneficiosAdmin,
      "that the database refuses is told as still there",
    ],
    [
      "'Error al actualizar el orden: {message}'",
      beneficiosOrden,
      "that the database refuses changes nothing and says so",
    ],
    ["Failed uploads silently stop the save: they are told, and the fields stay", 24],
  ]),
];
