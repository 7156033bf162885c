/** Widths, in pixels, in which pictures are served; a browser takes the one that fits. */
export const anchos = [320, 640, 960, 1440, 1920] as const;
type Ancho = (typeof anchos)[number];

/** Formats in which pictures are served, smallest files first; JPEG is for previews in other applications. */
export const formatos = ["avif", "webp", "jpg"] as const;
export type Formato = (typeof formatos)[number];

interface Imagen {
  almacen: string;
  clave: string;
  mime: string;
  ancho: number | null;
}

const STILL = /^image\/(png|jpeg|webp|avif)$/;

/**
 * Cloudinary serves …/image/upload/{transformation}/v1/…; the key of its pictures is that address without the
 * transformation.
 */
const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(.+)$/;

/**
 * Address of a picture in a width and format: on this site for a file on the disk, at Cloudinary for one stored
 * there.
 */
export function imagenHref(imagen: Pick<Imagen, "almacen" | "clave">, ancho: Ancho, formato: Formato): string {
  const [, base, path] = (imagen.almacen === "cloudinary" && CLOUDINARY.exec(imagen.clave)) || [];
  if (base && path) return `${base}f_${formato},q_auto,c_limit,w_${ancho}/${path}`;
  return `/imagen/${ancho}.${formato}/${imagen.clave}`;
}

/** The same as an absolute address, for other sites. */
export function imagenUrl(origin: string, imagen: Imagen, ancho: Ancho, formato: Formato): string {
  return new URL(imagenHref(imagen, ancho, formato), origin).href;
}

/** Widths to serve a picture in: none wider than the picture, but always the narrowest. */
export function anchosDe({ ancho }: Pick<Imagen, "ancho">): Ancho[] {
  return anchos.filter((width, index) => index === 0 || ancho === null || width <= ancho);
}

/** `srcset` of a stored still picture in a format; null for what has no variants (animations, legacy addresses). */
export function srcSet(imagen: Imagen, formato: Formato): string | null {
  const known = imagen.almacen === "disco" || (imagen.almacen === "cloudinary" && CLOUDINARY.test(imagen.clave));
  if (!known || !STILL.test(imagen.mime)) return null;
  return anchosDe(imagen)
    .map((width) => `${imagenHref(imagen, width, formato)} ${width}w`)
    .join(", ");
}

/** Reads the variant part of an address: "640.avif". Null for a width or format that is not served. */
export function parseVariante(variante: string): { ancho: Ancho; formato: Formato } | null {
  const [width, format, ...rest] = variante.split(".");
  const ancho = anchos.find((one) => String(one) === width);
  const formato = formatos.find((one) => one === format);
  return ancho && formato && rest.length === 0 ? { ancho, formato } : null;
}
