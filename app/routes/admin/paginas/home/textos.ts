/**
 * Note on the catalogue entry (ADM §2), and note for a menu without one, where the catalogue is at /catalogo (PUB §2).
 */
export const conCatalogo =
  "Puede renombrar el elemento de catálogo o cambiar su ruta sin perder la función: el sistema lo detecta automáticamente y conserva su desplegable de categorías y subcategorías. La ruta /catalogo siempre funciona.";
export const ningunCatalogo =
  "Ningún elemento activo es el catálogo: el menú no muestra las categorías. Agregue o active un elemento llamado «Catálogo». Mientras tanto, el catálogo está en /catalogo.";
