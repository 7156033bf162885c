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

/** The number formats of the cell styles, in order. */
export function parseNumberFormats(styles: string): string[] {
  const told = mapElements(styles, "numFmt", tableLimits.formats, ({ tag }) => {
    const code = attributeOf(tag, "formatCode") ?? "";
    return [Number(attributeOf(tag, "numFmtId")), code.length > MOST_FORMAT ? "" : code] as const;
  });
  const own = new Map(told);
  const [cells] = elements(styles, "cellXfs");
  return mapElements(cells?.inside ?? "", "xf", tableLimits.formats, ({ tag }) => {
    const id = Number(attributeOf(tag, "numFmtId") ?? 0);
    const date = (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
    return own.get(id) ?? (date ? "d/m/yyyy" : (BUILT_IN[id] ?? ""));
  });
}

/** The part of a format for positive numbers, without literal texts and colours. */
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
 * A number as its cell shows it in Colombia: with the leading zeros of a format such as 00000, its decimals, and a
 * decimal comma. No thousands separators: the numbers here are codes.
 */
export function formatLikeExcel(value: string, format = ""): string {
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
