import type { SeedFooterContacto, SeedFooterContenido, SeedFooterEnlace } from "../tipos-sitio";

export const footerContenido: SeedFooterContenido = {
  descripcion:
    "Diseñamos, fabricamos y despachamos autopartes desde Cota para talleres, almacenes y flotas de todo el país.",
  copyright: "© 2026 GED Autopartes. Todos los derechos reservados.",
  leyenda: "Hecho en Colombia, pieza por pieza.",
};

export const footerEnlaces: SeedFooterEnlace[] = [
  { nombre: "Inicio", url: "/", activo: true, orden: 1 },
  { nombre: "Catálogo", url: "/catalogo", activo: true, orden: 2 },
  { nombre: "Nosotros", url: "/nosotros", activo: true, orden: 3 },
  { nombre: "Contacto", url: "/contacto", activo: true, orden: 4 },
];

export const footerContacto: SeedFooterContacto[] = [
  { tipo: "direccion", valor: "Km 2,5 vía Cota – Siberia, Bodega 14, Cota, Cundinamarca", activo: true, orden: 1 },
  { tipo: "telefono", valor: "+57 601 555 0100", activo: true, orden: 2 },
  { tipo: "email", valor: "ventas@ejemplo.com", activo: true, orden: 3 },
  { tipo: "web", valor: "www.ejemplo.com", activo: true, orden: 4 },
];
