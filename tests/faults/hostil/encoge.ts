import type { Entrada } from "./entrada";

/** Most requests spent on reducing one input. */
const TRIES = 60;

/** Yields the input with one part removed, for every part. */
function* smaller(input: Entrada): Generator<Entrada> {
  const { body, heads, query } = input;
  if (body) yield { ...input, body: null };
  for (const index of heads.keys()) yield { ...input, heads: heads.toSpliced(index, 1) };
  for (const index of query.keys()) yield { ...input, query: query.toSpliced(index, 1) };
  if (!body) return;
  const { type, parts } = body;
  for (const index of parts.keys()) yield { ...input, body: { type, parts: parts.toSpliced(index, 1) } };
}

/**
 * The smallest input found that still fails: removes part after part until no removal works or the tries are used up.
 */
export async function shrunk(input: Entrada, fails: (input: Entrada) => Promise<boolean>): Promise<Entrada> {
  let [found, tries] = [input, 0];
  for (let again = true; again;) {
    again = false;
    for (const less of smaller(found)) {
      if ((tries += 1) > TRIES) return found;
      if (!(await fails(less))) continue;
      [found, again] = [less, true];
      break;
    }
  }
  return found;
}
