import { texto } from "./archivos";
import {
  adminMedios,
  backup,
  catalogosAdmin,
  logoAdmin,
  nosotrosListas,
  subidas,
  subidasRechazos,
  ubicacionesCampos,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("9 Business constants and limits", [
    [
      "default catalogue activo: false",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    [
      "Site image locations: slider_home (Slider Home), nosotros, general",
      adminMedios,
      "an image has one of three places, in their words",
    ],
    [
      "About-us section types: mision, vision, historia, compromiso, otro",
      nosotrosListas,
      "is of one of five types, in their words",
    ],
    [
      "Uploads: image 5 MB, video 100 MB",
      subidasRechazos,
      "%s: says so beside the field, changes nothing and leaves nothing behind",
    ],
    ["exactly the limit is taken", subidas, "of exactly the limit is taken"],
    ["PDF 50 MB", subidasRechazos, "takes a PDF of exactly the limit"],
    ["logo recommended maximum 2MB, not enforced", logoAdmin, "over 2 MB is taken, with a hint"],
    ["Accepted media: image/*", subidas, "%s: is on the site with its size in pixels"],
    ["MP4, MOV", subidas, "%s: keeps its pictures as they are, and nothing that tells of its making"],
    ["of image/* those types that a site can show safely", 24],
    [
      "Table text previews truncated at 100 characters with an ellipsis",
      texto,
      "give a table 100 characters and three dots",
    ],
    ["One active catalogue", catalogosAdmin, "one stays active when two are made so at once"],
    ["one active logo lookup expecting one row", 28],
    [
      "Backup version label v1.0.0-estable",
      backup,
      "makes a backup, told with its records and tables, and its summary",
    ],
    [
      "dates displayed in Spanish locale",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    ["Storage bucket imagenes-sitio", subidas, "%s: is on the site with its size in pixels"],
    [
      "Storage bucket catalogos-pdf",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    [
      "Latitude range -90..90, longitude range -180..180",
      ubicacionesCampos,
      "%j as %s are refused beside the field, and kept",
    ],
  ]),
];
