import { wordsOf } from "~/domain/kernel/words";

export const catalogosWords = wordsOf({
  path: "/admin/catalogos",
  uno: "el catálogo",
  varios: "catálogos",
  titulo: "Lista de Catálogos",
  ayuda: "El botón del catálogo abre por ahora un aviso de que está en preparación. Suba su PDF y márquelo activo.",
  pierde: "El registro y su archivo PDF se eliminan.",
});

export const imagenesWords = wordsOf({
  path: "/admin/imagenes",
  uno: "la imagen",
  varios: "imágenes",
  titulo: "Lista de Imágenes",
  ayuda: "El inicio y Nosotros muestran un dibujo hasta que agregue imágenes.",
  deja: "La imagen deja de aparecer en el sitio de inmediato.",
  pierde: "Su archivo se elimina.",
});
