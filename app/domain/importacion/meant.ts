import { type Named, rowLike } from "~/domain/vehiculos/names";
import { toClave } from "~/domain/kernel/text";

/** Most unknown names of a file for which the one that may be meant is looked for. */
const MOST = 200;

function onlyLike(rows: readonly Named[], text: string): string | undefined {
  const like = rowLike(rows, text);
  const another = rowLike(
    rows.filter((one) => one !== like),
    text,
  );
  return another ? undefined : like?.nombre;
}

/**
 * Makes the function that finds the one name, of some rows, that an unknown text in a file may mean; of several none.
 * `place` tells these rows from others: each text is looked for once among them.
 */
export function meantFinder() {
  const known = new Map<string, string | undefined>();
  return (place: string, rows: readonly Named[], text: string): string | undefined => {
    const key = JSON.stringify([place, toClave(text)]);
    if (!known.has(key) && known.size < MOST) known.set(key, onlyLike(rows, text));
    return known.get(key);
  };
}
export type MeantFinder = ReturnType<typeof meantFinder>;
