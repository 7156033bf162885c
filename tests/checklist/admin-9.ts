import { texto } from "./archivos";
import {
  acceso,
  arrastre,
  backupE2e,
  beneficiosAdmin,
  beneficiosOrden,
  catalogosAdmin,
  categoriasAdmin,
  categoriasE2e,
  categoriasMedios,
  espera,
  homeBloques,
  logoAdmin,
  mediosJs,
  productosCrear,
  subcategoriasAdmin,
  subcategoriasEditar,
  ubicacionesOrden,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("4 Products and media", [
    ["reordering by drag works across both", arrastre, "a file just chosen is dragged before those that were there"],
    [
      "and by buttons",
      categoriasMedios,
      "move by buttons that keep everything typed and new files too, and save with the form",
    ],
    [
      "Removing an existing item deletes the file from storage and, in edit mode, saves the record at once",
      categoriasMedios,
      "ask before one is removed; then it goes at once, with its file, and nothing typed is lost",
    ],
    ["removing a new item only drops the preview", categoriasMedios, "that were never saved leave the preview only"],
    [
      "After a successful create the form resets and closes",
      categoriasAdmin,
      "is created at the end, told by name, and on the site at once",
    ],
    [
      "after a successful edit it returns to the list",
      categoriasE2e,
      "a category: created with pictures, put in order, described, one removed, renamed, deleted",
    ],
    ["A video is recognised by a URL containing .mp4, .mov or 'video'", 23],
    [
      "Subcategory slug is generated from the name on create",
      subcategoriasAdmin,
      "gets its address from its name, and is on the site at once",
    ],
    ["lower-case, other characters removed, spaces to hyphens, repeated hyphens collapsed", texto, "of %j is %j"],
    ["accents are folded first, not dropped", 7],
    ["editable by hand", subcategoriasAdmin, "may be given another address by hand"],
    [
      "not regenerated on edit",
      subcategoriasEditar,
      "keeps its address when it is renamed; its products are found by the new name",
    ],
  ]),
  ...parte("4 Catalogue, locations, benefits, logo", [
    ["Catalogue: at most one active", catalogosAdmin, "one stays active when two are made so at once"],
    [
      "Saving a create or update with activo true first sets all other catalogues inactive",
      catalogosAdmin,
      "that is active takes the place of the active one, on the public site at once",
    ],
    [
      "Locations: dragging renumbers orden from 1 in the new order",
      ubicacionesOrden,
      "is the site's at once, numbered from 1",
    ],
    ["saving each changed location one after another: one transaction", 26],
    ["then reloading", arrastre, "a branch is dragged to another place, and back"],
    [
      "Benefits: only active ones show on the home page",
      beneficiosAdmin,
      "that is not active is in the list and not on the site",
    ],
    ["new default active", beneficiosAdmin, "starts active and with order 0, which may be left empty"],
    [
      "Reordering swaps a row with its neighbour in the displayed (filtered) list",
      beneficiosOrden,
      "inside a search swaps it with its neighbour there; all others keep their places",
    ],
    [
      "renumbers the list from 1",
      beneficiosOrden,
      "down and up changes its place in the list and on the site, and numbers all from 1",
    ],
    ["and sends the new order values of the displayed list: the full list is renumbered", 26],
    [
      "After a successful add the add form closes",
      beneficiosAdmin,
      "is created, told in the specification's words, and on the site at once",
    ],
    [
      "after an edit the edit form closes",
      beneficiosAdmin,
      "starts with what is stored, is saved, and is on the site at once",
    ],
    ["in the standalone form a reset follows an add but not an edit", 30],
    [
      "Logo: at most one treated as active; saving inserts a row with activo true which becomes current",
      logoAdmin,
      "is replaced, on the site at once, and the old file goes",
    ],
    ["Deleting removes the row and leaves no logo", logoAdmin, "is deleted after a question, and then there is none"],
    [
      "Backup: idle, running, done (a JSON file downloads and the summary shows)",
      backupE2e,
      "a backup is made and downloaded, the content is spoilt, and the backup gives it back",
    ],
    [
      "Forms show 'Guardando...' while saving",
      espera,
      "an editor says that it is saving, and cannot be sent again meanwhile",
    ],
    [
      "or uploading: the file's own progress is shown",
      mediosJs,
      "a file on its way shows how far it is, holds the form back and can be given up",
    ],
    [
      "after a successful create of any list entity the form closes, clears and the list reloads",
      productosCrear,
      "is created, told by name, and on the site at once",
    ],
  ]),
  ...parte("5 Login, banner, products", [
    ["Login: email and password required", acceso, "asks for what is missing in %j, beside its field"],
    [
      "Banner: titulo, subtitulo, descripcion, texto_boton_pdf all required",
      homeBloques,
      "names what is missing, and keeps the rest",
    ],
  ]),
];
