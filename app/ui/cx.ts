/** Joins class lists; leaves out what is false or undefined. */
export function cx(...lists: readonly (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(" ");
}
