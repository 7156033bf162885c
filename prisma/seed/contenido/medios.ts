import type { SeedMedio } from "../tipos";
import { mediosPartes } from "./medios-partes";

function medio(archivo: string, mime: string, ancho: number | null, alto: number | null, alt: string): SeedMedio {
  return { archivo, nombre: archivo.slice(archivo.lastIndexOf("/") + 1), mime, ancho, alto, alt };
}

/** Every file under media/. */
export const medios: SeedMedio[] = [
  ...mediosPartes,
  medio(
    "heroes/hero-accesorios-4x4.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Accesorios 4x4 sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-accesorios-automoviles.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Accesorios para automóviles sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-amortiguadores.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Amortiguadores sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-carroceria.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Carrocería sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-ferreteria.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Ferretería sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-guardapolvos.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Guardapolvos sobre fondo de estudio claro",
  ),
  medio(
    "heroes/hero-seguridad-vehicular.webp",
    "image/webp",
    1920,
    1080,
    "Composición de productos de la categoría Seguridad vehicular sobre fondo de estudio claro",
  ),
  medio(
    "slider/slider-1-suspension.webp",
    "image/webp",
    2400,
    1200,
    "Amortiguador con resorte rojo, amortiguador de gas, resorte azul y guardapolvo con luz industrial oscura",
  ),
  medio(
    "slider/slider-2-4x4.webp",
    "image/webp",
    2400,
    1200,
    "Bómper delantero, rin, gancho de remolque y grillete rojo con luz industrial oscura",
  ),
  medio(
    "slider/slider-3-seguridad.webp",
    "image/webp",
    2400,
    1200,
    "Candado de latón, seguros de rueda, cilindro con llave y tornillería con luz industrial oscura",
  ),
  medio(
    "video/giro-coilover.mp4",
    "video/mp4",
    1280,
    720,
    "Video giratorio: Amortiguador coilover 4x4 con resorte rojo, cuerpo roscado y ojos con buje metálico",
  ),
  medio(
    "video/giro-guardapolvo-homocinetica.mp4",
    "video/mp4",
    1280,
    720,
    "Video giratorio: Guardapolvo de junta homocinética en caucho negro con abrazaderas metálicas",
  ),
  medio("pdf/catalogo-ged-autopartes.pdf", "application/pdf", null, null, ""),
  medio("logo/logo-ged.png", "image/png", 405, 148, "Logo de GED Autopartes sobre fondo claro"),
];
