import { wordsOf } from "~/domain/kernel/words";

/** The specification's words (ADM §8). */
export const ubicacionesWords = wordsOf({
  path: "/admin/ubicaciones",
  uno: "la ubicación",
  varios: "ubicaciones",
  titulo: "Lista de Ubicaciones",
  ayuda: "La página de contacto muestra solo la sede principal de Configuración. Agregue sus sedes con horario y mapa.",
  deja: "La ubicación dejará de aparecer en la página de contacto de inmediato.",
});

export const ayudas = {
  whatsapp: "Un número como 300 555 0100 o un enlace wa.me. Se guarda como enlace.",
  latitud: "Con coma o punto: 4,7955. Sin ella no hay mapa.",
  longitud: "Con coma o punto: -74,1182.",
};
