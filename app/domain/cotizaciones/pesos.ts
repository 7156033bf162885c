import { formatNumber } from "~/domain/kernel/text";

/** Rates of IVA, in per cent; the first is the usual one. */
export const tarifasIva = [19, 5, 0] as const;

/** Largest unit price, in centavos: 999.999.999 pesos. */
export const MAX_PRECIO = 99_999_999_900;
/** Largest sum of an answer without IVA, in centavos: up to here every sum is exact. */
export const MAX_TOTAL = 10_000_000_000_000;

/** Reads a price in pesos as Colombians write it, "38.500" or "$ 38500,50", in centavos; null for anything else. */
export function readPesos(typed: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:\.\d{3}){1,3}|\d{1,9})(?:,(\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  const [, whole = "", decimals = ""] = found;
  const centavos = Number(whole.replaceAll(".", "")) * 100 + Number(decimals.padEnd(2, "0"));
  return centavos <= MAX_PRECIO ? centavos : null;
}

/** Centavos as they are typed: "38.500", "38.500,50". */
export function pesosText(centavos: number): string {
  const rest = centavos % 100;
  return formatNumber((centavos - rest) / 100) + (rest > 0 ? `,${String(rest).padStart(2, "0")}` : "");
}

/** Centavos as Colombians write pesos: "$ 1.234.500". */
export function formatPesos(centavos: number): string {
  return `$\u00a0${pesosText(centavos)}`;
}

/**
 * The IVA of an amount, both in centavos; `tarifa` in per cent. Rounded to the centavo, a half to the even one, as
 * lines of an electronic invoice are.
 */
export function ivaOf(centavos: number, tarifa: number): number {
  const hundredths = centavos * tarifa;
  const rest = hundredths % 100;
  const whole = (hundredths - rest) / 100;
  return rest > 50 || (rest === 50 && whole % 2 === 1) ? whole + 1 : whole;
}
