/**
 * The ids with one of them moved to a position (0-based, held inside the list). The caller renumbers them 1..N.
 * Returns null when the id is not in the list: the set of rows has changed meanwhile (decision 26).
 */
export function moved(ids: readonly number[], id: number, position: number): number[] | null {
  if (!ids.includes(id)) return null;
  const rest = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(position, rest.length));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
