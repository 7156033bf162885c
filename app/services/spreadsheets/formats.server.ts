import { tableLimits } from "./table.server";
import { allOf, attributeOf, elements } from "./xml.server";

/** The formats that spreadsheets know without being told, as far as they show a number in another way. */
const BUILT_IN: Record<number, string> = { 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%" };
const DAY_MS = 86_400_000;
/** Day 0 of Excel's count, which has a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Signs of a format in Excel; a longer one shows numbers as they are. */
const MOST_FORMAT = 255;
/** Decimals that Excel shows. */
const MOST_DECIMALS = 30;

/** The number format of each cell style, in their order. */
export function formatsOf(styles: string): string[] {
  const told = allOf(styles, "numFmt", tableLimits.formats, ({ tag }) => {
    const code = attributeOf(tag, "formatCode") ?? "";
    return [Number(attributeOf(tag, "numFmtId")), code.length > MOST_FORMAT ? "" : code] as const;
  });
  const own = new Map(told);
  const [cells] = elements(styles, "cellXfs");
  return allOf(cells?.inside ?? "", "xf", tableLimits.formats, ({ tag }) => {
    const id = Number(attributeOf(tag, "numFmtId") ?? 0);
    const date = (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
    return own.get(id) ?? (date ? "d/m/yyyy" : (BUILT_IN[id] ?? ""));
  });
}

/** A format without texts, colours and what only negative numbers get. */
function bare(format: string): string {
  return (format.split(";")[0] ?? "").replace(/"[^"]*"|\\.|\[[^[\]]*\]|_./g, "");
}

function dateOf(days: number): string {
  const date = new Date(EPOCH + Math.floor(days) * DAY_MS);
  return Number.isNaN(date.getTime())
    ? String(days)
    : [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()].join("/");
}

/**
 * A number as its cell shows it in Colombia: leading zeros of a format like 00000, its decimals, a comma before them;
 * without points between thousands, since what is numbered here are codes.
 */
export function shownNumber(value: string, format = ""): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const code = bare(format);
  if (/[dmy]/i.test(code)) return dateOf(number);
  const zeros = /^0{2,}$/.test(code) ? code.length : 0;
  if (zeros > 0) return `${number < 0 ? "-" : ""}${String(Math.round(Math.abs(number))).padStart(zeros, "0")}`;
  const decimals = /^[#,0]*0(?:\.(0+))?$/.exec(code);
  const plain = decimals
    ? number.toFixed(Math.min(decimals[1]?.length ?? 0, MOST_DECIMALS))
    : String(Number(number.toPrecision(15)));
  return plain.replace(".", ",");
}
