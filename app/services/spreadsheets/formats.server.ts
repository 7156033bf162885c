import { tableLimits } from "./table.server";
import { mapElements, attributeOf, elements } from "./xml.server";

/** Excel's built-in number formats by id, those that change how a number is shown. */
const BUILT_IN: Record<number, string> = { 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%" };
const DAY_MS = 86_400_000;
/** Day 0 of Excel's dates, which count a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Longest format in Excel, in characters; a longer one is ignored. */
const MOST_FORMAT = 255;
/** Most decimals that Excel shows. */
const MOST_DECIMALS = 30;
/** The least number of 16 digits: of these Excel keeps 15. */
const SIXTEEN_DIGITS = 1e15;
/** The letters of a date's format; one that has others is a word: General, Estándar. */
const DATE_LETTERS = /^[abdeghjmpsty]*$/i;
/** What stands for a number in a format: places of digits, its points, letters; anything else is shown as it is. */
const NUMBER = /[0#?.,@/\p{L}]/u;

/** A piece of a format: a text that is shown as it is, or what stands for the number. */
interface Piece {
  text: string;
  number: boolean;
}

/** How a cell shows a number. */
export interface NumberFormat {
  /** Whether it shows a date. */
  date: boolean;
  percent: boolean;
  /** What stands before the number, and behind it. */
  before: string;
  after: string;
  /** The places of the digits, with the texts among them: 00-000. Null for another number than a whole one. */
  places: readonly Piece[] | null;
  /** How many digits it has at least before the point, and how many at least and most behind it; null for any. */
  decimals: { whole: number; least: number; most: number } | null;
}

/** The pieces of a format's part for positive numbers, without colours and blanks; whether it shows hundredths. */
function piecesOf(format: string): { pieces: Piece[]; percent: boolean } {
  const pieces: Piece[] = [];
  let percent = false;
  for (const [, quoted, escaped, sign] of format.matchAll(/"([^"]*)"|\\(.)|\[[^[\]]*\]|[_*].|(.)/gs)) {
    if (sign === ";") break;
    if (sign === "%") percent = true;
    pieces.push({ text: quoted ?? escaped ?? sign ?? "", number: sign !== undefined && NUMBER.test(sign) });
  }
  return { pieces: pieces.filter(({ text }) => text !== ""), percent };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

function zerosIn(text: string): number {
  return text.replace(/[^0]/g, "").length;
}

/** Reads a format. A number with a fraction or an exponent is shown without them. */
export function parseFormat(format: string): NumberFormat {
  const { pieces, percent } = piecesOf(format);
  const code = textOf(pieces.filter(({ number }) => number));
  const first = pieces.findIndex(({ number }) => number);
  const last = pieces.findLastIndex(({ number }) => number);
  const places = first < 0 ? [] : pieces.slice(first, last + 1);
  const [, whole = "", some = ""] = /^([#?,0]*[#?0])(?:\.([#?0]+))?$/.exec(code) ?? [];
  const most = Math.min(some.length, MOST_DECIMALS);
  // Millions, fractions and exponents are shown as their number is stored, without the texts that belong to how they look.
  const isRead = whole !== "" || !/[0#?]/.test(code);
  const decimals = { whole: zerosIn(whole), least: Math.min(zerosIn(some), most), most };
  return {
    date: /[dmy]/i.test(code) && DATE_LETTERS.test(code.replace(/\P{L}/gu, "")),
    percent,
    before: isRead ? textOf(pieces.slice(0, Math.max(first, 0))) : "",
    after: isRead && first >= 0 ? textOf(pieces.slice(last + 1)) : "",
    places: whole !== "" && some === "" && !whole.includes(",") ? places : null,
    decimals: whole !== "" && places.every(({ number }) => number) ? decimals : null,
  };
}

/** The number formats of the cell styles, in order. */
export function parseNumberFormats(styles: string): NumberFormat[] {
  const told = mapElements(styles, "numFmt", tableLimits.formats, ({ tag }) => {
    const code = attributeOf(tag, "formatCode") ?? "";
    return [Number(attributeOf(tag, "numFmtId")), parseFormat(code.length > MOST_FORMAT ? "" : code)] as const;
  });
  const own = new Map(told);
  const [cells] = elements(styles, "cellXfs");
  return mapElements(cells?.inside ?? "", "xf", tableLimits.formats, ({ tag }) => {
    const id = Number(attributeOf(tag, "numFmtId") ?? 0);
    const date = (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
    return own.get(id) ?? parseFormat(date ? "d/m/yyyy" : (BUILT_IN[id] ?? ""));
  });
}

function dateOf(days: number): string {
  const date = new Date(EPOCH + Math.floor(days) * DAY_MS);
  return Number.isNaN(date.getTime())
    ? String(days)
    : [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].join("/");
}

/** Puts digits in their places, from the last one to the first, which takes all that are left. */
function inPlaces(digits: string, places: readonly Piece[]): string {
  let [shown, rest] = ["", digits];
  for (const [index, { text, number }] of [...places.entries()].reverse()) {
    if (number) {
      const digit = index === 0 ? rest : rest.slice(-1);
      shown = (digit === "" && text === "0" ? "0" : digit) + shown;
      rest = rest.slice(0, -1);
    } else shown = text + shown;
  }
  return shown;
}

/** The digits of a number that is not negative. */
function digitsOf(number: number, { places, decimals }: NumberFormat): string {
  const rounded = number.toFixed(0);
  if (places && /^\d+$/.test(rounded)) return inPlaces(rounded, places);
  if (!decimals) return String(Number(number.toPrecision(15)));
  const [whole = "", some = ""] = number.toFixed(decimals.most).split(".");
  let behind = some;
  while (behind.length > decimals.least && behind.endsWith("0")) behind = behind.slice(0, -1);
  return whole.padStart(decimals.whole, "0") + (behind && `.${behind}`);
}

/** Whether a cell's value is a number that is shown as a date. */
export function isDate(value: string, format?: NumberFormat): boolean {
  return format?.date === true && Number.isFinite(Number(value));
}

/**
 * A number as its cell shows it in Colombia: with the leading zeros of a format such as 00000, its decimals, a decimal
 * comma, its per cent, and the texts that the format has around it. No thousands separators: the numbers here are codes.
 * One that has lost digits is shown as Excel shortens it, so that it is known: 1,23456789012345E+15.
 */
export function formatLikeExcel(value: string, format: NumberFormat = parseFormat("")): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (format.date) return dateOf(number);
  if (Math.abs(number) >= SIXTEEN_DIGITS) return number.toExponential(14).replace(".", ",").toUpperCase();
  const shown = format.percent ? Number((number * 100).toPrecision(15)) : number;
  const digits = digitsOf(Math.abs(shown), format).replace(".", ",");
  return `${shown < 0 ? "-" : ""}${format.before}${digits}${format.after}`.trim();
}
