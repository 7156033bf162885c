import {
  acceso,
  accesoSesion,
  backup,
  beneficiosAdmin,
  beneficiosOrden,
  catalogosEditar,
  categoriasEliminar,
  categoriasMedios,
  esperaMedios,
  homeEnlaces,
  homeMenuCatalogo,
  imagenesSitio,
  logoAdmin,
  mediosFaltantes,
  nosotrosAdmin,
  productosAcciones,
  productosCrear,
  subcategoriasEliminar,
  ubicacionesAdmin,
  ubicacionesOrden,
} from "./archivos-admin";
import { parte } from "./entrada";

export const filas = [
  ...parte("8 Locations, images, about-us, catalogues, benefits", [
    [
      "Images fall back to a placeholder picture on load error",
      esperaMedios,
      "a picture that cannot be read gives way to a drawing in the list of images",
    ],
    ["Upload helpers return null or false on failure: the reason is told", 24],
    ["Delete helpers return false on failure; the file is tried again", 25],
    [
      "the file-existence check returns false",
      mediosFaltantes,
      "is told here with the way to where it is used, and on the panel",
    ],
  ]),
  ...parte("8 Logo", [
    ["'Error al cargar la configuración del logo'", logoAdmin, "that cannot be read says so"],
    ["'Error al actualizar el logo'", logoAdmin, "is not told as saved when the database fails"],
    ["'Error al eliminar el logo'", logoAdmin, "is deleted after a question, and then there is none"],
    ["the non-image message", logoAdmin, "is not %s"],
    [
      "titled 'Éxito': 'Logo actualizado correctamente'",
      logoAdmin,
      "is replaced, on the site at once, and the old file goes",
    ],
    [
      "titled 'Éxito': 'Logo eliminado correctamente'",
      logoAdmin,
      "is deleted after a question, and then there is none",
    ],
  ]),
  ...parte("8 Backup", [
    [
      "Failure (also when success is false): 'Error en Backup', 'No se pudo crear el backup. Revisa la consola para más detalles.'",
      backup,
      "tells a failure in the specification's words and leaves nothing behind",
    ],
    [
      "Success: 'Backup Completado' with record and table counts",
      backup,
      "makes a backup, told with its records and tables, and its summary",
    ],
  ]),
  ...parte("8 Confirmations", [
    [
      "Link: '¿Estás seguro de que quieres eliminar este enlace?'",
      homeEnlaces,
      "is deleted after the specification's question",
    ],
    [
      "product: '¿Está seguro de que desea eliminar el producto \"{name}\"?'",
      productosAcciones,
      "asks first, by name, and tells when it is done",
    ],
    ["category similarly with categoría", categoriasEliminar, "asks first, by name, and tells when it is done"],
    [
      "media: '¿Está seguro de que desea eliminar esta imagen?'",
      categoriasMedios,
      "ask before one is removed; then it goes at once, with its file, and nothing typed is lost",
    ],
    ["(asks about 'imagen' or 'video')", categoriasMedios, "that were never saved leave the preview only"],
    ["benefit as above", beneficiosAdmin, "is asked for first, told when it is gone, and off the site at once"],
    ["logo as above", logoAdmin, "is deleted after a question, and then there is none"],
    [
      "'¿Está seguro de que desea eliminar ...?' for every other entity: subcategory",
      subcategoriasEliminar,
      "asks first, by name, and tells when it is done",
    ],
    ["location", ubicacionesAdmin, "is asked for first, told when it is gone, and off the site at once"],
    ["section, value, statistic", nosotrosAdmin, "is asked for first, told when it is gone, and off the site at once"],
    ["image", imagenesSitio, "is deleted after a question, with its file"],
    ["catalogue", catalogosEditar, "is deleted after a question, with its file"],
  ]),
  ...parte("9 Business constants and limits", [
    ["Admin session lifetime: 8 hours", acceso, "opens a session of eight hours"],
    ["absolute, never extended", accesoSesion, "is not made longer by using it"],
    [
      "Menu order positions start at 1",
      homeMenuCatalogo,
      "is changed with buttons, numbered from 1, and the site's at once",
    ],
    ["locations are renumbered from 1 on reorder", ubicacionesOrden, "is the site's at once, numbered from 1"],
    [
      "benefits are renumbered from 1 on reorder",
      beneficiosOrden,
      "down and up changes its place in the list and on the site, and numbers all from 1",
    ],
    [
      "orden default 0 and minimum 0",
      beneficiosAdmin,
      "with an order below 0 is refused beside it; one that is no number becomes 0",
    ],
    [
      "new quick link orden = max existing + 1",
      homeEnlaces,
      "is added at the end whatever order is posted, and is on the site at once",
    ],
    [
      "Default product visible: true",
      productosCrear,
      "starts visible, with nothing chosen and no empty value in a select",
    ],
    ["default benefit activo: true", beneficiosAdmin, "starts active and with order 0, which may be left empty"],
    ["default location visible: true", ubicacionesAdmin, "starts visible, and a new one goes to the end of the list"],
    [
      "default site image activo: true",
      imagenesSitio,
      "is created, active and with order 0 unless told, and on the home page at once",
    ],
  ]),
];
