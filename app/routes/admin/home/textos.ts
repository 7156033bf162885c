/** The specification's words for the lists of this screen (ADM §8), and where it has none, in its manner. */
export const listas = {
  menu: {
    nombre: "Menú de Navegación",
    eliminar: "Eliminar elemento del menú",
    eliminado: "Elemento del menú eliminado",
    noEliminado: "Error al eliminar el elemento del menú",
  },
  enlaces: {
    nombre: "Enlaces Rápidos",
    eliminar: "Eliminar enlace",
    eliminado: "Enlace eliminado correctamente",
    noEliminado: "No se pudo eliminar el enlace",
  },
  contactos: {
    nombre: "Información de Contacto",
    eliminar: "Eliminar información de contacto",
    eliminado: "Información de contacto eliminada correctamente",
    noEliminado: "No se pudo eliminar la información de contacto",
  },
};

export const preguntas = {
  menu: (nombre: string) => `¿Está seguro de que desea eliminar el elemento del menú "${nombre}"?`,
  enlaces: "¿Estás seguro de que quieres eliminar este enlace?",
  contactos: (leido: string) => `¿Está seguro de que desea eliminar la información de contacto "${leido}"?`,
};

/** Of the entry that is the catalogue (ADM §2); of a menu without one the route is /catalogo (PUB §2). */
export const conCatalogo =
  "Puede renombrar el elemento de catálogo o cambiar su ruta sin perder la función: el sistema lo detecta automáticamente y conserva su desplegable de categorías y subcategorías. La ruta /catalogo siempre funciona.";
export const ningunCatalogo =
  "Ningún elemento activo es el catálogo: el menú no muestra las categorías. Agregue o active un elemento llamado «Catálogo». Mientras tanto, el catálogo está en /catalogo.";
export const sinCatalogo =
  "Es el elemento del catálogo: sin él, el menú no muestra las categorías. El catálogo sigue en /catalogo. Para recuperarlo, agregue un elemento llamado «Catálogo».";
