import type { Clase } from "~/services/uploads/file-type.server";
import { cleanText } from "~/domain/kernel/text";

/** A stored file as an editor shows it. */
export interface MedioItem {
  id: number;
  almacen: string;
  clave: string;
  nombre: string;
  mime: string;
  bytes: number;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

/** What a file field accepts: pictures, pictures and videos, a PDF (DEC 24), or all of them. */
export type Acepta = "imagen" | "medio" | "pdf" | "archivo";

interface Reglas {
  clases: readonly Clase[];
  /** Message for a file of another type (ADM §5). */
  tipo: string;
  /** Message for a file that could not be stored (ADM §8). */
  fallo: string;
  /** `accept` attribute of the file field. */
  picker: string;
}

const MP4_MOV = "video/mp4,video/quicktime,.mp4,.mov";
const PDF = "application/pdf,.pdf";

export const reglas: Record<Acepta, Reglas> = {
  imagen: {
    clases: ["imagen"],
    tipo: "El archivo debe ser una imagen.",
    fallo: "No se pudo subir la imagen. Inténtalo de nuevo.",
    picker: "image/*",
  },
  medio: {
    clases: ["imagen", "video"],
    tipo: "El archivo debe ser una imagen o un video (MP4/MOV).",
    fallo: "No se pudo subir el archivo. Inténtalo de nuevo.",
    picker: `image/*,${MP4_MOV}`,
  },
  pdf: {
    clases: ["pdf"],
    tipo: "El archivo debe ser un PDF.",
    fallo: "No se pudo subir el PDF. Inténtalo de nuevo.",
    picker: PDF,
  },
  archivo: {
    clases: ["imagen", "video", "pdf"],
    tipo: "El archivo debe ser una imagen, un video (MP4/MOV) o un PDF.",
    fallo: "No se pudo subir el archivo. Inténtalo de nuevo.",
    picker: `image/*,${MP4_MOV},${PDF}`,
  },
};

/** Messages by kind of file and reason: over the limit, damaged or cut off, too complex, protected. */
export const problemas = {
  imagen: {
    grande: "La imagen no puede ser mayor a 5MB.",
    danado: "La imagen está dañada o incompleta. Expórtela de nuevo e inténtelo otra vez.",
  },
  video: {
    grande: "El video no puede ser mayor a 100MB.",
    complejo: "El video tiene una estructura que no se admite. Expórtelo de nuevo como MP4 e inténtelo otra vez.",
    danado: "El video está dañado o incompleto. Expórtelo de nuevo e inténtelo otra vez.",
  },
  pdf: {
    grande: "El PDF no puede ser mayor a 50MB.",
    complejo: "El PDF tiene una estructura que no se admite. Expórtelo de nuevo e inténtelo otra vez.",
    cerrado:
      "No se puede quitar del PDF el nombre de su autor. Expórtelo de nuevo, sin protección, e inténtelo otra vez.",
    danado: "El PDF está dañado o incompleto. Expórtelo de nuevo e inténtelo otra vez.",
  },
};
/** Messages for a picture with too many pixels, by the limit it exceeds. */
export const demasiadosPixeles = {
  todas: "La imagen no puede tener más de 40 megapíxeles.",
  lado: "La imagen no puede medir más de 16.384 píxeles de ancho ni de alto.",
  progresiva:
    "Una imagen progresiva o entrelazada no puede tener más de 16 megapíxeles. Redúzcala o guárdela sin esa opción.",
  avif: "Una imagen AVIF no puede tener más de 8 megapíxeles. Redúzcala o guárdela como JPEG, PNG o WebP.",
  avifProfunda:
    "Una imagen AVIF de más de 8 bits por color no puede tener más de 5 megapíxeles. Redúzcala o guárdela como JPEG, PNG o WebP.",
};
export const demasiadasImagenes = "El servidor está ocupado con otras imágenes. Inténtelo de nuevo en un momento.";
export const archivoVacio = "El archivo está vacío.";

/** Longest alternative text, in characters. */
export const ALT_MAX = 250;

/** Whether a file is a video; its stored type decides, never its name (DEC 23). */
export function isVideo({ mime }: { mime: string }): boolean {
  return mime.startsWith("video/");
}

/** The kind of a stored file. */
export function claseOf({ mime }: { mime: string }): Clase {
  return mime === "application/pdf" ? "pdf" : isVideo({ mime }) ? "video" : "imagen";
}

/** The first picture among files; undefined where there is none. */
export function firstPicture<M extends { mime: string }>(medios: readonly { medio: M }[]): M | undefined {
  return medios.find(({ medio }) => claseOf(medio) === "imagen")?.medio;
}

/** The most pictures and videos of a product, and the most documents. */
export const galeriaMax = { fotos: 12, documentos: 5 };

/** What is wrong with the files of a product; null when nothing is. */
export function galleryProblem(medios: readonly { mime: string }[]): string | null {
  const documentos = medios.filter((medio) => claseOf(medio) === "pdf").length;
  const fotos = medios.length - documentos;
  if (fotos > galeriaMax.fotos)
    return `Un producto puede tener hasta ${galeriaMax.fotos} imágenes y videos. Elimine ${fotos - galeriaMax.fotos}.`;
  if (documentos > galeriaMax.documentos)
    return `Un producto puede tener hasta ${galeriaMax.documentos} documentos. Elimine ${documentos - galeriaMax.documentos}.`;
  return null;
}

/** What a page calls a document: its title, else the name of its file. */
export function documentTitle({ alt, nombre }: Pick<MedioItem, "alt" | "nombre">): string {
  return alt || nombre.replace(/\.pdf$/i, "");
}

/** Whether a field accepts a stored file. */
export function fitsKind(acepta: Acepta, medio: { mime: string }): boolean {
  return reglas[acepta].clases.includes(claseOf(medio));
}

const MB = 1024 * 1024;

/** A file's size with a decimal comma: "980 KB", "18,4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / MB).toFixed(1).replace(".", ",")} MB`;
}

/** A PDF's size in MB with two decimals (ADM §2): "8,21 MB". */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(2).replace(".", ",")} MB`;
}

const LONGEST_NAME = 120;

/** A file's name as it is stored: without path, control and invisible characters, at most 120 characters; its extension stays. */
export function cleanFileName(name: string): string {
  const last = cleanText(name).split(/[\\/]/).at(-1) ?? "";
  const shown = last
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .trim();
  const [extension = ""] = /\.[a-z\d]{1,8}$/i.exec(shown) ?? [];
  const own = Array.from(shown.slice(0, shown.length - extension.length));
  const short = cleanText(own.slice(0, LONGEST_NAME - extension.length).join("")).trimEnd();
  return cleanText(short + extension) || "archivo";
}

/** How a sentence goes on that begins with a section that is deleted, and with its files: " y sus 3 archivos dejarán". */
export function dejaran(archivos: number): string {
  if (archivos === 0) return " dejará";
  return ` y ${archivos === 1 ? "su archivo" : `sus ${archivos} archivos`} dejarán`;
}
