/** The icons that staff choose by their picture (DEC 48): Lucide's names, and what each one says. */
export const iconos = {
  Award: "Premio",
  BadgeCheck: "Certificado",
  Star: "Estrella",
  ShieldCheck: "Garantía",
  ThumbsUp: "Aprobación",
  Heart: "Corazón",
  Handshake: "Compromiso",
  Scale: "Ética",
  Lightbulb: "Idea",
  Eye: "Visión",
  Target: "Meta",
  Compass: "Rumbo",
  Rocket: "Impulso",
  TrendingUp: "Crecimiento",
  Users: "Personas",
  Headset: "Atención",
  Phone: "Teléfono",
  Clock: "Tiempo",
  Calendar: "Calendario",
  Truck: "Transporte",
  Package: "Paquete",
  Factory: "Fábrica",
  Wrench: "Herramienta",
  Cog: "Engranaje",
  Car: "Vehículo",
  Gauge: "Rendimiento",
  Ruler: "Precisión",
  Leaf: "Ambiente",
  Globe: "Mundo",
  MapPin: "Lugar",
} as const;
export type IconName = keyof typeof iconos;

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });

/** Whether a text is one sign as people count them; an emoji is one. */
export function isOneSign(text: string): boolean {
  return [...graphemes.segment(text)].length === 1;
}

/** The names of the list, in its order. */
export function iconNames(): IconName[] {
  const isName = (name: string): name is IconName => Object.hasOwn(iconos, name);
  return Object.keys(iconos).filter(isName);
}

const byPlainName = new Map(iconNames().map((name) => [plain(name), name]));

/** The icon of the list that a text names, in any case, also as "shield-check"; null for any other text. */
export function iconNamed(text: string): IconName | null {
  return byPlainName.get(plain(text)) ?? null;
}

/**
 * The columns of a row whose form has pictures: its icon is the one that was chosen, else the text. A text beside the picture
 * that the row has already (`before`) was typed to take its place.
 */
export function withIcon<Value extends { icono: string; dibujo: string }>(
  { dibujo, ...value }: Value,
  before: { icono: string } | null,
) {
  const isTyped = value.icono !== "" && dibujo === iconNamed(before?.icono ?? "");
  return { ...value, icono: isTyped ? value.icono : dibujo || value.icono };
}

/** The icon of a row as the fields of its form: a picture of the list, else the text. */
export function iconFields<Row extends { icono?: string | null | undefined }>(row: Row) {
  const dibujo = iconNamed(row.icono ?? "") ?? "";
  return { ...row, icono: dibujo ? "" : (row.icono ?? ""), dibujo };
}
