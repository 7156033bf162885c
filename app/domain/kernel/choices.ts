/** Value of a select's empty choice, which may never be '' (DEC 29). */
export const SELECCIONE = "__seleccione__";
/** Value of the choice "all" in a filter. */
export const TODAS = "__todas__";

/** Largest id of a row, on both databases. */
export const LARGEST_ID = 2_147_483_647;

/** The id that an address or a form's text holds; undefined for anything else. */
export function readId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}
