/** Shapes of the demo content outside the catalogue. */

export interface SeedMenuItem {
  nombre: string;
  slug: string;
  activo: boolean;
  orden: number;
}

export interface SeedBanner {
  titulo: string;
  subtitulo: string;
  descripcion: string;
  texto_boton_pdf: string;
}

export interface SeedBloqueCategorias {
  titulo: string;
  descripcion: string;
}

export interface SeedHomeCta {
  titulo: string;
  descripcion: string;
  texto_boton: string;
  url_boton: string;
}

export interface SeedBeneficio {
  icono: string;
  titulo: string;
  descripcion: string;
  orden: number;
  activo: boolean;
}

export interface SeedImagenSitio {
  ubicacion: "slider_home" | "nosotros" | "general";
  medio: string;
  titulo: string;
  descripcion: string;
  orden: number;
  activo: boolean;
}

export interface SeedFooterContenido {
  descripcion: string;
  copyright: string;
  leyenda: string;
}

export interface SeedFooterEnlace {
  nombre: string;
  url: string;
  activo: boolean;
  orden: number;
}

export interface SeedFooterContacto {
  tipo: "direccion" | "telefono" | "email" | "web";
  valor: string;
  activo: boolean;
  orden: number;
}

export interface SeedNosotrosSeccion {
  tipo: "mision" | "vision" | "historia" | "compromiso" | "otro";
  titulo: string;
  contenido: string;
  icono: string;
  orden: number;
}

export interface SeedNosotrosValor {
  valor: string;
  descripcion: string;
  icono: string;
  orden: number;
}

export interface SeedNosotrosEstadistica {
  titulo: string;
  descripcion: string;
  orden: number;
}

export interface SeedUbicacion {
  nombre: string;
  direccion: string;
  ciudad: string;
  telefono: string;
  telefono_whatsapp: string;
  correo: string;
  horario_semana: string;
  horario_sabado: string;
  horario_domingo: string;
  latitud: number | null;
  longitud: number | null;
  visible: boolean;
  orden: number;
}

export interface SeedCatalogoPdf {
  nombre: string;
  medio: string;
  version: string;
  /** YYYY-MM-DD in Bogotá. */
  fecha_publicacion: string;
  activo: boolean;
}

export interface SeedLogo {
  medio: string;
}
