import { isInch, type Medible, PARTS, toThousandths } from "./medidas";

/** The fractions of an inch by their decimals, to three: 1/16 is 0,063. */
const FRACTIONS = new Map(
  Array.from({ length: 63 }, (_, at) => at + 1).map((part) => {
    const parts = PARTS.find((one) => (part * one) % 64 === 0) ?? 64;
    return [String(toThousandths(part / 64)).slice(2), `${(part * parts) / 64}/${parts}`];
  }),
);

/**
 * A number as the pages of the site show it: of inches the fraction it is, 1 3/4 for 1,75. It is stored, edited and
 * exported as a decimal, for a spreadsheet makes a date of 3/4.
 */
export function numeroPublico(texto: string, { unidad }: Pick<Medible, "unidad">): string {
  const [whole = "", decimals = ""] = texto.split(",");
  const fraction = FRACTIONS.get(decimals);
  if (fraction === undefined || !isInch(unidad) || texto.startsWith("-")) return texto;
  return whole === "0" ? fraction : `${whole} ${fraction}`;
}
