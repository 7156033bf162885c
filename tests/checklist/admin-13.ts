import {
  acceso,
  adminListas,
  adminRegistro,
  backup,
  barrido,
  beneficiosAdmin,
  beneficiosE2e,
  beneficiosOrden,
  catalogosAdmin,
  catalogosEditar,
  imagenesSitio,
  logoAdmin,
  nosotrosAdmin,
  nosotrosE2e,
  nosotrosListas,
  productosAcciones,
  subidas,
  subidasRechazos,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("7 Content tables", [
    [
      "imagenes_sitio: update by id",
      imagenesSitio,
      "is edited: place, text for those who do not see it, another picture; the old file goes",
    ],
    [
      "imagenes_sitio: delete by id (deletes the row, then the stored file)",
      imagenesSitio,
      "is deleted after a question, with its file",
    ],
    [
      "nosotros_secciones, nosotros_valores, nosotros_estadisticas: each read by orden ascending",
      nosotrosListas,
      "stand by their order, their texts cut at 100 characters",
    ],
    ["(three reads in sequence)", 0],
    [
      "insert; update by id; delete by id",
      nosotrosE2e,
      "${tab}: created, edited and deleted, the tab stays, the site follows",
    ],
    [
      "catalogos_pdf: read by fecha_publicacion descending",
      catalogosAdmin,
      "shows the newest first, with version, size in MB with two decimals, state and the file",
    ],
    [
      "catalogos_pdf: insert",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    ["catalogos_pdf: update by id", catalogosEditar, "gets another file, and the old one goes"],
    [
      "catalogos_pdf: delete by id (deletes the row, then the stored file)",
      catalogosEditar,
      "is deleted after a question, with its file",
    ],
    [
      "catalogos_pdf: with activo true update all other rows to activo false",
      catalogosAdmin,
      "that is active takes the place of the active one, on the public site at once",
    ],
    [
      "beneficios_home: read by orden",
      beneficiosOrden,
      "down and up changes its place in the list and on the site, and numbers all from 1",
    ],
    [
      "beneficios_home: insert; update by id; delete by id",
      beneficiosE2e,
      "a benefit is created, edited, moved up and deleted, and the home page follows at once",
    ],
    ["beneficios_home: reorder: one orden update per row in parallel: in one transaction", 26],
    [
      "Cached queries admin-beneficios and beneficios-home are invalidated after each success",
      beneficiosAdmin,
      "starts with what is stored, is saved, and is on the site at once",
    ],
    ["configuracion_logo: select all where activo is true expecting one row", 28],
    ["configuracion_logo: not-found code PGRST116 tolerated = no logo", 28],
    [
      "configuracion_logo: insert url_logo and activo true",
      logoAdmin,
      "is replaced, on the site at once, and the old file goes",
    ],
    ["configuracion_logo: delete by id", logoAdmin, "is deleted after a question, and then there is none"],
    [
      "Lists are re-read after each success",
      nosotrosAdmin,
      "is created, told in the specification's words, and on the site at once",
    ],
    [
      "Dashboard reads products and the catalogue record",
      adminListas,
      "counts products, the categories they are of, visible branches, and the active catalogue",
    ],
  ]),
  ...parte("7 Storage and function", [
    [
      "imagenes-sitio: subcategory and category media, site images and the logo",
      subidas,
      "%s: is on the site with its size in pixels",
    ],
    [
      "catalogos-pdf: catalogue PDFs",
      catalogosAdmin,
      "starts inactive, on today's date in Bogotá, and its file is kept under catalogos-pdf",
    ],
    ["upload returns the file URL", subidasRechazos, "keeps one file and tells what it is"],
    [
      "delete by URL and bucket",
      barrido,
      "takes an upload that nobody saved for a day, row and file, and leaves a fresh one",
    ],
    [
      "backup-database invoked with body action create_backup",
      backup,
      "makes a backup, told with its records and tables, and its summary",
    ],
    [
      "Read from the response: success, backup_data, summary, download_instructions.filename_suggestion",
      backup,
      "give the JSON pretty-printed, all rows of all tables, under the suggested name, without secrets",
    ],
    [
      "backup_data is saved as a pretty-printed JSON file download",
      backup,
      "give the JSON pretty-printed, all rows of all tables, under the suggested name, without secrets",
    ],
  ]),
  ...parte("8 Login", [
    ["All failures are also logged", adminRegistro, "a row that is not saved"],
    [
      "Error toasts use title 'Error' in a destructive style",
      productosAcciones,
      "of a page that is stale changes nothing and says why",
    ],
    [
      "'Error de autenticación' / 'Email o contraseña incorrectos'",
      acceso,
      "says the same of a wrong password as of an unknown e-mail, and tells neither back",
    ],
  ]),
];
