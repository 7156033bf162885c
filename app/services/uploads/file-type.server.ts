/** The type of a file, told by its first bytes; its name and the browser's Content-Type are ignored (DEC 24). */
export interface FileType {
  mime: string;
  extension: string;
  clase: Clase;
}
export type Clase = "imagen" | "video" | "pdf";

/** Number of bytes needed to tell a type. */
export const HEAD_BYTES = 64;

const MP4 = /^(isom|iso\d|mp4\d|avc1|M4V |M4VH|MSNV|dash|mmp4)$/;
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");

function imagen(mime: string, extension: string): FileType {
  return { mime: `image/${mime}`, extension, clase: "imagen" };
}

function video(mime: string, extension: string): FileType {
  return { mime: `video/${mime}`, extension, clase: "video" };
}

/** The accepted types by extension. */
export const tipos = {
  png: imagen("png", "png"),
  jpg: imagen("jpeg", "jpg"),
  gif: imagen("gif", "gif"),
  webp: imagen("webp", "webp"),
  avif: imagen("avif", "avif"),
  mp4: video("mp4", "mp4"),
  mov: video("quicktime", "mov"),
  pdf: { mime: "application/pdf", extension: "pdf", clase: "pdf" },
} satisfies Record<string, FileType>;

/** All accepted types. */
export const fileTypes: readonly FileType[] = Object.values(tipos);

/** The type of an ISO media container: MP4, MOV, AVIF and HEIC share it, its brands tell them apart. */
function typeOfContainer(head: Buffer): FileType | null {
  const brands: string[] =
    head.toString("latin1", 8, Math.min(head.length, head.readUInt32BE(0))).match(/.{4}/gs) ?? [];
  const [major = ""] = brands;
  if (major === "avif" || major === "avis" || (major === "mif1" && brands.includes("avif"))) return tipos.avif;
  if (major === "qt  ") return tipos.mov;
  return MP4.test(major) ? tipos.mp4 : null;
}

/** The type of a file by its first bytes; null when it is not accepted, SVG and HEIC among them. */
export function detectFileType(head: Buffer): FileType | null {
  const text = head.toString("latin1");
  if (head.subarray(0, 8).equals(PNG)) return tipos.png;
  if (head.subarray(0, 3).equals(JPEG)) return tipos.jpg;
  if (/^GIF8[79]a/.test(text)) return tipos.gif;
  if (/^RIFF[^]{4}WEBP/.test(text)) return tipos.webp;
  if (text.startsWith("%PDF-")) return tipos.pdf;
  if (text.slice(4, 8) === "ftyp" && head.length >= 16) return typeOfContainer(head);
  return /^(moov|wide|mdat)$/.test(text.slice(4, 8)) ? tipos.mov : null;
}
