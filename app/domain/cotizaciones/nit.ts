/** Weights of a NIT's digits from the right, as the DIAN publishes them. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT without it. */
function nitCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return rest > 1 ? 11 - rest : rest;
}

/**
 * A NIT as it is stored, 900123456-8, from how people type it: with its name, points, spaces, or its check digit after a
 * hyphen or a dash.
 * Ten digits without a hyphen are nine with their check digit where that fits; otherwise they are somebody's cédula.
 * Null when it is none, or when its check digit is another.
 */
export function nitText(typed: string): string | null {
  const compact = typed
    .replace(/^\s*nit\b/i, "")
    .replace(/[.:\s]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
  const [, digits = "", check = ""] = /^(\d{6,14})(?:-(\d))?$/.exec(compact) ?? [];
  if (digits === "") return null;
  if (check !== "") return nitCheckDigit(digits) === Number(check) ? `${digits}-${check}` : null;
  const [front, last] = [digits.slice(0, -1), Number(digits.at(-1))];
  if (digits.length === 10 && /^[89]/.test(digits)) return nitCheckDigit(front) === last ? `${front}-${last}` : null;
  return digits.length >= 6 && digits.length <= 10 ? digits : null;
}
